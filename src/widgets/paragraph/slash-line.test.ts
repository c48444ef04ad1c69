import { EditorState, TextSelection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { beforeEach, expect, it } from "vitest";
import * as Y from "yjs";
import { writeDraftWidget } from "#documents/draft/draft-widget.ts";
import { richPart } from "../kit/draft-parts.ts";
import type { PageTools, SlashText } from "../kit/editor.ts";
import { fillText, linesIn } from "../kit/rich-text.ts";
import { ownChange } from "../kit/shared-text.ts";
import type { StoredWidget } from "../widget.ts";
import { richBinding } from "./draft-binding.ts";
import { slashLine } from "./slash-line.ts";
import { textActs } from "./text-acts.ts";
import type { TextTools } from "./text-tools.ts";

const id = "aaaaaa";
const line = (text: string) => ({ look: {}, runs: text === "" ? [] : [{ text, marks: {} }] });
const picture: StoredWidget = { kind: "Image", version: 1, content: {} };

/** A text without a window, on a page that writes down what the text does to it. */
function writer(...lines: readonly string[]) {
  const draft = new Y.Doc();
  const shared = draft.getText(richPart(id, "doc"));
  fillText(shared, lines.map(line));
  const own = {};
  const undo = new Y.UndoManager(draft, { trackedOrigins: new Set([own]), captureTimeout: 1e9 });
  const done: string[] = [];
  let offered: SlashText | null = null;
  const note = (act: string, widgets: readonly StoredWidget[]) => {
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
    replace: (widget: StoredWidget) => note("instead", [widget]),
    offerKinds(_: unknown, typed: SlashText) {
      offered = typed;
    },
  } as unknown as PageTools;
  const tools = textActs({
    id,
    draft,
    page,
    refuseHeading: () => {},
  }) as unknown as TextTools;
  const plugin = slashLine(() => tools);
  const binding = richBinding(shared, page.change);
  const view = {
    state: EditorState.create({ doc: binding.read(), plugins: [plugin] }),
    isDestroyed: false,
    composing: false,
    hasFocus: () => true,
    coordsAtPos: () => ({ left: 0, top: 0, bottom: 0, right: 0 }),
    dispatch(tr: Transaction) {
      const { state, transactions } = view.state.applyTransaction(tr);
      view.state = state;
      const change = ownChange(transactions);
      if (change) binding.write(change);
    },
  };
  binding.bind(view);
  const asView = view as unknown as EditorView;
  return {
    draft,
    undo,
    done,
    view,
    words: () => offered && offered.words(),
    put: () => offered?.put(picture),
    said: () => linesIn(shared).map(({ runs }) => runs.map(({ text: words }) => words).join("")),
    goTo(place: number, offset = 0) {
      let at = 1;
      for (let before = 0; before < place; before++) at += view.state.doc.child(before).nodeSize;
      view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, at + offset)));
    },
    type(words: string) {
      for (const letter of words) {
        const { from, to } = view.state.selection;
        const isTaken = plugin.props.handleTextInput?.call(
          plugin,
          asView,
          from,
          to,
          letter,
          () => view.state.tr,
        );
        if (!isTaken) view.dispatch(view.state.tr.insertText(letter, from, to));
      }
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

let text: ReturnType<typeof writer>;
beforeEach(() => {
  text = writer("above", "", "below");
  text.goTo(1);
});

it("offers the kinds in an empty line of a text with words, and filters by what follows [WIDG-13]", () => {
  text.type("/im");
  expect(text.words()).toBe("im");
  text.backspace();
  expect(text.words()).toBe("i");
});

it("is over when the / is gone or the caret leaves the line, and offers nothing among words", () => {
  text.type("/i");
  text.backspace();
  text.backspace();
  expect(text.words()).toBeNull();
  text.type("/");
  expect(text.words()).toBe("");
  text.goTo(2);
  expect(text.words()).toBeNull();
  const other = writer("above");
  other.goTo(0, 5);
  other.type("/");
  expect(other.words()).toBeNull();
});

it("parts the text around the widget, as one step of undo", () => {
  text.type("/im");
  text.put();
  expect(text.said()).toEqual(["above"]);
  expect(text.done).toEqual(["after below", "after Image"]);
  expect(text.words()).toBeNull();
  text.undo.undo();
  expect(text.said()).toEqual(["above", "/im", "below"]);
});

it("puts the widget behind a text, before it, and in the place of an empty one", () => {
  const shown = (lines: readonly string[], at: number) => {
    const one = writer(...lines);
    one.goTo(at);
    one.type("/im");
    one.put();
    return [one.said(), one.done];
  };
  expect(shown(["above", ""], 1)).toEqual([["above"], ["after Image"]]);
  expect(shown(["", "below"], 0)).toEqual([["below"], ["before Image"]]);
  expect(shown(["", "", ""], 1)[1]).toEqual(["instead Image"]);
});

it("goes on while somebody else writes in the same text, and keeps what they wrote", () => {
  text.type("/i");
  text.hear(0, "far ");
  text.hear(2, "just ");
  expect(text.words()).toBe("i");
  text.type("m");
  expect(text.words()).toBe("im");
  text.put();
  expect(text.said()).toEqual(["far above"]);
  expect(text.done).toEqual(["after just below", "after Image"]);
});

it("takes nobody's words: a line in which somebody else writes before the / is a line of text", () => {
  text.type("/im");
  text.hear(1, "see ");
  expect(text.words()).toBeNull();
  text.put();
  expect(text.said()).toEqual(["above", "see /im", "below"]);
});
