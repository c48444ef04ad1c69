import { keepSearch } from "#client/recent-searches.ts";
import { foundCommands } from "./found-commands.ts";
import { SearchResults } from "./search-results.tsx";

/** What the search box needs once somebody has entered it. */
export const resultsPart = { SearchResults, foundCommands, keepSearch };
export type ResultsPart = typeof resultsPart;
