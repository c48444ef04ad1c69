import { useEffect, useRef, useState } from "react";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import type { RunningSession } from "../tab/running-session.ts";
import { draftWords } from "../wording.ts";
import { useBringBack, useOfferedLife } from "./use-discard.tsx";

/**
 * Tells that another person has discarded the draft in which this tab was writing, with a way to take it back. Gives a sentence that
 * stays as long as this life of the draft, for those who were not looking.
 */
export function useDiscardNews(session: RunningSession | null, personId: number): string | null {
  const say = useSay();
  const { tell } = useNotices();
  const bringBack = useBringBack(session);
  const offered = useOfferedLife(session);
  const before = useRef<RunningSession | null>(null);
  const [news, setNews] = useState<string | null>(null);

  useEffect(() => {
    const last = before.current;
    if (!session || session === last) return;
    before.current = session;
    const { discarded } = session;
    const isNews = last && discarded && discarded.epoch >= last.epoch && !last.isDiscardedHere();
    if (!isNews) return setNews(null);
    const { epoch, byId, by } = discarded;
    const name = by ?? say(draftWords.formerMember);
    const isOwn = byId === personId;
    setNews(isOwn ? say(draftWords.discarded) : say(draftWords.discardedNote, { name }));
    const text = isOwn ? say(draftWords.discardedElsewhere) : say(draftWords.discardedBy, { name });
    const undo = { label: say(draftWords.undo), perform: () => bringBack(epoch) };
    offered(epoch, tell({ kind: "undo", text, undo }));
  }, [session, personId, say, tell, bringBack, offered]);

  return news;
}
