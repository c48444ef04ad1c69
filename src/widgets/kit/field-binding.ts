import type * as Y from "yjs";
import { bringsOwnLetters } from "./moved-caret.ts";
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
  const binding = new Binding(field, bound);
  const hear = (event: Y.YTextEvent, transaction: Y.Transaction) => binding.hear(event, transaction);
  bound.text.observe(hear);
  return {
    typed: () => binding.typed(),
    beginComposing: () => binding.beginComposing(),
    endComposing: () => binding.endComposing(),
    write: (next) => {
      field.value = next.text;
      field.setSelectionRange(next.start, next.end);
      binding.typed();
    },
    release: () => {
      binding.endComposing();
      bound.text.unobserve(hear);
    },
  };
}

class Binding {
  readonly #field: WritableField;
  readonly #bound: BoundTo;
  /** The words that field and text have agreed on. */
  #known: string;
  #isComposing = false;
  #isWriting = false;
  /** What others changed while letters were composed. */
  #waiting: (readonly Step[])[] = [];

  constructor(field: WritableField, bound: BoundTo) {
    this.#field = field;
    this.#bound = bound;
    this.#known = shownWords(bound.text);
    this.#show(this.#known, { start: field.selectionStart, end: field.selectionEnd });
  }

  beginComposing(): void {
    this.#isComposing = true;
  }

  endComposing(): void {
    if (!this.#isComposing) return;
    this.#isComposing = false;
    this.typed();
    if (this.#waiting.length === 0) return;
    // Nothing came of the composition; what others wrote is still to be shown.
    const place = (at: number) =>
      this.#waiting.reduce((moved, steps) => placeAfter(moved, steps, "before"), at);
    const selection = { start: place(this.#field.selectionStart), end: place(this.#field.selectionEnd) };
    this.#waiting = [];
    this.#show(shownWords(this.#bound.text), selection);
  }

  hear(event: Y.YTextEvent, transaction: Y.Transaction): void {
    if (this.#isWriting) return;
    const words = shownWords(this.#bound.text);
    if (!this.#isComposing && words === this.#known) return;
    const steps = stepsOf(event, this.#known, words);
    if (this.#isComposing) this.#waiting.push(steps);
    else this.#show(words, this.#selectionAfter(steps, transaction));
  }

  /** Own letters that come to the caret were typed where its line was before: it goes on behind them. */
  #selectionAfter(steps: readonly Step[], transaction: Y.Transaction): { start: number; end: number } {
    const { selectionStart: start, selectionEnd: end } = this.#field;
    const isOwn = start === end && bringsOwnLetters(this.#bound.text, transaction);
    const side = isOwn ? "behind" : "before";
    return { start: placeAfter(start, steps, side), end: placeAfter(end, steps, side) };
  }

  typed(): void {
    if (this.#isComposing) return;
    const { lines, most } = this.#bound;
    const words = lines ? this.#field.value : this.#field.value.replaceAll("\n", " ");
    const own = difference(this.#known, words, this.#field.selectionEnd);
    if (!own) return;
    if (words.length > most && words.length > this.#known.length) return this.#refuse(own);
    this.#take(words, own);
  }

  /** Writes what was typed into the text, behind what others wrote meanwhile. */
  #take(words: string, own: Difference): void {
    const caret = this.#field.selectionEnd;
    const others = this.#waiting;
    this.#waiting = [];
    const steps = others.length > 0 ? differenceAfter(own, others) : [own];
    this.#isWriting = true;
    this.#bound.change(() => write(this.#bound.text, steps));
    this.#isWriting = false;
    const start = this.#field.selectionStart;
    this.#known = words;
    if (others.length > 0) {
      const last = steps.at(-1) ?? own;
      const behind = last.at + last.inserted.length;
      this.#show(shownWords(this.#bound.text), { start: behind, end: behind });
    } else if (words !== this.#field.value) this.#show(words, { start, end: caret });
    else this.#bound.onWords?.(words);
  }

  #refuse(own: Difference): void {
    this.#show(this.#known, { start: own.at, end: own.at + own.removed });
    this.#bound.onTooLong?.();
  }

  #show(words: string, selection: { start: number; end: number }): void {
    const field = this.#field;
    const direction = field.selectionDirection;
    this.#known = words;
    field.value = words;
    // Elsewhere, setting the selection would pull the focus here.
    if (field.matches(":focus")) field.setSelectionRange(selection.start, selection.end, direction);
    this.#bound.onWords?.(words);
  }
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
