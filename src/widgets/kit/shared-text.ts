import type { Node, ResolvedPos } from "prosemirror-model";
import {
  AllSelection,
  type EditorState,
  type Selection,
  TextSelection,
  type Transaction,
} from "prosemirror-state";
import { Mapping } from "prosemirror-transform";
import * as Y from "yjs";
import { heardDelta } from "./heard-delta.ts";
import { bringsOwnLetters, eraseLetter, letterUnderWay, type MovedCaret, whereMoved } from "./moved-caret.ts";
import { lengthOf, rebased } from "./rebased-delta.ts";
import type { RichDelta } from "./rich-delta.ts";
import { lineEnd, lookMarks } from "./rich-text.ts";
import { fromDraft, typedInEditor } from "./text-change.ts";
import { placeAfter } from "./text-difference.ts";
import { wordGrownAt } from "./word-grown.ts";
import { writeDelta } from "./written-delta.ts";

/** What the binding needs of an editor; tests give a state without a window. */
export type Bound = {
  readonly state: EditorState;
  /** Letters are being composed (accents, Japanese, keyboards of phones): whatever touches them ends that. */
  readonly composing: boolean;
  hasFocus(): boolean;
  /** Where the selection is at this moment, if the editor may not have been told yet: browsers tell of a key's move later. */
  selected?(): { readonly anchor: number; readonly head: number } | null;
  dispatch(change: Transaction): void;
};

/** What somebody did in an editor, and how places of before are those of after. */
export type OwnChange = { readonly before: Node; readonly after: Node; readonly mapping: Mapping };

/** What of these changes was not brought by the draft, as one; null when nothing was. */
export function ownChange(changes: readonly Transaction[]): OwnChange | null {
  const own = changes.filter((change) => change.docChanged && !change.getMeta(fromDraft));
  const mapping = new Mapping();
  for (const change of own) mapping.appendMapping(change.mapping);
  const [first, last] = [own[0], own.at(-1)];
  return first && last ? { before: first.before, after: last.doc, mapping } : null;
}

/** How an editor's document says a text: its places are counted in letters of the text. */
export type TextForm = {
  read(): Node;
  deltaOf(change: OwnChange): RichDelta;
  /** What brings a document to what the text says. */
  deltaFrom(doc: Node): RichDelta;
  apply(tr: Transaction, delta: RichDelta): void;
  letterAt(doc: Node, position: number): number;
  positionAt(doc: Node, letter: number): number;
};

/** A place of the editor as a place of the draft: what others wrote and is not shown yet stands between. */
export type DraftPlaces = { placeAt(doc: Node, position: number): Y.RelativePosition };

/** Takes a caret along to another place of the draft, and where its selection began, if that went too. */
export type Follow = (caret: MovedCaret, began: MovedCaret | null) => void;

/** How a change came: taken back by the person, or their own letters, which follow others into this text. */
type Coming = {
  readonly isUndone?: boolean;
  readonly isOwn?: boolean;
  /** How many letters came there to the word before a place. */
  readonly grownAt?: (letter: number) => number;
};

type Ways = {
  /** Runs changes as the person's own. */
  readonly change: (work: () => void) => void;
  /** The letter of the caret went into another text. */
  readonly follow?: Follow | undefined;
};

/**
 * Holds an editor and a text of the draft together. One's own changes are written as they are typed; others' come in as changes,
 * not as a new text, and the caret stays at its letters. While letters are composed, others' changes wait here.
 */
export class SharedText implements DraftPlaces {
  readonly #text: Y.Text;
  readonly #form: TextForm;
  readonly #ways: Ways;
  #editor: Bound | null = null;
  #isWriting = false;
  /** The editor wrote inside of a larger change, and will hear of its own words at the end of it. */
  #isUnsure = false;
  /** What others changed and the editor does not show yet, one behind the other. */
  #waiting: RichDelta[] = [];
  /** Where the caret is to go when the composition is over. */
  #following: (() => void) | null = null;

  constructor(text: Y.Text, form: TextForm, ways: Ways) {
    this.#text = text;
    this.#form = form;
    this.#ways = ways;
  }

  read = (): Node => this.#form.read();

  /** From now on the editor follows the draft; gives the way to end that. */
  bind(editor: Bound): () => void {
    const hear = (_: unknown, transaction: Y.Transaction) => this.#hear(editor, transaction);
    this.#editor = editor;
    this.#text.observe(hear);
    return () => {
      this.#editor = null;
      this.#text.unobserve(hear);
    };
  }

  write(own: OwnChange): void {
    const delta = this.#overWaiting(this.#form.deltaOf(own));
    if (delta.length === 0) return;
    this.#isUnsure ||= this.#text.doc?._transaction !== null;
    this.#isWriting = true;
    try {
      this.#ways.change(() => {
        if (!this.#isUnsure) this.#text.doc?._transaction?.meta.set(typedInEditor, true);
        writeDelta(this.#text, delta);
      });
    } finally {
      this.#isWriting = false;
    }
  }

  /** The composition is over: what others wrote meanwhile is shown. */
  composed(): void {
    if (!this.#editor || this.#editor.composing) return;
    for (const delta of this.#waiting.splice(0)) this.#show(this.#editor, delta, {});
    this.#following?.();
    this.#following = null;
  }

  /** Backspace for a letter that is still on its way to the caret, from where the line was before; false where there is none. */
  eraseUnderWay({ doc, selection }: Pick<EditorState, "doc" | "selection">): boolean {
    const draft = this.#text.doc;
    if (!draft || !selection.empty) return false;
    const letter = letterUnderWay(draft, this.placeAt(doc, selection.head));
    if (letter) this.#ways.change(() => eraseLetter(draft, letter));
    return letter !== null;
  }

  placeAt(doc: Node, position: number): Y.RelativePosition {
    const isWithLetterBehind = isAtStart(doc.resolve(position));
    const place = this.#letterInText(doc, position, isWithLetterBehind ? "behind" : "before");
    return Y.createRelativePositionFromTypeIndex(
      this.#text,
      place,
      isWithLetterBehind || place === 0 ? 0 : -1,
    );
  }

  /** A place of the editor as a letter of the text: what is not shown yet counts. */
  #letterInText(doc: Node, position: number, side: "before" | "behind"): number {
    return this.#waiting.reduce(
      (at, delta) => placeAfter(at, delta, side),
      this.#form.letterAt(doc, position),
    );
  }

  /** Own words stay with the letter behind which they were typed: others' in the same place come behind them. */
  #overWaiting(delta: RichDelta): RichDelta {
    let own = delta;
    this.#waiting = this.#waiting.map((theirs) => {
      const mine = own;
      own = rebased(mine, theirs, false);
      return rebased(theirs, mine, true);
    });
    return own;
  }

  #hear(editor: Bound, transaction: Y.Transaction): void {
    if (this.#isWriting && !this.#isUnsure) return;
    const { doc } = editor.state;
    const { anchor, head } = selectionNow(editor);
    const where = (place: number) =>
      whereMoved(this.#text, transaction, this.#letterInText(doc, place, "before"));
    const moved = editor.hasFocus() && where(head);
    const began = moved && anchor !== head ? where(anchor) : null;
    // What came first is shown first: the end of a composition is heard of a moment after it.
    if (editor.composing || this.#waiting.length > 0) this.#wait(doc, transaction);
    else this.#show(editor, this.#news(doc, transaction), this.#comesAs(transaction));
    if (moved) this.#follow(editor, () => this.#ways.follow?.(moved, began));
  }

  /** Whoever composes goes along with the line when the word is whole: the composition would break off in its middle. */
  #follow(editor: Bound, follow: () => void): void {
    if (editor.composing) this.#following ??= follow;
    else follow();
  }

  /** An editor that wrote inside of a larger change has its own words already: only all that it does not show can be told. */
  #wait(doc: Node, transaction: Y.Transaction): void {
    if (!this.#isUnsure) return void this.#waiting.push(heardDelta(this.#text, transaction));
    this.#isUnsure = false;
    this.#waiting = [this.#form.deltaFrom(doc)];
  }

  #news(doc: Node, transaction: Y.Transaction): RichDelta {
    if (!this.#isUnsure) return heardDelta(this.#text, transaction);
    this.#isUnsure = false;
    return this.#form.deltaFrom(doc);
  }

  #comesAs(transaction: Y.Transaction): Coming {
    const isUndone = transaction.origin instanceof Y.UndoManager;
    const isOwn = !isUndone && bringsOwnLetters(this.#text, transaction);
    const grownAt = (letter: number) => wordGrownAt(this.#text, transaction, letter);
    return transaction.local ? { isUndone, isOwn } : { isUndone, isOwn, grownAt };
  }

  #show(editor: Bound, delta: RichDelta, coming: Coming): void {
    const { tr } = editor.state;
    if (delta.length === 0) return;
    this.#form.apply(tr, delta);
    if (!tr.docChanged) return;
    const before = { doc: editor.state.doc, selection: selectionNow(editor) };
    tr.setSelection(this.#selectionAfter(before, tr, { delta, ...coming }));
    editor.dispatch(tr.setMeta(fromDraft, true).setMeta("addToHistory", false));
  }

  #selectionAfter(
    { doc, selection }: Pick<EditorState, "doc" | "selection">,
    tr: Transaction,
    { delta, isUndone, isOwn, grownAt }: Coming & { readonly delta: RichDelta },
  ): Selection {
    const at = (letter: number) => tr.doc.resolve(this.#form.positionAt(tr.doc, letter));
    const moved = (position: number, side: "before" | "behind") =>
      at(placeAfter(this.#form.letterAt(doc, position), delta, side));
    const end = isUndone ? endOf(delta) : null;
    if (end !== null) return TextSelection.near(at(end), -1);
    if (selection instanceof AllSelection) return new AllSelection(tr.doc);
    if (selection.empty && isOwn) return TextSelection.near(moved(selection.head, "behind"));
    if (selection.empty) {
      const letter = this.#form.letterAt(doc, selection.head);
      const begun = isAtStart(selection.$head) ? linesBegunAt(letter, delta) : 0;
      const place = placeAfter(letter, delta, "before") + begun;
      return TextSelection.near(at(place + (grownAt?.(place) ?? 0)));
    }
    const isForward = selection.anchor < selection.head;
    const [anchor, head] = isForward ? (["behind", "before"] as const) : (["before", "behind"] as const);
    return TextSelection.between(moved(selection.anchor, anchor), moved(selection.head, head));
  }
}

function selectionNow({ state: { doc, selection }, selected }: Bound): Selection {
  const now = selection instanceof AllSelection ? null : (selected?.() ?? null);
  if (!now) return selection;
  const at = (position: number) => doc.resolve(Math.max(0, Math.min(position, doc.content.size)));
  return TextSelection.between(at(now.anchor), at(now.head));
}

/**
 * A caret stays behind the letter before it, so that two who type in one place do not write into each other's words. Only at the
 * start of a line it goes along with its line when somebody begins others there.
 */
function isAtStart({ parent, parentOffset }: ResolvedPos): boolean {
  return parentOffset === 0 && parent.content.size > 0;
}

/** How many letters came at a place, up to the last line end among them. */
function linesBegunAt(letter: number, delta: RichDelta): number {
  let at = 0;
  for (const step of delta) {
    if (at === letter && "insert" in step) return step.insert.lastIndexOf(lineEnd) + 1;
    at += "insert" in step ? 0 : lengthOf(step);
    if (at > letter) break;
  }
  return 0;
}

/** Behind the last that came or got another look; where the first that went was, if nothing came: others may have written among it. Null where only lines look otherwise. */
function endOf(delta: RichDelta): number | null {
  let at = 0;
  let came: number | null = null;
  let went: number | null = null;
  for (const step of delta) {
    if ("retain" in step) at += step.retain;
    if ("insert" in step) at += step.insert.length;
    if ("delete" in step) went ??= at;
    else if (!("retain" in step) || isOfLetters(step.attributes)) came = at;
  }
  return came ?? went;
}

/** Looks of lines are marks of their ends, behind which the next line begins: the caret has nothing to do there. */
function isOfLetters(attributes: object | undefined): boolean {
  return Object.keys(attributes ?? {}).some((name) => !lookMarks.includes(name as never));
}
