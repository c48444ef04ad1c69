import { type Command, EditorState, TextSelection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import * as Y from "yjs";
import { writeDraftWidget } from "#documents/draft/draft-widget.ts";
import { richPart } from "#widgets/kit/draft-parts.ts";
import type { PageTools, TypedText } from "#widgets/kit/editor.ts";
import { fillText, linesIn } from "#widgets/kit/rich-text.ts";
import { ownChange } from "#widgets/kit/shared-text.ts";
import { typedLists } from "#widgets/kit/typed-list.ts";
import { richBinding } from "#widgets/paragraph/draft-binding.ts";
import { typingHabits } from "#widgets/paragraph/habits.ts";
import { textActs } from "#widgets/paragraph/text-acts.ts";
import type { TextTools } from "#widgets/paragraph/text-tools.ts";
import type { StoredWidget } from "#widgets/widget.ts";

const id = "aaaaaa";
const line = (text: string) => ({ look: {}, runs: text === "" ? [] : [{ text, marks: {} }] });
const picture: StoredWidget = { kind: "Image", version: 1, content: {} };

/** A text without a window, on a page that writes down what the text does to it. */
export function textWriter(...lines: readonly string[]) {
  const draft = new Y.Doc();
  const shared = draft.getText(richPart(id, "doc"));
  fillText(shared, lines.map(line));
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
      const [id = ""] = note("instead", [widget]);
      move?.(id);
    },
    typedSigns: "/:",
    offerTyped(sign: string, typed: TypedText) {
      done.push(`list ${sign}`);
      offered = typed;
    },
  } as unknown as PageTools;
  const tools = textActs({
    id,
    draft,
    page,
    refuseHeading: () => {},
  }) as unknown as TextTools;
  const lists = typedLists({
    page: () => page,
    actsOf: (view) => ({
      put: (widget) => tools.putAtLine(view, widget),
      turn: (into) => tools.turnLine(view, into),
    }),
  });
  const habits = typingHabits(() => tools);
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
  return {
    draft,
    undo,
    done,
    made: () => made,
    view,
    words: () => offered && offered.words(),
    put: () => offered?.put?.(picture),
    list: () => offered,
    /** Does what a key of the editor does. */
    press: (command: Command) => command(view.state, view.dispatch, asView),
    /** The words with their marks, as Markdown would not have them: `bold(fog)`. */
    marked: () =>
      linesIn(shared).map(({ runs }) =>
        runs
          .map(({ text: words, marks }) =>
            Object.entries(marks).reduce(
              (said, [name, value]) => `${name}${value === true ? "" : `[${value.href}]`}(${said})`,
              words,
            ),
          )
          .join(""),
      ),
    said: () => linesIn(shared).map(({ runs }) => runs.map(({ text: words }) => words).join("")),
    looks: () => linesIn(shared).map(({ look }) => look),
    goTo(place: number, offset = 0) {
      let at = 1;
      for (let before = 0; before < place; before++) at += view.state.doc.child(before).nodeSize;
      view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, at + offset)));
    },
    type(words: string) {
      for (const letter of words) {
        const { from, to } = view.state.selection;
        const insert = () => view.state.tr.insertText(letter, from, to);
        const isTaken = habits.props.handleTextInput?.call(habits, asView, from, to, letter, insert);
        if (!isTaken) view.dispatch(insert());
      }
    },
    /** What stands behind the caret goes. */
    erase() {
      const { from } = view.state.selection;
      view.dispatch(view.state.tr.delete(from, from + 1));
    },
    backspace() {
      const { from } = view.state.selection;
      view.dispatch(view.state.tr.delete(from - 1, from));
    },
    /** Somebody else types at the start of a line, and it arrives here. */
    hear(place: number, words: string) {
      const other = new Y.Doc();
      Y.applyUpdate(other, Y.encodeStateAsUpdate(draft));
      const text = other.getText(richPart(id, "doc"));
      const before = text.toString().split("\n").slice(0, place);
      text.insert(
        before.reduce((sum, each) => sum + each.length + 1, 0),
        words,
      );
      Y.applyUpdate(draft, Y.encodeStateAsUpdate(other));
    },
  };
}

/** An empty picture has no content yet that a page could hold. */
function withContent(widget: StoredWidget): StoredWidget {
  return widget.kind === "Paragraph" ? widget : { kind: "Markdown", version: 1, content: { source: "" } };
}

function inShort(kind: string, content: unknown): string {
  if (kind !== "Paragraph") return kind;
  return JSON.stringify((content as { doc: unknown }).doc).replace(/^.*?"text":"([^"]*)".*$/, "$1");
}

export type TextWriter = ReturnType<typeof textWriter>;
