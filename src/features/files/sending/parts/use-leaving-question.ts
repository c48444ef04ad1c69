import { useEffect } from "react";
import { askBeforeLeaving } from "#client/leaving.ts";
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
