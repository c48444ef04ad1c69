export type Named = { readonly name: string; readonly otherNames: string };

/** What some words find: first what is called so, then what has a word like them in its name, then what is also called so. */
export function foundIn<Item extends Named>(items: readonly Item[], words: string): Item[] {
  const wanted = plain(words);
  const rank = ({ name, otherNames }: Item) => {
    if (plain(name).startsWith(wanted)) return 0;
    if (
      plain(name)
        .split(/[\s()]+/)
        .some((each) => each.startsWith(wanted))
    )
      return 1;
    return plain(otherNames)
      .split(" ")
      .some((each) => each.startsWith(wanted))
      ? 2
      : null;
  };
  return items
    .map((item) => ({ item, rank: rank(item) }))
    .filter((each) => each.rank !== null)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ item }) => item);
}

/** As somebody types in a hurry: without capitals and accents, and with the letter x for "times". */
export function plain(words: string): string {
  return words.trim().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("×", "x").toLowerCase();
}
