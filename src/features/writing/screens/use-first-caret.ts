import { useEffect, useRef } from "react";
import { earlyLetters } from "#client/early-letters.ts";
import { blockInHash } from "#features/pages/model/block-anchor.ts";
import type { CaretInWords } from "../canvas/screens/caret-in-words.ts";
import type { CanvasCaret } from "../canvas/screens/use-caret-taker.ts";
import type { EditSlots } from "../parts/edit-page.tsx";
import type { RunningSession } from "../tab/running-session.ts";

/**
 * Where the caret goes on a new canvas: at first to the block that the address names, else behind the text that the page begins
 * with; where the draft started anew, to the words where it stood. Else the bar has the focus, and nothing is selected: the first
 * letter begins in the first text (keys-on-nothing.ts), also on a screen that is touched and has a keyboard.
 */
export function useFirstCaret(session: RunningSession | null, slots: EditSlots) {
  const cameFrom = useRef<string | null>(undefined);
  const stood = useRef<CaretInWords>(null);
  const letters = useRef<() => string>(() => "");
  const caret = useRef<CanvasCaret>(null);

  useEffect(
    () =>
      session?.subscribe(() => {
        if (session.state().phase !== "over" || stood.current) return;
        const place = focusedPlace(slots);
        cameFrom.current = place;
        stood.current = place === null ? null : (caret.current?.inWords(place) ?? null);
        if (stood.current) letters.current = lettersMeanwhile();
      }),
    [session, slots],
  );

  function takeCaret(taken: CanvasCaret | null): void {
    caret.current = taken;
    if (!taken) return;
    const [before, typed] = [stood.current, letters.current()];
    stood.current = null;
    letters.current = () => "";
    const from = cameFrom.current === undefined ? blockInHash(location.hash) : cameFrom.current;
    cameFrom.current = null;
    if (from === "title" || isTyping(slots)) return;
    // A screen that is touched would be half covered by the keyboard before anybody has chosen where to write.
    if (!matchMedia("(pointer: coarse)").matches) {
      if (before && taken.back(before, typed)) return;
      if (taken.put(from, from === null ? "end" : "start")) return;
    }
    if (isUnderWay()) return;
    slots.bar.querySelector<HTMLElement>(".writing-bar")?.focus({ preventScroll: true });
  }

  return { takeCaret, wasInTitle: () => cameFrom.current === "title", enter: () => caret.current?.put(null) };
}

/** The next life of a draft is there within a second as a rule. After so many milliseconds keys are not kept for it any more. */
const patience = 5000;

/** What somebody types while the canvas of the next life is on its way; whoever goes elsewhere types there. */
function lettersMeanwhile(): () => string {
  const end = earlyLetters();
  const stop = new AbortController();
  const ended = () => {
    clearTimeout(late);
    stop.abort();
    return end();
  };
  const late = setTimeout(ended, patience);
  addEventListener("pointerdown", ended, { signal: stop.signal, capture: true });
  return ended;
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
