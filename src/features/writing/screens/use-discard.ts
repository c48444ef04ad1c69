import { useRef } from "react";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { draftWords } from "../wording.ts";
import type { RunningSession } from "../tab/running-session.ts";

/** Throws away what is not published; the notice brings it back. */
export function useDiscard(session: RunningSession): () => Promise<void> {
  const say = useSay();
  const { tell, fail } = useNotices();
  /** The session of the moment, for a notice that outlives the one it tells of. */
  const current = useRef(session);
  current.current = session;

  async function undo(epoch: number) {
    const trouble = await current.current.bringBack(epoch);
    if (trouble !== null) fail(trouble);
  }

  return async () => {
    const { epoch } = session;
    const trouble = await session.discard();
    if (trouble !== null) return fail(trouble);
    const back = { label: say(draftWords.undo), perform: () => void undo(epoch) };
    tell({ text: say(draftWords.discarded), undo: back });
  };
}
