import { useEffect, type RefObject } from "react";
import * as Y from "yjs";
import { editors } from "#widgets/editors.ts";
import { faces } from "#widgets/faces.ts";
import type { CaretPlace, KindEditor } from "#widgets/kit/editor.ts";
import { type LettersAtCaret, lettersAtCaret, placeByLetters } from "#widgets/kit/letters-at-caret.ts";
import { markCaret, placeNow } from "#widgets/kit/moved-caret.ts";
import { typedInEditor } from "#widgets/kit/text-change.ts";
import { readingOrder } from "../model/reading-order.ts";
import { successorOf } from "../model/successor.ts";
import type { Canvas } from "./canvas.ts";
import { hearKeysOnNothing } from "./keys-on-nothing.ts";
import { isOnNothing } from "./on-nothing.ts";
import { boxBehindLetters, lettersBeforeCaret, textWithCaret } from "./letters-before.ts";

type HeldPlace = CaretPlace & { readonly around: Readonly<Record<keyof CaretPlace, LettersAtCaret>> };

/** Where somebody writes, in terms of the draft: the DOM forgets it whenever an element is replaced. */
type Held = {
  readonly id: string;
  /** By letters of the draft, in kinds that know them. */
  readonly place: HeldPlace | null;
  /** As they are seen, in kinds that do not know. Null where nobody has counted: that reads all of a text. */
  readonly letters: number | null;
  readonly order: readonly string[];
};

/**
 * Keeps the caret of this person over all that happens to the page: a change that takes the text under it away, a
 * colleague's or one's own, gives it back where its words are now.
 */
export function useHeldCaret(canvas: Canvas, body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { draft } = canvas.session;
    const caret = heldCaret(canvas, body);
    const ended = new AbortController();
    const options = { signal: ended.signal, capture: true };
    let asked = 0;
    let mayFollow = false;
    let isOnlyTyped = true;
    const note = (transaction: Y.Transaction) => {
      const isNoted = mayReplaceTexts(canvas, transaction) && caret.note();
      if (isNoted && transaction.origin === canvas.session.undo) mayFollow = true;
    };
    const check = ({ meta }: Y.Transaction) => {
      isOnlyTyped &&= meta.has(typedInEditor);
      if (asked > 0) return;
      // When the change has been drawn; what else gives the focus then finds it given.
      asked = requestAnimationFrame(() => {
        asked = 0;
        isOnlyTyped = true;
        if (mayFollow) caret.follow();
        mayFollow = false;
        caret.giveBack();
      });
    };
    draft.on("beforeTransaction", note);
    draft.on("afterTransaction", check);
    // An element that is taken away loses the focus too, after its words have gone.
    // Behind typed letters it stands where the editor says: before they were written the draft did not know them.
    addEventListener("focusout", () => (asked === 0 || isOnlyTyped) && caret.note(), options);
    addEventListener("pointerdown", caret.leave, options);
    hearKeysOnNothing(caret, options);
    return () => {
      ended.abort();
      cancelAnimationFrame(asked);
      draft.off("beforeTransaction", note);
      draft.off("afterTransaction", check);
    };
  }, [canvas, body]);
}

/** While an editor writes its own letters into the draft, the two do not say the same, and nothing is replaced. */
function mayReplaceTexts({ session }: Canvas, { local, origin }: Y.Transaction): boolean {
  return !local || origin === session.ownChange || origin === session.undo;
}

function heldCaret(canvas: Canvas, body: RefObject<HTMLElement | null>) {
  let held: Held | null = null;
  /** Somebody has pointed elsewhere, or gone on to a block's handle: only their next key brings them back. */
  let isLeft = false;

  /** False where nobody writes. */
  function note(): boolean {
    const now = caretIn(canvas, body.current);
    // What is selected may stay in a text that somebody has left by pointing beside it.
    if (isOnHandle()) isLeft = true;
    else if (now && !isOnNothing()) isLeft = false;
    held = now ?? held;
    return now !== null;
  }

  function leave({ target }: PointerEvent): void {
    note();
    isLeft = !(target instanceof Element && target.closest("[role=textbox]"));
  }

  /** Puts the caret back if nothing has the focus; false when there is no place for it. */
  function put(): boolean {
    if (!held || !isOnNothing() || isOutOfUse(body.current)) return false;
    const order = readingOrder(canvas.watch.layout.get());
    if (toLetters(canvas, held, order)) return textWithCaret(body.current) !== null && !isOnNothing();
    const id = successorOf(held.id, held.order, order);
    if (id === null) return false;
    canvas.focuses.into(id, pointOf(canvas, id, held) ?? (id === held.id ? "back" : "end"));
    return textWithCaret(body.current) !== null && !isOnNothing();
  }

  const giveBack = (): void => void (isLeft || put());
  const follow = (): void => void (held && !isLeft && !isOutOfUse(body.current) && toOtherText(canvas, held));
  function begin(): void {
    if (!held && isOnNothing() && !isOutOfUse(body.current)) beginInSight(canvas);
  }

  return { note, leave, put, begin, follow, giveBack };
}

function isOnHandle(): boolean {
  return document.activeElement?.matches(".canvas-handle") ?? false;
}

function caretIn(canvas: Canvas, body: HTMLElement | null): Held | null {
  const text = textWithCaret(body);
  const id = text?.closest("[data-widget]")?.getAttribute("data-widget");
  if (!text || !id) return null;
  const order = readingOrder(canvas.watch.layout.get());
  const place = heldPlace(canvas.session.draft, canvas.carets.get(id)?.() ?? null);
  const isKnown = place !== null && editors[canvas.kindOf(id)].caretBoxes !== undefined;
  return { id, place, letters: isKnown ? null : lettersBeforeCaret(text), order };
}

function heldPlace(draft: Y.Doc, place: CaretPlace | null): HeldPlace | null {
  if (!place) return null;
  const head = lettersAtCaret(draft, place.head);
  const isCaret = Y.compareRelativePositions(place.anchor, place.head);
  return { ...place, around: { head, anchor: isCaret ? head : lettersAtCaret(draft, place.anchor) } };
}

/** While the page is looked at as readers will see it, or may not be written. */
export function isOutOfUse(body: HTMLElement | null): boolean {
  return body?.closest("[inert], [hidden]") !== null;
}

/** Puts the caret behind the first text that is seen whole, for those who have not written yet. */
function beginInSight({ focuses, kindOf, watch }: Canvas): void {
  const first = readingOrder(watch.layout.get()).find((id) => {
    const box = document.querySelector(`.canvas [data-widget="${id}"]`)?.getBoundingClientRect();
    return faces[kindOf(id)].takesCaretAtOnce && box && box.top >= 0 && box.bottom <= innerHeight;
  });
  if (first !== undefined) focuses.into(first, "end");
}

/** Puts the caret, and its selection, to its letters where these went into another widget; false where they did not. */
function toLetters(canvas: Canvas, { id, place }: Held, order: readonly string[]): boolean {
  if (!place) return false;
  const { draft } = canvas.session;
  const placed = (end: keyof CaretPlace) => placeByLetters(draft, place.around[end]) ?? place[end];
  const [heldHead, heldAnchor] = [placed("head"), placed("anchor")];
  const [head, anchor] = [placeNow(draft, heldHead), placeNow(draft, heldAnchor)];
  if (!head || !order.includes(head.id)) return false;
  const { flow, takesPlaces }: KindEditor<never> = editors[canvas.kindOf(head.id)];
  const isKept = head.id === id && anchor?.id === id && anchor.letter === head.letter;
  // One text that is still there has its caret; others are found where they are seen, if they do not know letters.
  if (flow ? isKept : !takesPlaces) return false;
  const letters = (at: CaretPlace["head"]) => ({ place: at, behind: [] });
  markCaret(draft, head.id, letters(heldHead), letters(heldAnchor));
  canvas.focuses.into(head.id, "end");
  return true;
}

/** Of a text that stays the caret stays in it, though undo and redo may have taken its letters to another one. */
function toOtherText(canvas: Canvas, held: Held): void {
  const { draft } = canvas.session;
  const head =
    held.place && placeNow(draft, placeByLetters(draft, held.place.around.head) ?? held.place.head);
  if (head && head.id !== held.id) toLetters(canvas, held, readingOrder(canvas.watch.layout.get()));
}

/** Where the words of a held caret are seen now; scrolled to if they have moved out of sight. */
function pointOf(canvas: Canvas, id: string, held: Held): { x: number; y: number } | null {
  const element = document.querySelector(`.canvas [data-widget="${id}"]`);
  if (!element || id !== held.id) return null;
  let box = boxOf(canvas, element, held);
  if (box && (box.top < 0 || box.bottom > innerHeight)) {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    box = boxOf(canvas, element, held);
  }
  return box && { x: box.x, y: box.y + box.height / 2 };
}

function boxOf(canvas: Canvas, element: Element, { id, place, letters }: Held): DOMRect | null {
  const { caretBoxes }: KindEditor<never> = editors[canvas.kindOf(id)];
  const known = place && caretBoxes?.({ draft: canvas.session.draft, id, element }, place);
  if (known) return known.caret;
  const text = element.querySelector("[role=textbox]");
  return text && letters !== null ? boxBehindLetters(text, letters) : null;
}
