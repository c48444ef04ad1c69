import { type RefObject, useEffect } from "react";
import { isMacKeyboard } from "#client/command-keys.ts";
import type { CommandsHere } from "#client/commands-here.ts";
import { offerOf } from "#client/offers.ts";
import type { Bundle } from "#kernel/bundle.ts";
import type { Command } from "#kernel/command.ts";
import type { Frame } from "#kernel/frame.ts";
import { commandOf, commandsFor } from "./command-for.ts";
import { commands } from "./commands.ts";
import { factsOf } from "./facts-of.ts";
import { tools } from "./tools.ts";
import { isForOthers } from "./where-pressed.ts";

/** Hears the keys of commands, beginning with those that were pressed before the script had come. */
export function useCommandKeys(shown: RefObject<Bundle<Frame>>, here: CommandsHere): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const facts = factsOf(shown.current);
      const command = commandOf(commandsFor(commands, facts), event, isMacKeyboard());
      if (!command || !isMeant(command, event)) return;
      event.preventDefault();
      command.perform(tools, facts);
    }
    document.addEventListener("keydown", press);
    const stop = takeOver(here);
    return () => {
      document.removeEventListener("keydown", press);
      stop();
    };
  }, [shown, here]);
}

/** What is on the screen may know better than the rule for all where its keys are meant for it. */
function isMeant({ name }: Command, press: KeyboardEvent): boolean {
  return offerOf(name)?.accepts?.(press) ?? !isForOthers(press);
}

/** Does what was asked for until now (early-keys.ts). */
function takeOver(here: CommandsHere): () => void {
  const { dataset } = document.documentElement;
  const name = dataset["early"];
  delete dataset["early"];
  dataset["commands"] = "";
  here()
    .find((command) => command.name === name)
    ?.perform();
  return () => delete dataset["commands"];
}
