import { useCallback, useEffect, useRef } from "react";
import { type NoticeText, useNotices } from "./notices-host.tsx";

/** Tells of what is done here: what still stands when the asking component goes, leaves with it, since its Undo would find nothing any more. */
export function useNoticesOfHere(): (notice: NoticeText) => void {
  const { tell } = useNotices();
  const told = useRef(new Map<NoticeText["kind"], () => void>());
  useEffect(() => {
    const all = told.current;
    return () => {
      for (const takeAway of all.values()) takeAway();
    };
  }, []);
  return useCallback((notice) => void told.current.set(notice.kind, tell(notice)), [tell]);
}
