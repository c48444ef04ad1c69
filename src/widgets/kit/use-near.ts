import { type RefObject, useEffect, useLayoutEffect } from "react";
import type { Box } from "./editor.ts";
import { onViewport, placeNear } from "./place-near.ts";

/** Keeps something small near a place of the window; on a phone above the keyboard, also when that comes later. */
export function useNear(place: RefObject<HTMLElement | null>, near: Box): void {
  useLayoutEffect(() => {
    if (place.current) placeNear(place.current, near);
  });
  useEffect(() => onViewport(() => place.current && placeNear(place.current, near)), [place, near]);
}
