import type { CommandHere } from "#client/commands-here.ts";
import type { Say } from "#kernel/language.ts";
import { openSearch } from "../commands/open-search.ts";
import { searchCommands } from "../commands/search-commands.ts";
import { matchingCommands } from "../model/matching-commands.ts";

export type FoundCommand = Pick<CommandHere, "name" | "keys" | "perform"> & { readonly label: string };

/** The commands of this moment for what is typed. Those that lead here are left out. */
export function foundCommands(
  typed: string,
  here: readonly CommandHere[],
  say: Say,
): readonly FoundCommand[] {
  const all = here
    .filter(({ name }) => name !== openSearch.name && name !== searchCommands.name)
    .map(({ name, keys, label, keywords, perform }) => {
      return { name, keys, perform, label: say(label), keywords: keywords ? say(keywords) : "" };
    });
  return matchingCommands(typed, all);
}
