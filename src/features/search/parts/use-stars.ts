import { useEffect, useState } from "react";
import { send } from "#client/call.ts";
import { loadMenuFolder } from "#features/menu/contract.ts";
import { type ListedItem, listAsked, listOf } from "#features/menu/model/opened-list.ts";

/** Shown until the next answer is there, so that the list does not grow again each time it opens. */
let latest: { readonly person: number; readonly stars: readonly ListedItem[] } | null = null;

/** The starred pages of this person, asked for once the list is open. */
export function useStars(person: number): { stars: readonly ListedItem[]; failed: boolean } {
  const [state, setState] = useState(() => {
    return { stars: latest?.person === person ? latest.stars : [], failed: false };
  });

  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => {
      const answer = await send(loadMenuFolder, listAsked("favorites"), { signal: stop.signal });
      if (stop.signal.aborted) return;
      if (!answer.success) return setState((now) => ({ ...now, failed: true }));
      const stars = listOf(answer);
      latest = { person, stars };
      setState({ stars, failed: false });
    };
    void ask();
    return () => stop.abort();
  }, [person]);

  return state;
}
