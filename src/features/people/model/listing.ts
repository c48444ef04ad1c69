/** The orders of the directory. */
export const peopleSorts = ["name", "position", "role"] as const;
export type PeopleSort = (typeof peopleSorts)[number];

/** Cards, a table with a line for each person, or the chart of who reports to whom. */
export const peopleViews = ["cards", "table", "chart"] as const;
export type PeopleView = (typeof peopleViews)[number];

/** What of the directory is asked for. */
export type Listing = {
  readonly q: string;
  /** The list begins with the names that begin so. */
  readonly from: string;
  readonly sort: PeopleSort;
  readonly view: PeopleView;
  /** Of the people of this group alone. */
  readonly groupId: number | null;
};

export const wholeListing: Listing = {
  q: "",
  from: "",
  sort: "name",
  view: "cards",
  groupId: null,
};

/** The address of the directory as it is asked for; what is as it always is stands in none. */
export function listingAddress(listing: Partial<Listing>, all = false): string {
  const { q, from, sort, view, groupId } = { ...wholeListing, ...listing };
  const query = [
    groupId !== null && `group=${groupId}`,
    q !== "" && `q=${encodeURIComponent(q)}`,
    from !== "" && `from=${encodeURIComponent(from)}`,
    sort !== "name" && `sort=${sort}`,
    view !== "cards" && `view=${view}`,
    all && "all=yes",
  ]
    .filter(Boolean)
    .join("&");
  return query === "" ? "/people/" : `/people/?${query}`;
}

/** The chart, opened down to somebody. */
export function chartAddress(personId: number | null): string {
  return `/people/?view=chart${personId === null ? "" : `&person=${personId}`}`;
}

/** Whoever is looked for in the chart is found in the list. */
export function asList<Asked extends { readonly view: PeopleView }>(asked: Asked): Asked {
  return asked.view === "chart" ? { ...asked, view: "cards" } : asked;
}

type Named = { readonly name: string };

/** People by the letter that their names begin with; in another order, or where few were looked for, they stand together. */
export function byLetter<Person extends Named>(
  people: readonly Person[],
  letterOf: (name: string) => string,
): { readonly letter: string; readonly people: readonly Person[] }[] {
  const groups: { letter: string; people: Person[] }[] = [];
  for (const person of people) {
    const letter = letterOf(person.name);
    const last = groups.at(-1);
    if (last?.letter === letter) last.people.push(person);
    else groups.push({ letter, people: [person] });
  }
  return groups;
}
