import { useEffect, useEffectEvent } from "react";
import { askBeforeFaceLeaves, askBeforeLeaving } from "#client/leaving.ts";
import { useSay } from "#ui/language.tsx";
import { sendingWords } from "../wording.ts";

/**
 * Asks before somebody leaves the page while files are being sent, by a link, a step back or a closed tab; of the last the
 * browser alone can ask in time.
 */
export function useLeavingQuestion(isRunning: boolean): void {
  const say = useSay();
  useEffect(() => {
    if (!isRunning) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const stop = askBeforeLeaving(() => confirm(say(sendingWords.leave)));
    addEventListener("beforeunload", ask);
    return () => {
      removeEventListener("beforeunload", ask);
      stop();
    };
  }, [isRunning, say]);
}

/** Asks before the page is shown in another face, of which `isAway` says whether it ends what the files are waited for. */
export function useFaceQuestion(isAsked: boolean, isAway: (target: URL) => boolean, question: string): void {
  const away = useEffectEvent(isAway);
  useEffect(() => {
    if (!isAsked) return;
    return askBeforeFaceLeaves((target) => !away(target) || confirm(question));
  }, [isAsked, question]);
}
