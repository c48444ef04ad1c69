import { useEffect, useRef } from "react";
import { askBeforeLeaving } from "./leaving.ts";

/** What is said on the way out: `discards` asks whether changes are given up, `waits` says that they are just being saved. */
export type UnsavedQuestion = { readonly discards: () => Promise<boolean>; readonly waits: () => void };

/**
 * Asks before changes are lost: by a link, a step back, or a reload, of which the browser alone can ask in time. While they are
 * being saved nobody leaves (PDLG-14). Gives what to call when everything is saved and the screen is left: nobody is asked from
 * then on.
 */
export function useUnsaved(
  now: { readonly isChanged: boolean; readonly isSaving: boolean },
  question: UnsavedQuestion,
): (isSaved?: boolean) => void {
  const latest = useRef({ ...now, question, isSaved: false });
  latest.current = { ...latest.current, ...now, question };
  const isHeld = now.isChanged || now.isSaving;

  useEffect(() => {
    if (!isHeld) return;
    const stop = askBeforeLeaving(() => {
      const { isSaved, isSaving, question: asked } = latest.current;
      if (isSaved) return true;
      if (!isSaving) return asked.discards();
      asked.waits();
      return false;
    });
    const hold = (event: BeforeUnloadEvent) => {
      if (!latest.current.isSaved) event.preventDefault();
    };
    addEventListener("beforeunload", hold);
    return () => {
      removeEventListener("beforeunload", hold);
      stop();
    };
  }, [isHeld]);

  return (isSaved = true) => {
    latest.current = { ...latest.current, isSaved };
  };
}
