import { createContext, useContext } from "react";
import type { Command } from "#kernel/command.ts";

/** A command that can be performed here and now; its keys as they are shown on the keyboard at hand. */
export type CommandHere = Pick<Command, "name" | "group" | "label" | "keywords"> & {
  readonly keys: readonly string[];
  perform(): void;
};

/** Gives the commands of this moment, in the order of their groups. */
export type CommandsHere = () => readonly CommandHere[];

export const CommandsHereContext = createContext<CommandsHere>(() => []);

export function useCommandsHere(): CommandsHere {
  return useContext(CommandsHereContext);
}
