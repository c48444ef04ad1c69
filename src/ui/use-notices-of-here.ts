import { useCallback, useEffect, useRef } from "react";
import { type NoticeText, useNotices } from "./notices-host.tsx";

/** Tells of what is done here: what still stands when the asking component goes, leaves with it, since its Undo would find nothing any more. Gives the way to take it away sooner. */
export function useNoticesOfHere(): (notice: NoticeText) => () => void {
  const { tell } = useNotices();
  const told = useRef(new Map<NoticeText["kind"], () => void>());
  useEffect(() => {
    const all = told.current;
    return () => {
      for (const takeAway of all.values()) takeAway();
    };
  }, []);
  return useCallback(
    (notice) => {
      const takeAway = tell(notice);
      told.current.set(notice.kind, takeAway);
      return takeAway;
    },
    [tell],
  );
}
