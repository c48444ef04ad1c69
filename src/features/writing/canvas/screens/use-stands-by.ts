import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from "react";
import type { TypedText } from "#widgets/kit/editor.ts";
import { placeNear } from "#widgets/kit/place-near.ts";

/** Keeps an element by the sign that opened it: whatever moves the text moves the list. */
export function useStandsBy(place: RefObject<HTMLElement | null>, typed: TypedText): void {
  const put = useEffectEvent(() => {
    const box = typed.box();
    if (place.current && box) placeNear(place.current, box, "below");
  });

  useLayoutEffect(() => put());

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const follow = () => put();
    addEventListener("scroll", follow, { capture: true, passive: true, signal });
    addEventListener("resize", follow, { signal });
    visualViewport?.addEventListener("resize", follow, { signal });
    visualViewport?.addEventListener("scroll", follow, { signal });
    return () => listening.abort();
  }, []);
}
