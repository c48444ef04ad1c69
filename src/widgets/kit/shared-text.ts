import type { Node } from "prosemirror-model";
import { AllSelection, type EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { Mapping } from "prosemirror-transform";
import * as Y from "yjs";
import { heardDelta } from "./heard-delta.ts";
import { whereMoved } from "./moved-caret.ts";
import { rebased } from "./rebased-delta.ts";
import type { RichDelta } from "./rich-delta.ts";
import { fromDraft } from "./text-change.ts";
import { placeAfter } from "./text-difference.ts";

/** What the binding needs of an editor; tests give a state without a window. */
export type Bound = {
  readonly state: EditorState;
  /** Letters are being composed (accents, Japanese, keyboards of phones): whatever touches them ends that. */
  readonly composing: boolean;
  hasFocus(): boolean;
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

/**
 * Holds an editor and a text of the draft together. One's own changes are written as they are typed; others' come in as changes,
 * not as a new text, and the caret stays at its letters. While letters are composed, others' changes wait here.
 */
export function sharedText(
  text: Y.Text,
  form: TextForm,
  {
    change,
    follow = () => {},
  }: {
    readonly change: (work: () => void) => void;
    /** The letter of the caret went into another text. */
    readonly follow?: ((place: Y.RelativePosition) => void) | undefined;
  },
) {
  let editor: Bound | null = null;
  let isWriting = false;
  /** The editor wrote inside of a larger change, and will hear of its own words at the end of it. */
  let isUnsure = false;
  /** What others changed and the editor does not show yet, one behind the other. */
  let waiting: RichDelta[] = [];

  function write(own: OwnChange): void {
    const delta = overWaiting(form.deltaOf(own));
    if (delta.length === 0) return;
    isUnsure ||= text.doc?._transaction !== null;
    isWriting = true;
    try {
      change(() => text.applyDelta([...delta]));
    } finally {
      isWriting = false;
    }
  }

  /** Own words stay with the letter behind which they were typed: others' in the same place come behind them. */
  function overWaiting(delta: RichDelta): RichDelta {
    let own = delta;
    waiting = waiting.map((theirs) => {
      const mine = own;
      own = rebased(mine, theirs, false);
      return rebased(theirs, mine, true);
    });
    return own;
  }

  function hear(_: unknown, transaction: Y.Transaction): void {
    if (!editor || (isWriting && !isUnsure)) return;
    const moved = editor.hasFocus() && whereMoved(text, transaction, caretOf(editor));
    if (editor.composing) waiting.push(heardDelta(text, transaction));
    else if (isUnsure) compare(editor, transaction.origin);
    else show(editor, heardDelta(text, transaction), transaction.origin);
    if (moved) follow(moved);
  }

  const caretOf = ({ state }: Bound) => form.letterAt(state.doc, state.selection.head);

  function compare(to: Bound, origin: unknown): void {
    isUnsure = false;
    show(to, form.deltaFrom(to.state.doc), origin);
  }

  function show(to: Bound, delta: RichDelta, origin: unknown): void {
    const { tr, doc, selection } = to.state;
    if (delta.length === 0) return;
    form.apply(tr, delta);
    if (!tr.docChanged) return;
    const at = (letter: number) => tr.doc.resolve(form.positionAt(tr.doc, letter));
    const moved = (position: number, side: "before" | "behind") =>
      at(placeAfter(form.letterAt(doc, position), delta, side));
    if (origin instanceof Y.UndoManager) tr.setSelection(TextSelection.near(at(endOf(delta)), -1));
    else if (selection instanceof AllSelection) tr.setSelection(new AllSelection(tr.doc));
    else if (selection.empty) tr.setSelection(TextSelection.near(moved(selection.head, sideOf(selection))));
    else {
      const isForward = selection.anchor < selection.head;
      const [anchor, head] = isForward ? (["behind", "before"] as const) : (["before", "behind"] as const);
      tr.setSelection(TextSelection.between(moved(selection.anchor, anchor), moved(selection.head, head)));
    }
    to.dispatch(tr.setMeta(fromDraft, true).setMeta("addToHistory", false));
  }

  function shownNow(): void {
    if (!editor || editor.composing || waiting.length === 0) return;
    const deltas = waiting;
    waiting = [];
    for (const delta of deltas) show(editor, delta, null);
  }

  return {
    read: () => form.read(),
    write,
    /** The composition is over: what others wrote meanwhile is shown. */
    composed: shownNow,
    placeAt(doc: Node, position: number): Y.RelativePosition {
      const letter = form.letterAt(doc, position);
      const isAtEnd = position === doc.resolve(position).end();
      const shown = waiting.reduce((at, delta) => placeAfter(at, delta, isAtEnd ? "before" : "behind"), letter);
      return Y.createRelativePositionFromTypeIndex(text, shown, isAtEnd && letter > 0 ? -1 : 0);
    },
    /** From now on the editor follows the draft; gives the way to end that. */
    bind(to: Bound): () => void {
      editor = to;
      text.observe(hear);
      return () => {
        editor = null;
        text.unobserve(hear);
      };
    },
  };
}

/** At the end of a line the caret stays behind its letter, elsewhere before it. */
function sideOf({ $head }: EditorState["selection"]): "before" | "behind" {
  return $head.parentOffset === $head.parent.content.size ? "before" : "behind";
}

/** Behind the last that came, or where the last that went was. */
function endOf(delta: RichDelta): number {
  let at = 0;
  let end = 0;
  for (const step of delta) {
    if ("retain" in step) at += step.retain;
    if ("insert" in step) at += step.insert.length;
    if (!("retain" in step) || step.attributes) end = at;
  }
  return end;
}
