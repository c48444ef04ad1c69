import { EditorState, TextSelection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import * as Y from "yjs";
import { kindOf } from "#documents/draft/draft-widget.ts";
import { layoutOf } from "#documents/draft/layout.ts";
import { tellHeard } from "#documents/draft/moves/heard-moves.ts";
import { keepDeleted } from "#documents/draft/moves/second-copies.ts";
import { undoOf } from "#documents/draft/moves/undoing.ts";
import { emptyDraft } from "#documents/draft/roots.ts";
import { headingActs, moveBehind } from "#widgets/heading/heading-acts.ts";
import { movesPart, richPart, textPart } from "#widgets/kit/draft-parts.ts";
import type { PageTools } from "#widgets/kit/editor.ts";
import { lineBinding, markedLineSchema } from "#widgets/kit/line-binding.ts";
import { cutWords, runsIn, wordsOfRuns } from "#widgets/kit/marked-words.ts";
import { type MovedCaret, followCaret, markedNow, takeMark } from "#widgets/kit/moved-caret.ts";
import { ownChange } from "#widgets/kit/shared-text.ts";
import { textWidget } from "#widgets/kit/text-widget.ts";
import { richBinding } from "#widgets/paragraph/draft-binding.ts";
import { backAtStart, newLine } from "#widgets/paragraph/line-keys.ts";
import { toggleList, toggleStyle } from "#widgets/paragraph/lists.ts";
import { docFrom, positionAt } from "#widgets/paragraph/rich-doc.ts";
import { linesIn } from "#widgets/kit/rich-text.ts";
import { textActs } from "#widgets/paragraph/text-acts.ts";
import { asLinesSay } from "#widgets/paragraph/changed-lines.ts";
import { pageOfWriter } from "./page-of-writer.ts";

const others = {};

type Opened = ReturnType<typeof openText>;

type Beginning = {
  readonly seed: Uint8Array;
  readonly first: string;
  /** Of letters that come to one place in one moment, those of the lower number stand first. */
  readonly client: number;
};

/** A tab whose caret goes from text to text of a page, by its person and with its letters, as the canvas has it. */
export class RoamingWriter {
  readonly name: string;
  readonly draft = emptyDraft("tab");
  readonly unsent: Uint8Array[] = [];
  heard = 0;
  readonly own = {};
  /** Steps end where the tab says so. */
  readonly undo = undoOf(this.draft, this.own, Number.POSITIVE_INFINITY);
  readonly #opened = new Map<string, Opened>();
  #later: (() => void)[] = [];
  #made = 0;
  #at: string;

  constructor(name: string, { seed, first, client }: Beginning) {
    this.name = name;
    this.draft.clientID = client;
    this.#at = first;
    Y.applyUpdate(this.draft, seed);
    this.draft.getMap(movesPart);
    this.draft.on("update", (update: Uint8Array, origin: unknown) => {
      if (origin !== others) this.unsent.push(update);
    });
    keepDeleted(this.draft, ({ origin }) => origin === others);
    tellHeard(this.draft);
    this.#open(first);
  }

  type(letters: string): void {
    this.#open(this.#at).type(letters);
  }

  /** Backspace behind a letter. */
  erase(): void {
    this.#open(this.#at).erase();
  }

  go(id: string, letter: number): void {
    this.#at = id;
    this.#open(id).caretTo(letter);
  }

  /** Several changes can come before the page is drawn again. */
  hear(...updates: readonly Uint8Array[]): void {
    for (const update of updates) Y.applyUpdate(this.draft, update, others);
    this.#drawn();
  }

  deed(what: Deed): void {
    const id = this.#at;
    if (!isOn(this.draft, id)) return;
    perform(what, { draft: this.draft, id, page: this.#toolsOf(id), opened: this.#open(id) });
    this.#drawn();
  }

  #toolsOf(id: string): PageTools {
    const makeId = () => `${this.name}id${String(this.#made++).padStart(5, "0")}`;
    const tools = pageOfWriter(this.draft, id, { own: this.own, makeId });
    return { ...tools, enter: (other) => this.#enter(other) };
  }

  /** An editor that has to be drawn first gets the caret when the change is over; so does one that waits for its letters. */
  #enter(id: string): void {
    const isHeading = kindOf(this.draft, id)?.kind === "Heading";
    if (this.#opened.has(id) && isHeading) this.#place(id);
    else this.#later.push(() => this.#place(id));
  }

  #place(entered: string): void {
    const id = markedNow(this.draft, entered);
    const mark = takeMark(this.draft, id);
    if (!kindOf(this.draft, id)) return;
    this.#at = id;
    const text = this.#open(id);
    if (mark) text.caretTo(mark.letter);
  }

  /** What the canvas does when a change has been drawn. */
  #drawn(): void {
    const later = this.#later;
    this.#later = [];
    for (const work of later) work();
    for (const [id, { end }] of this.#opened) {
      if (isOn(this.draft, id)) continue;
      end();
      this.#opened.delete(id);
    }
  }

  #open(id: string): Opened {
    const there = this.#opened.get(id);
    if (there) return there;
    const fresh = openText(this.draft, id, {
      change: (work) => this.draft.transact(work, this.own),
      hasFocus: () => this.#at === id,
      follow: (caret, began) => followCaret(this.draft, this.#toolsOf(id), caret, began),
    });
    this.#opened.set(id, fresh);
    return fresh;
  }
}

const isOn = (draft: Y.Doc, id: string): boolean =>
  layoutOf(draft).some(({ columns }) => columns.some(({ widgets }) => widgets.includes(id)));

type Ways = {
  readonly change: (work: () => void) => void;
  readonly hasFocus: () => boolean;
  readonly follow: (caret: MovedCaret, began: MovedCaret | null) => void;
};

function openText(draft: Y.Doc, id: string, { change, hasFocus, follow }: Ways) {
  const isHeading = kindOf(draft, id)?.kind === "Heading";
  const text = draft.getText(isHeading ? textPart(id, "text") : richPart(id, "doc"));
  const binding = isHeading
    ? lineBinding(text, change, { follow, schema: markedLineSchema })
    : richBinding(text, change, follow);
  const editor = {
    state: EditorState.create({ doc: binding.read(), plugins: isHeading ? [] : [asLinesSay] }),
    composing: false,
    hasFocus,
    dispatch(tr: Transaction) {
      const { state, transactions } = editor.state.applyTransaction(tr);
      editor.state = state;
      const done = ownChange(transactions);
      if (done) binding.write(done);
    },
  };
  const end = binding.bind(editor);
  return {
    editor,
    text,
    isHeading,
    end,
    caretTo(letter: number): void {
      const { doc } = editor.state;
      const position = isHeading ? letter : positionAt(docFrom(linesIn(text)), letter);
      const resolved = doc.resolve(Math.max(0, Math.min(position, doc.content.size)));
      editor.dispatch(editor.state.tr.setSelection(TextSelection.near(resolved)));
    },
    erase(): void {
      const { head, $head } = editor.state.selection;
      if (binding.eraseUnderWay(editor.state) || $head.parentOffset === 0) return;
      editor.dispatch(editor.state.tr.delete(head - 1, head));
    },
    type(letters: string): void {
      editor.dispatch(editor.state.tr.insertText(letters, editor.state.selection.head));
    },
  };
}

export const deeds = ["turn", "enter", "list", "quote", "back", "join"] as const;
export type Deed = (typeof deeds)[number];

type Ground = {
  readonly draft: Y.Doc;
  readonly id: string;
  readonly page: PageTools;
  readonly opened: Opened;
};

function perform(what: Deed, ground: Ground): void {
  if (ground.opened.isHeading) inHeading(what, ground);
  else inText(what, ground);
}

function inHeading(what: Deed, { draft, id, page, opened }: Ground): void {
  const { editor, text } = opened;
  if (what === "turn") headingActs({ draft, id, page: () => page }, view(editor)).turn?.("text");
  if (what !== "enter") return;
  const at = editor.state.selection.head;
  page.change(() => {
    const [made] = page.insertAfter([textWidget(cutWords(wordsOfRuns(runsIn(text)), at))]);
    if (made) moveBehind(draft, text, { at, made });
    if (made) page.enter(made);
  });
}

function inText(what: Deed, { draft, id, page, opened: { editor } }: Ground): void {
  const acts = textActs({ id, draft, page, refuse: () => {} });
  const dispatch = (tr: Transaction) => editor.dispatch(tr);
  if (what === "turn") acts.turnLine(view(editor), "h1");
  if (what === "enter") newLine(editor.state, dispatch);
  if (what === "list") toggleList("bullet")(editor.state, dispatch);
  if (what === "quote") toggleStyle("quote")(editor.state, dispatch);
  if (what === "join") acts.joinNext();
  if (what !== "back") return;
  const start = editor.state.selection.$from.start();
  dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, start)));
  if (!backAtStart(editor.state, dispatch)) acts.joinBefore();
}

const view = (editor: object) => editor as unknown as EditorView;
