import { useEffect, useRef } from "react";
import { watch } from "#client/live.ts";
import type { Words } from "#kernel/words.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";

type News = { readonly personId: number; readonly name: string; readonly revision: number };

/**
 * Somebody else has saved meanwhile what is edited here at this revision: the last save wins, and whoever is about to make it knows. `otherSaved` is
 * said with their name.
 */
export function useNewsOfOthers(
  topic: string,
  otherSaved: Words,
  { revision, me }: { readonly revision: number; readonly me: number | null },
): void {
  const say = useSay();
  const { tell } = useNotices();
  const latest = useRef({ say, tell });
  latest.current = { say, tell };
  useEffect(() => {
    let take = () => {};
    const leave = watch(topic, {
      onData: (data) => {
        const { personId, name, revision: saved } = data as News;
        const text = latest.current.say(otherSaved, { name });
        if (saved > revision && personId !== me) take = latest.current.tell({ kind: "error", text });
      },
    });
    // What is said of an edit that is over would be wrong: it was saved, or is edited no longer.
    return () => {
      leave();
      take();
    };
  }, [topic, otherSaved, revision, me]);
}
