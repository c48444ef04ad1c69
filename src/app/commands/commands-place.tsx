import { type ReactNode, useCallback, useRef } from "react";
import { isMacKeyboard, keysShown } from "#client/command-keys.ts";
import { type CommandHere, type CommandsHere, CommandsHereContext } from "#client/commands-here.ts";
import { offerOf, useOffer } from "#client/offers.ts";
import { showShortcuts } from "#features/menu/commands/show-shortcuts.ts";
import type { Bundle } from "#kernel/bundle.ts";
import type { Command, CommandFacts } from "#kernel/command.ts";
import type { Frame } from "#kernel/frame.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { commandsFor } from "./command-for.ts";
import { commands } from "./commands.ts";
import { factsOf } from "./facts-of.ts";
import { tools } from "./tools.ts";
import { usePalette } from "./use-palette.tsx";
import { useCommandKeys } from "./use-command-keys.ts";

/** Hears the keys of commands, and tells everything below it which commands there are here and now. */
export function CommandsPlace({ bundle, children }: { bundle: Bundle<Frame>; children: ReactNode }) {
  const { open } = useDialogs();
  const shown = useRef(bundle);
  shown.current = bundle;

  const here = useCallback<CommandsHere>(() => {
    const facts = factsOf(shown.current);
    return commandsFor(commands, facts)
      .filter(({ name }) => offerOf(name)?.isPossible?.() ?? true)
      .map((command) => ready(command, facts));
  }, []);

  function showKeys() {
    const withSignKeys = shown.current.frame.me?.signKeys ?? false;
    open(async () => {
      const { ShortcutsDialog } = await import("#features/menu/parts/shortcuts-dialog.tsx");
      return <ShortcutsDialog {...{ here, withSignKeys }} />;
    });
  }

  useOffer(showShortcuts.name, bundle.frame.me && { perform: showKeys });
  usePalette(shown, here);
  useCommandKeys(shown, here);

  return <CommandsHereContext value={here}>{children}</CommandsHereContext>;
}

function ready(command: Command, facts: CommandFacts): CommandHere {
  const isMac = isMacKeyboard();
  const keys = (command.keys ?? []).map((each) => keysShown(each, isMac));
  return { ...command, keys, perform: () => command.perform(tools, facts) };
}
