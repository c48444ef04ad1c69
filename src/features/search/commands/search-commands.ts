import { searchCommandsName } from "#kernel/command-names.ts";
import { type Command, whereOffered } from "#kernel/command.ts";
import { searchCommandWords } from "../wording.ts";

/** The search of the top bar with the commands in it. */
export const searchCommands: Command = {
  ...whereOffered(searchCommandsName),
  group: "general",
  label: searchCommandWords.searchCommands,
  keys: ["mod+k"],
};
