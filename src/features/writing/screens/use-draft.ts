import { useEffect, useEffectEvent, useReducer, useState } from "react";
import { leaveInBrowser, openInBrowser } from "../tab/browser-session.ts";
import type { RunningSession } from "../tab/running-session.ts";
import type { Refused } from "../tab/wire.ts";

type PageOf = { readonly id: number; readonly address: string };

/**
 * The page's draft, open for as long as the component stands. When it starts anew (discarded, restored over, upgraded) the
 * session of the next epoch takes the place of the old one as soon as it is open.
 */
export function useDraft({ id: pageId, address }: PageOf, personId: number) {
  const [session, setSession] = useState<RunningSession | null>(null);
  const [failure, setFailure] = useState<Refused | null>(null);
  const [turn, again] = useReducer((turns: number) => turns + 1, 0);

  // A page that is published under another title is read elsewhere from then on.
  const leave = useEffectEvent((opened: RunningSession) =>
    leaveInBrowser(opened, { pageId, personId, address }),
  );

  useEffect(() => {
    let isGone = false;
    let mine: RunningSession | null = null;
    let stop = () => {};
    void openInBrowser({ pageId, personId }).then((opened) => {
      if (!opened.success) return isGone || setFailure(opened);
      if (isGone) return leave(opened);
      mine = opened;
      stop = opened.subscribe(() => opened.state().phase === "over" && again());
      setFailure(null);
      setSession(opened);
    });
    return () => {
      isGone = true;
      stop();
      if (mine) leave(mine);
    };
  }, [pageId, personId, turn]);

  return { session, failure, again };
}
