import { type RefObject, useEffect, useState } from "react";

/** Windows above and below the visible one in which rows of a very long list are kept. */
const kept = 6;

/**
 * The height of a part of a very long list that is far from what is seen, whose rows are taken away until somebody comes near; null while they stand there. Where
 * somebody has done something they stay, as does what they see of it.
 */
export function useFolded(part: RefObject<HTMLElement | null>, mayFold: boolean): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const element = part.current;
    if (!mayFold || !element || typeof IntersectionObserver === "undefined") return;
    const stop = new AbortController();
    const { signal } = stop;
    let isUsed = false;
    for (const kind of ["click", "focusin"])
      element.addEventListener(kind, () => void (isUsed = true), { signal });
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (!last || isUsed) return;
        setHeight(last.isIntersecting ? null : last.boundingClientRect.height);
      },
      { rootMargin: `${kept * 100}% 0px` },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      stop.abort();
      setHeight(null);
    };
  }, [part, mayFold]);
  return mayFold ? height : null;
}
