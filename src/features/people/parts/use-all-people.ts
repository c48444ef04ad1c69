import { useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import { readScreen } from "#client/read-screen.ts";
import { listingAddress } from "../model/listing.ts";

type List<Person> = { readonly q: string; readonly people: readonly Person[]; readonly count: number };
type State<Person> = {
  /** The screen that it was begun with. */
  readonly of: List<Person>;
  readonly people: readonly Person[];
  readonly reading: "no" | "under way" | "failed";
};

export type AllPeople<Person extends { readonly id: number }> = ReturnType<typeof useAllPeople<Person>>;

/**
 * The people of a list as far as they have come: a screen brings the first ones. When the same address is read anew, those behind them stay until they
 * have been read anew, too.
 */
export function useAllPeople<Person extends { readonly id: number }>(
  data: List<Person>,
  whole = wholeAt(data.q),
) {
  const begun = { of: data, people: data.people, reading: "no" as const };
  const [state, setState] = useState<State<Person>>(begun);
  const shown = state.of === data ? state : { ...begun, people: followed(data, state) };

  async function read(): Promise<readonly Person[]> {
    const listed = await readScreen<List<Person>>(whole).catch(() => null);
    const people = listed?.people ?? shown.people;
    // Whoever asked by keys goes on in the first of them.
    flushSync(() => setState({ ...begun, people, reading: listed ? "no" : "failed" }));
    return people;
  }

  const readAgain = useEffectEvent(() => {
    if (shown.people.length > data.people.length) void read();
  });
  useEffect(() => readAgain(), [data]);

  return {
    people: shown.people,
    left: Math.max(0, data.count - shown.people.length),
    isReading: shown.reading === "under way",
    hasFailed: shown.reading === "failed",
    /** Gives everybody whom the list shows; those that are there, where the others cannot be fetched. */
    bring(): Promise<readonly Person[]> {
      setState({ ...shown, reading: "under way" });
      return read();
    },
  };
}

/** Where all people of a list stand, for whoever has no script as well. */
export function wholeAt(q: string): string {
  return listingAddress({ q }, true);
}

/** The first ones anew, and those that had come behind them, where there are any still. */
function followed<Person extends { readonly id: number }>(
  { people: first, count }: List<Person>,
  before: State<Person>,
) {
  if (count === first.length) return first;
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...before.people.slice(before.of.people.length).filter(({ id }) => !ids.has(id))];
}
