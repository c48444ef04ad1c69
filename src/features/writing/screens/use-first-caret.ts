import { useEffect, useRef } from "react";
import { blockInHash } from "#features/pages/model/block-anchor.ts";
import type { PutCaret } from "../canvas/screens/use-caret-taker.ts";
import type { EditSlots } from "../parts/edit-page.tsx";
import type { RunningSession } from "../tab/running-session.ts";

/**
 * Where the caret goes on a new canvas: at first to the block that the address names, else behind the text that the page begins
 * with; where the draft started anew, to where it stood. Else the bar has the focus, and nothing is selected.
 */
export function useFirstCaret(session: RunningSession | null, slots: EditSlots) {
  const cameFrom = useRef<string | null>(undefined);
  const caret = useRef<PutCaret>(null);

  useEffect(
    () =>
      session?.subscribe(() => {
        if (session.state().phase === "over") cameFrom.current = focusedPlace(slots);
      }),
    [session, slots],
  );

  function takeCaret(put: PutCaret | null): void {
    caret.current = put;
    if (!put) return;
    const from = cameFrom.current === undefined ? blockInHash(location.hash) : cameFrom.current;
    cameFrom.current = null;
    // A screen that is touched would be half covered by the keyboard before anybody has chosen where to write.
    if (from === "title" || isTyping(slots) || matchMedia("(pointer: coarse)").matches) return;
    if (put(from, from === null ? "end" : "start") || isUnderWay()) return;
    slots.bar.querySelector<HTMLElement>(".writing-bar")?.focus({ preventScroll: true });
  }

  return { takeCaret, wasInTitle: () => cameFrom.current === "title", enter: () => caret.current?.(null) };
}

/** Whoever has begun to search while edit mode was opening: the rest of their words would come to stand on the page. */
function isTyping({ body }: EditSlots): boolean {
  const { activeElement } = document;
  return (activeElement?.matches("input, textarea, select") && !body.contains(activeElement)) ?? false;
}

/** Whoever has gone on by keyboard while edit mode was opening stays where they are. */
function isUnderWay(): boolean {
  return document.activeElement?.matches("a, button, input") ?? false;
}

/** The id of the widget that has the focus, or the title. */
function focusedPlace({ body, title }: EditSlots): string | null {
  const { activeElement } = document;
  if (activeElement && title.contains(activeElement)) return "title";
  if (!activeElement || !body.contains(activeElement)) return null;
  return activeElement.closest("[data-widget]")?.getAttribute("data-widget") ?? null;
}
