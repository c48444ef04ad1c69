import { useEffect, useState } from "react";
import { afterPause } from "#client/after-pause.ts";
import { readScreenOfSite } from "#client/read-screen.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { listingAddress } from "../../model/listing.ts";
import type { PersonShown, peopleScreen } from "../../screen.ts";

/** As many as are looked over at once. */
const foundMost = 5;
const pause = 200;

type Found = { readonly people: readonly PersonShown[]; readonly hasFailed: boolean };
const nobodyFound: Found = { people: [], hasFailed: false };

/** People of the whole site whose name holds what was typed, but for some. */
export function useFoundPeople(typed: string, without: readonly number[], withExternals: boolean): Found {
  const [found, setFound] = useState(nobodyFound);
  const left = without.join();
  useEffect(() => {
    if (typed === "") return;
    return afterPause(pause, async (signal) => {
      const read = readScreenOfSite<ScreenData<typeof peopleScreen>>(listingAddress({ q: typed }));
      const listed = await read.catch(() => null);
      if (signal.aborted) return;
      const gone = new Set(left.split(",").map(Number));
      const people = (listed?.people ?? []).filter(
        ({ id, role }) => !gone.has(id) && (withExternals || role !== "external"),
      );
      setFound({ people: people.slice(0, foundMost), hasFailed: listed === null });
    });
  }, [typed, left, withExternals]);
  return typed === "" ? nobodyFound : found;
}
