import { useEffect } from "react";
import { useSay } from "#ui/language.tsx";
import { sendingWords } from "../wording.ts";

/** Asks before somebody leaves the page while files are being sent; the browser alone can ask in time. */
export function useLeavingQuestion(isRunning: boolean): void {
  const say = useSay();
  useEffect(() => {
    if (!isRunning) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const askAtLinks = (event: MouseEvent) => {
      if (!leadsAway(event) || confirm(say(sendingWords.leave))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("beforeunload", ask);
    document.addEventListener("click", askAtLinks, true);
    return () => {
      removeEventListener("beforeunload", ask);
      document.removeEventListener("click", askAtLinks, true);
    };
  }, [isRunning, say]);
}

/** A link to another page of the site; the same page read or edited keeps the uploads. */
function leadsAway(event: MouseEvent): boolean {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.download || link.origin !== location.origin) return false;
  return link.pathname !== location.pathname;
}
