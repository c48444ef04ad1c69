import { useEffect, useReducer, useState } from "react";
import { leaveInBrowser, openInBrowser } from "../tab/browser-session.ts";
import type { RunningSession } from "../tab/running-session.ts";
import type { Refused } from "../tab/wire.ts";

/**
 * The page's draft, open for as long as the component stands. When it starts anew (discarded, restored over, upgraded) the
 * session of the next epoch takes the place of the old one as soon as it is open.
 */
export function useDraft(pageId: number, personId: number) {
  const [session, setSession] = useState<RunningSession | null>(null);
  const [failure, setFailure] = useState<Refused | null>(null);
  const [turn, again] = useReducer((turns: number) => turns + 1, 0);

  useEffect(() => {
    let isGone = false;
    let mine: RunningSession | null = null;
    let stop = () => {};
    void openInBrowser({ pageId, personId }).then((opened) => {
      if (!opened.success) return isGone || setFailure(opened);
      if (isGone) return leaveInBrowser(opened, { pageId, personId });
      mine = opened;
      stop = opened.subscribe(() => opened.state().phase === "over" && again());
      setFailure(null);
      setSession(opened);
    });
    return () => {
      isGone = true;
      stop();
      if (mine) leaveInBrowser(mine, { pageId, personId });
    };
  }, [pageId, personId, turn]);

  return { session, failure, again };
}
