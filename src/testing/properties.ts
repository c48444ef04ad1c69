import fc from "fast-check";

/** A list as short as this is tried as a whole, unless whoever tries it says otherwise. */
const wholeList = 12;

/** How many inputs a property is tried with: all of them, or the share of them that is enough for the quick checks. */
export function tries(all: number): number {
  return Math.ceil(all * Number(process.env["ATRIUM_TRIES"] ?? 1));
}

/** All of a list, or as many of a long one as `tries` says, `least` or more, evenly spread over it. */
export function some<Item>(all: readonly Item[], least = wholeList): readonly Item[] {
  const count = Math.min(all.length, Math.max(least, tries(all.length)));
  return Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)] as Item);
}

// Every run of the tests tries the same inputs; ATRIUM_SEED tries others, to look for what these do not find.
fc.configureGlobal({ seed: Number(process.env["ATRIUM_SEED"] ?? 20261121), numRuns: tries(100) });
