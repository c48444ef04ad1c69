import type { Box } from "./editor.ts";

const margin = 8;
const gap = 8;

/**
 * Puts something small above a place of the window, or below it where there is no room, and never outside the window.
 * On a phone the styles put it at the bottom instead, above the keyboard on the screen.
 */
export function placeNear(
  element: HTMLElement,
  { left, top, bottom }: Box,
  prefers: "above" | "below" = "above",
): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const isRightToLeft = getComputedStyle(element).direction === "rtl";
  const inline = isRightToLeft ? clientWidth - left - element.offsetWidth : left;
  const above = top - gap - element.offsetHeight;
  const below = bottom + gap;
  const fitsBelow = below + element.offsetHeight <= clientHeight - margin;
  const isAbove = prefers === "above" ? above >= margin : !fitsBelow && above >= margin;
  const keyboard = visualViewport ? innerHeight - visualViewport.height - visualViewport.offsetTop : 0;
  element.style.setProperty("--inline", `${within(inline, clientWidth - margin - element.offsetWidth)}px`);
  element.style.setProperty(
    "--block",
    `${within(isAbove ? above : below, clientHeight - element.offsetHeight)}px`,
  );
  element.style.setProperty("--keyboard", `${Math.max(0, keyboard)}px`);
}

/** Hears when the keyboard on the screen comes, goes or is scrolled past; gives the way to stop. */
export function onViewport(changed: () => void): () => void {
  const viewport = window.visualViewport;
  for (const name of ["resize", "scroll"] as const) viewport?.addEventListener(name, changed);
  return () => {
    for (const name of ["resize", "scroll"] as const) viewport?.removeEventListener(name, changed);
  };
}

function within(place: number, most: number): number {
  return Math.round(Math.max(margin, Math.min(place, most)));
}
