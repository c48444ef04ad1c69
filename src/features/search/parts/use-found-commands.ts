import { type CommandHere, useCommandsHere } from "#client/commands-here.ts";
import { useSay } from "#ui/language.tsx";
import { matchingCommands } from "../model/matching-commands.ts";
import { openSearch } from "../commands/open-search.ts";
import { searchCommands } from "../commands/search-commands.ts";

export type FoundCommand = Pick<CommandHere, "name" | "keys" | "perform"> & { readonly label: string };

/** The commands for what is typed, unless only pages and people are searched. Those that lead here are left out. */
export function useFoundCommands(typed: string, isWanted: boolean): readonly FoundCommand[] {
  const say = useSay();
  const here = useCommandsHere();
  if (!isWanted) return [];
  const all = here()
    .filter(({ name }) => name !== openSearch.name && name !== searchCommands.name)
    .map(({ name, keys, label, keywords, perform }) => {
      return { name, keys, perform, label: say(label), keywords: keywords ? say(keywords) : "" };
    });
  return matchingCommands(typed, all);
}
