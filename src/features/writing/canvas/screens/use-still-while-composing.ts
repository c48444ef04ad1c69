import { type RefObject, useEffect } from "react";
import type { Canvas } from "./canvas.ts";

/** The editor cleans up behind a composition for so long. */
const composedAfter = 60;
/** Whoever composes word after word, as on phones, hears of others at least so often. */
const longest = 20_000;

/**
 * While letters are composed (accents, Japanese, keyboards of phones) this tab hears of nothing that others do: an element that is moved or
 * replaced ends the composition in it, and letters that come into a line which has gone elsewhere meanwhile would stay behind. They
 * are words under way like others', which the server takes along.
 */
export function useStillWhileComposing(
  { session: { hearing } }: Canvas,
  body: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const ended = new AbortController();
    let heldSince: number | null = null;
    let letsGo: ReturnType<typeof setTimeout> | undefined;
    const letGo = () => {
      heldSince = null;
      hearing.letGo();
    };
    const letGoIn = (pause: number) => {
      clearTimeout(letsGo);
      letsGo = setTimeout(letGo, pause);
    };
    const composes = ({ timeStamp }: Event) => {
      heldSince ??= timeStamp;
      hearing.hold();
      letGoIn(Math.max(0, heldSince + longest - timeStamp));
    };
    const options = { signal: ended.signal, capture: true };
    for (const event of ["compositionstart", "compositionupdate"])
      body.current?.addEventListener(event, composes, options);
    body.current?.addEventListener("compositionend", () => letGoIn(composedAfter), options);
    return () => {
      ended.abort();
      clearTimeout(letsGo);
      letGo();
    };
  }, [hearing, body]);
}
