import type * as Y from "yjs";
import { type Difference, type Step, difference, differenceAfter, placeAfter } from "./text-difference.ts";

/** What the binding needs of a text field. */
export type WritableField = {
  value: string;
  readonly selectionStart: number;
  readonly selectionEnd: number;
  readonly selectionDirection: "forward" | "backward" | "none";
  setSelectionRange(start: number, end: number, direction?: "forward" | "backward" | "none"): void;
  matches(selector: string): boolean;
};

/** A text with its selection, as a text field holds it. */
export type TextState = { readonly text: string; readonly start: number; readonly end: number };

export type BoundTo = {
  readonly text: Y.Text;
  /** Runs changes as the person's own. */
  readonly change: (work: () => void) => void;
  /** The most letters; what would pass them is not taken, and `onTooLong` says so. */
  readonly most: number;
  readonly onTooLong?: () => void;
  /** Several lines, or one: then a line break that comes along becomes a blank. */
  readonly lines: boolean;
  /** The field shows other words now, whoever wrote them. */
  readonly onWords?: (words: string) => void;
};

export type FieldBinding = {
  /** The person typed: the field's value is newer than the text. */
  readonly typed: () => void;
  readonly beginComposing: () => void;
  readonly endComposing: () => void;
  /** Brings the field to another state as if it had been typed. */
  readonly write: (next: TextState) => void;
  readonly release: () => void;
};

/**
 * Holds a text field and a text of the shared draft together, letter by letter: what is typed becomes the smallest
 * change, what others type moves the caret along with its words. While letters are composed (accents, Japanese), others'
 * words wait, because touching the field would end the composition.
 */
export function bindField(field: WritableField, bound: BoundTo): FieldBinding {
  const { text, change } = bound;
  let known = shownWords(text);
  let isComposing = false;
  let isWriting = false;
  let waiting: (readonly Step[])[] = [];

  function show(words: string, selection: { start: number; end: number }) {
    const direction = field.selectionDirection;
    known = words;
    field.value = words;
    // Elsewhere, setting the selection would pull the focus here.
    if (field.matches(":focus")) field.setSelectionRange(selection.start, selection.end, direction);
    bound.onWords?.(words);
  }

  function hear(event: Y.YTextEvent) {
    if (isWriting) return;
    const words = shownWords(text);
    if (!isComposing && words === known) return;
    const steps = stepsOf(event, known, words);
    if (isComposing) waiting.push(steps);
    else
      show(words, {
        start: placeAfter(field.selectionStart, steps, "before"),
        end: placeAfter(field.selectionEnd, steps, "before"),
      });
  }

  function typed() {
    if (isComposing) return;
    const words = bound.lines ? field.value : field.value.replaceAll("\n", " ");
    const caret = field.selectionEnd;
    const own = difference(known, words, caret);
    if (!own) return;
    if (words.length > bound.most && words.length > known.length) return refuse(own);
    const others = waiting;
    waiting = [];
    const steps = others.length > 0 ? differenceAfter(own, others) : [own];
    isWriting = true;
    change(() => write(text, steps));
    isWriting = false;
    const start = field.selectionStart;
    known = words;
    if (others.length > 0) {
      const last = steps.at(-1) ?? own;
      const behind = last.at + last.inserted.length;
      show(shownWords(text), { start: behind, end: behind });
    } else if (words !== field.value) show(words, { start, end: caret });
    else bound.onWords?.(words);
  }

  function refuse(own: Difference) {
    show(known, { start: own.at, end: own.at + own.removed });
    bound.onTooLong?.();
  }

  function endComposing() {
    if (!isComposing) return;
    isComposing = false;
    typed();
    if (waiting.length === 0) return;
    // Nothing came of the composition; what others wrote is still to be shown.
    const place = (at: number) => waiting.reduce((moved, steps) => placeAfter(moved, steps, "before"), at);
    const selection = { start: place(field.selectionStart), end: place(field.selectionEnd) };
    waiting = [];
    show(shownWords(text), selection);
  }

  show(known, { start: field.selectionStart, end: field.selectionEnd });
  text.observe(hear);
  return {
    typed,
    beginComposing: () => (isComposing = true),
    endComposing,
    write: (next) => {
      field.value = next.text;
      field.setSelectionRange(next.start, next.end);
      typed();
    },
    release: () => {
      endComposing();
      text.unobserve(hear);
    },
  };
}

/** A text as a field shows it: a text field knows one kind of line break only. */
export function shownWords(text: Y.Text): string {
  const words = text.toString();
  return words.includes("\r") ? words.replace(/\r\n?/g, "\n") : words;
}

function stepsOf(event: Y.YTextEvent, known: string, words: string): readonly Step[] {
  // Places of a text with other line breaks are not those of the field.
  if (!event.target.toString().includes("\r")) return event.delta as readonly Step[];
  const whole = difference(known, words) ?? { at: 0, removed: 0, inserted: "" };
  return [{ retain: whole.at }, { delete: whole.removed }, { insert: whole.inserted }];
}

function write(text: Y.Text, steps: readonly Difference[]): void {
  alignLineBreaks(text);
  for (const { at, removed, inserted } of steps) {
    if (removed > 0) text.delete(at, removed);
    if (inserted !== "") text.insert(at, inserted);
  }
}

function alignLineBreaks(text: Y.Text): void {
  const words = text.toString();
  for (let at = words.lastIndexOf("\r"); at >= 0; at = at === 0 ? -1 : words.lastIndexOf("\r", at - 1)) {
    text.delete(at, 1);
    if (words[at + 1] !== "\n") text.insert(at, "\n");
  }
}
