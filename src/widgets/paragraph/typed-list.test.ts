import { EditorState, TextSelection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { beforeEach, expect, it } from "vitest";
import * as Y from "yjs";
import { writeDraftWidget } from "#documents/draft/draft-widget.ts";
import { richPart } from "../kit/draft-parts.ts";
import type { PageTools, TypedText } from "../kit/editor.ts";
import { fillText, linesIn } from "../kit/rich-text.ts";
import { ownChange } from "../kit/shared-text.ts";
import { typedLists } from "../kit/typed-list.ts";
import type { StoredWidget } from "../widget.ts";
import { richBinding } from "./draft-binding.ts";
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
  let offered: TypedText | null = null;
  const note = (act: string, widgets: readonly StoredWidget[]) => {
    done.push(`${act} ${widgets.map(({ kind, content }) => inShort(kind, content)).join(", ")}`);
    const ids = widgets.map((_, at) => `made${done.length}x${at}`);
    for (const [at, widget] of widgets.entries()) writeDraftWidget(draft, ids[at] ?? "", withContent(widget));
    return ids;
  };
  const page = {
    change: (work: () => void) => draft.transact(work, own),
    endStep: () => undo.stopCapturing(),
    enter: () => {},
    insertAfter: (widgets: readonly StoredWidget[]) => note("after", widgets),
    insertBefore: (widgets: readonly StoredWidget[]) => note("before", widgets),
    replace: (widget: StoredWidget) => note("instead", [widget]),
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
  const plugin = typedLists({
    page: () => page,
    actsOf: (view) => ({
      put: (widget) => tools.putAtLine(view, widget),
      turn: (into) => tools.turnLine(view, into),
    }),
  });
  const binding = richBinding(shared, page.change);
  const view = {
    state: EditorState.create({ doc: binding.read(), plugins: [plugin] }),
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
  const shown = plugin.spec.view?.(asView);
  binding.bind(view);
  return {
    draft,
    undo,
    done,
    view,
    words: () => offered && offered.words(),
    put: () => offered?.put?.(picture),
    list: () => offered,
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
        view.dispatch(view.state.tr.insertText(letter, from, to));
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

const lists = (one: ReturnType<typeof writer>) => one.done.filter((act) => act.startsWith("list"));

it("opens where a word begins, anywhere in a text and in its lists, and filters by what follows [WIDG-13]", () => {
  text.type("/im");
  expect(text.words()).toBe("im");
  text.backspace();
  expect(text.words()).toBe("i");
  for (const [before, isOpen] of [
    ["", true],
    ["above ", true],
    ["(", true],
    ["and", false],
    ["1", false],
    ["https:/", false],
    ["/", false],
  ] as const) {
    const one = writer(before);
    one.goTo(0, before.length);
    one.type("/he");
    expect([before, one.words()]).toEqual([before, isOpen ? "he" : null]);
  }
});

it("each sign has its list, a later one takes over, and no list opens for a sign that others bring", () => {
  text.type("/a b :sm");
  expect(lists(text)).toEqual(["list /", "list :"]);
  expect(text.words()).toBe("sm");
  const other = writer("", "");
  other.goTo(0);
  other.hear(0, "/");
  expect(lists(other)).toEqual([]);
});

it("is over when the sign is gone, a blank follows it, the caret leaves the line, or too much was typed to search for", () => {
  const over = (act: () => void) => {
    text.type("/i");
    expect(text.words()).toBe("i");
    act();
    expect(text.words()).toBeNull();
    text.list()?.insert("gone");
    expect(text.said().join("")).not.toContain("gone");
    text.type(" ");
  };
  over(() => {
    text.backspace();
    text.backspace();
  });
  over(() => text.goTo(2));
  over(() => text.list()?.end());
  over(() => text.type("n".repeat(40)));
  text.type("/ ");
  expect(text.words()).toBeNull();
});

it("parts the text around the widget in an empty line, as one step of undo", () => {
  text.type("/im");
  text.put();
  expect(text.said()).toEqual(["above"]);
  expect(text.done.slice(1)).toEqual(["after below", "after Image"]);
  expect(text.words()).toBeNull();
  text.undo.undo();
  expect(text.said()).toEqual(["above", "/im", "below"]);
});

it("leaves a line with words whole, and puts the widget behind it, as one step of undo", () => {
  text.goTo(0, 2);
  text.type(" /im");
  text.put();
  expect(text.said()).toEqual(["ab ove"]);
  expect(text.done.slice(1)).toEqual(["after below", "after Image"]);
  text.undo.undo();
  expect(text.said()).toEqual(["ab /imove", "", "below"]);
  text.undo.undo();
  expect(text.said()).toEqual(["above", "", "below"]);
});

it("puts the widget behind a text, before it, and in the place of an empty one", () => {
  const shown = (lines: readonly string[], at: number) => {
    const one = writer(...lines);
    one.goTo(at);
    one.type("/im");
    one.put();
    return [one.said(), one.done.slice(1)];
  };
  expect(shown(["above", ""], 1)).toEqual([["above"], ["after Image"]]);
  expect(shown(["", "below"], 0)).toEqual([["below"], ["before Image"]]);
  expect(shown(["", "", ""], 1)[1]).toEqual(["instead Image"]);
});

it("turns the line of the caret, wherever in it the letters were typed, and keeps what it is already", () => {
  const turned = (into: "bullet" | "quote" | "h1" | "text", ...more: "bullet"[]) => {
    const one = writer("above", "words here");
    one.goTo(1, 6);
    for (const each of [into, ...more]) {
      one.type("/x");
      one.list()?.turn?.(each);
    }
    return [one.said(), one.looks()[1], one.done.filter((act) => !act.startsWith("list"))];
  };
  expect(turned("bullet")).toEqual([["above", "words here"], { list: "bullet" }, []]);
  expect(turned("bullet", "bullet")).toEqual([["above", "words here"], { list: "bullet" }, []]);
  expect(turned("quote")).toEqual([["above", "words here"], { style: "quote" }, []]);
  expect(turned("text")).toEqual([["above", "words here"], {}, []]);
  expect(turned("h1")[2]).toEqual(["after Heading"]);
});

it("puts other words in the place of the letters, as one step of undo", () => {
  text.goTo(0, 5);
  text.type(" :sm");
  text.list()?.insert("☺");
  expect(text.said()).toEqual(["above ☺", "", "below"]);
  text.undo.undo();
  expect(text.said()).toEqual(["above :sm", "", "below"]);
});

it("goes on while somebody else writes in the same text, and keeps what they wrote", () => {
  text.type("/i");
  text.hear(0, "far ");
  text.hear(2, "just ");
  expect(text.words()).toBe("i");
  text.type("m");
  expect(text.words()).toBe("im");
  text.hear(1, "see ");
  expect(text.words()).toBe("im");
  text.put();
  expect(text.said()).toEqual(["far above", "see "]);
  expect(text.done.slice(1)).toEqual(["after just below", "after Image"]);
});
