import { type RefObject, useEffect, useLayoutEffect } from "react";

const gap = 12;

/** Puts each card of a margin beside its passage, below the one before it. Cards without a passage come last. */
export function usePlacedCards(
  list: RefObject<HTMLElement | null>,
  ranges: ReadonlyMap<string, Range>,
): void {
  useLayoutEffect(() => place(list.current, ranges));
  useEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => place(element, ranges));
    for (const card of element.children) observer.observe(card);
    if (element.closest("article")) observer.observe(element.closest("article") as Element);
    return () => observer.disconnect();
  });
}

function place(list: HTMLElement | null, ranges: ReadonlyMap<string, Range>): void {
  if (!list) return;
  const corner = list.getBoundingClientRect().top;
  const cards = [...list.querySelectorAll<HTMLElement>(":scope > [data-thread]")];
  let free = list.querySelector<HTMLElement>(":scope > .comments-head")?.offsetHeight ?? 0;
  for (const card of cards) {
    const range = ranges.get(card.dataset["thread"] ?? "");
    const wanted = range?.getBoundingClientRect ? range.getBoundingClientRect().top - corner : free;
    const top = Math.max(wanted, free);
    card.style.setProperty("--top", `${Math.round(top)}px`);
    free = top + card.offsetHeight + gap;
  }
}
