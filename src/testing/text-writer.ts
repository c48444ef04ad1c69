import { type Command, EditorState, type Plugin, TextSelection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import * as Y from "yjs";
import { writeDraftWidget } from "#documents/draft/draft-widget.ts";
import { movesPart, richPart } from "#widgets/kit/draft-parts.ts";
import type { Move } from "#widgets/kit/move-index.ts";
import type { RichRun } from "#widgets/kit/draft.ts";
import type { CaretAt, PageTools, TextTurn, TypedText } from "#widgets/kit/editor.ts";
import { fillText, linesIn } from "#widgets/kit/rich-text.ts";
import { ownChange } from "#widgets/kit/shared-text.ts";
import { knowNames } from "#widgets/kit/spelled.ts";
import { typedLists } from "#widgets/kit/typed-list.ts";
import { richBinding } from "#widgets/paragraph/draft-binding.ts";
import { alignLines } from "#widgets/paragraph/alignment.ts";
import { typingHabits } from "#widgets/paragraph/typing-rules.ts";
import { textKeys } from "#widgets/paragraph/keys.ts";
import { linesOfDoc } from "#widgets/paragraph/rich-doc.ts";
import { textActs } from "#widgets/paragraph/text-acts.ts";
import type { TextTools } from "#widgets/paragraph/text-tools.ts";
import type { StoredWidget } from "#widgets/widget.ts";
import { pressKeys, typeInto } from "./typed-keys.ts";

const id = "aaaaaa";
const line = (text: string) => ({ look: {}, runs: text === "" ? [] : [{ text, marks: {} }] });
const picture: StoredWidget = { kind: "Image", version: 1, content: {} };

export type TextWriter = ReturnType<typeof textWriter>;

/** A text without a window, on a page that writes down what the text does to it. */
export function textWriter(...lines: readonly string[]) {
  const draft = new Y.Doc();
  const shared = draft.getText(richPart(id, "doc"));
  fillText(shared, lines.map(line));
  const notes = notedPage(draft);
  const tools = {
    ...textActs({ id, draft, page: notes.page, refuse: (into) => void notes.done.push(`refused ${into}`) }),
    tellUnticked: () => void notes.done.push("unticked"),
  } as unknown as TextTools;
  const habits = typingHabits(() => tools);
  const lists = typedLists({
    page: () => notes.page,
    actsOf: (text) => ({
      put: (widget) => tools.putAtLine(text, widget),
      turn: (into) => tools.turnLine(text, into),
      align: (side) => alignLines(side)(text.state, text.dispatch),
    }),
  });
  const view = viewOf(shared, { page: notes.page, habits, lists });
  const pressable = textKeys(() => tools);
  return {
    draft,
    undo: notes.undo,
    done: notes.done,
    made: () => notes.made,
    /** The names of emoji have come. */
    load: notes.load,
    ...choosing(notes.offered),
    /** How many letters the last move knows again, and of how many. */
    moved: () => lastMove(draft),
    /** What the selected lines become. */
    turn: (into: TextTurn) => tools.turnLine(view, into),
    /** Presses keys: `Ctrl+Alt+1`. */
    key: (keys: string) => pressKeys(view, pressable, keys),
    ...readerOf(shared),
    ...typistOf(view, habits),
    /** Somebody else types at the start of a line, and it arrives here. */
    hear: (place: number, words: string) => hear(draft, place, words),
  };
}

function choosing(offered: () => TypedText | null) {
  return {
    words: () => offered()?.words() ?? null,
    put: () => offered()?.put?.(picture),
    list: offered,
  };
}

function lastMove(draft: Y.Doc): [known: number, all: number] {
  const { letters = [] } = [...draft.getMap<Move>(movesPart).values()].at(-1) ?? {};
  const runs = Array.from({ length: letters.length / 5 }, (_, at) => letters.slice(at * 5, at * 5 + 5));
  const sizes = (of: typeof runs) => of.reduce((sum, [, , length = 0]) => sum + length, 0);
  return [sizes(runs.filter(([, , , to = -1]) => to >= 0)), sizes(runs)];
}

/** Its acts are noted, and what it makes is in the draft. */
function notedPage(draft: Y.Doc) {
  let load = () => {};
  const coming = new Promise<string>((resolve) => (load = () => resolve("🌫")));
  knowNames(draft, ({ of, id: number }) => `${of} ${number}`);
  const own = {};
  const undo = new Y.UndoManager(draft, { trackedOrigins: new Set([own]), captureTimeout: 1e9 });
  const done: string[] = [];
  const made: StoredWidget[] = [];
  let offered: TypedText | null = null;
  const note = (act: string, widgets: readonly StoredWidget[]) => {
    made.push(...widgets);
    done.push(`${act} ${widgets.map(({ kind, content }) => inShort(kind, content)).join(", ")}`);
    const ids = widgets.map((_, at) => `made${done.length}x${at}`);
    for (const [at, widget] of widgets.entries()) writeDraftWidget(draft, ids[at] ?? "", withContent(widget));
    return ids;
  };
  const page = {
    change: (work: () => void) => draft.transact(work, own),
    endStep: () => undo.stopCapturing(),
    insertAfter: (widgets: readonly StoredWidget[]) => note("after", widgets),
    insertBefore: (widgets: readonly StoredWidget[]) => note("before", widgets),
    replace(widget: StoredWidget, move?: (made: string) => void) {
      const [made0 = ""] = note("instead", [widget]);
      move?.(made0);
    },
    enter(other: string, at?: CaretAt) {
      // To the end of what was just made is where the caret goes anyway.
      if (at) done.push(`into ${other === id ? "itself" : "another"}`);
    },
    neighbour: () => null,
    typedSigns: "/:@",
    emojiCalled: (name: string) => (name === "fog" ? coming : name === "wave" ? "👋" : null),
    offerTyped(sign: string, typed: TypedText) {
      done.push(`list ${sign}`);
      offered = typed;
    },
  } as unknown as PageTools;
  return { page, undo, done, made, load: () => load(), offered: () => offered };
}

type Plugins = { readonly page: PageTools; readonly habits: Plugin; readonly lists: Plugin };

function viewOf(shared: Y.Text, { page, habits, lists }: Plugins): EditorView {
  const binding = richBinding(shared, page.change);
  const view = {
    state: EditorState.create({ doc: binding.read(), plugins: [habits, lists] }),
    isDestroyed: false,
    composing: false,
    hasFocus: () => true,
    coordsAtPos: () => ({ left: 0, top: 0, bottom: 0, right: 0 }),
    dispatch(tr: Transaction) {
      const before = view.state;
      const { state, transactions } = view.state.applyTransaction(tr);
      view.state = state;
      shown?.update?.(asView, before);
      const change = ownChange(transactions);
      if (change) binding.write(change);
    },
  };
  const asView = view as unknown as EditorView;
  const shown = lists.spec.view?.(asView);
  binding.bind(view);
  return asView;
}

function readerOf(shared: Y.Text) {
  return {
    said: () => linesIn(shared).map(({ runs }) => runs.map(({ text }) => text).join("")),
    looks: () => linesIn(shared).map(({ look }) => look),
    /** The words with their marks: `bold(fog)`. */
    marked: () => linesIn(shared).map(({ runs }) => runs.map(markedRun).join("")),
  };
}

function markedRun({ text, marks }: RichRun): string {
  return Object.entries(marks).reduce(
    (said, [name, value]) => `${name}${value === true ? "" : `[${Object.values(value).join(":")}]`}(${said})`,
    text,
  );
}

function typistOf(view: EditorView, habits: Plugin) {
  return {
    /** Does what a key of the editor does. */
    press: (command: Command) => command(view.state, view.dispatch, view),
    goTo(place: number, offset = 0) {
      const at = linesOfDoc(view.state.doc)[place]?.start ?? 1;
      view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, at + offset)));
    },
    /** Whole lines. */
    select(first: number, last = first) {
      const lines = linesOfDoc(view.state.doc);
      const [from, to] = [lines[first]?.start ?? 1, lines[last]];
      const end = to ? to.start + to.line.content.size : from;
      view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, from, end)));
    },
    type: (words: string) => typeInto(view, [habits], words),
    /** What stands behind the caret goes. */
    erase() {
      const { from } = view.state.selection;
      view.dispatch(view.state.tr.delete(from, from + 1));
    },
    backspace() {
      const { from } = view.state.selection;
      view.dispatch(view.state.tr.delete(from - 1, from));
    },
  };
}

function hear(draft: Y.Doc, place: number, words: string): void {
  const other = new Y.Doc();
  Y.applyUpdate(other, Y.encodeStateAsUpdate(draft));
  const text = other.getText(richPart(id, "doc"));
  const before = text.toString().split("\n").slice(0, place);
  text.insert(
    before.reduce((sum, each) => sum + each.length + 1, 0),
    words,
  );
  Y.applyUpdate(draft, Y.encodeStateAsUpdate(other));
}

/** An empty picture has no content yet that a page could hold. */
function withContent(widget: StoredWidget): StoredWidget {
  return widget.kind === "Image" ? { kind: "Markdown", version: 1, content: { source: "" } } : widget;
}

function inShort(kind: string, content: unknown): string {
  if (kind !== "Paragraph") return kind;
  return /"text":"([^"]*)"/.exec(JSON.stringify(content))?.[1] ?? "empty";
}
