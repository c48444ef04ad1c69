import { EditorState, Selection, TextSelection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import * as Y from "yjs";
import { textPart, valuesPart } from "../kit/draft-parts.ts";
import type { PageTools } from "../kit/editor.ts";
import { lineBinding, markedLineSchema } from "../kit/line-binding.ts";
import { marksIn } from "../kit/marked-words.ts";
import { ownChange } from "../kit/shared-text.ts";
import { textWidget } from "../kit/text-widget.ts";
import type { StoredWidget } from "../widget.ts";
import { pressKeys, typeInto } from "#testing/typed-keys.ts";
import { headingKeys } from "./heading-keys.ts";
import { heading as schema } from "./schema.ts";

beforeAll(() => void vi.stubGlobal("location", { origin: "https://noordervaart.example" }));
afterAll(() => void vi.unstubAllGlobals());

/** A heading without a window, with the caret at its start. */
function heading(words: string) {
  const draft = new Y.Doc();
  const text = draft.getText(textPart("fog", "text"));
  const values = draft.getMap(valuesPart("fog"));
  text.insert(0, words);
  values.set("level", "h2");
  const own = {};
  const undo = new Y.UndoManager(draft, { trackedOrigins: new Set([own]), captureTimeout: 1e9 });
  const above: (readonly StoredWidget[])[] = [];
  const entered: string[] = [];
  const page = {
    change: (work: () => void) => draft.transact(work, own),
    endStep: () => undo.stopCapturing(),
    insertBefore: (widgets: readonly StoredWidget[]) => void above.push(widgets),
    enter: (id: string) => void entered.push(id),
  } as unknown as PageTools;
  const plugins = headingKeys(
    { draft, id: "fog", page: () => page },
    { editLink: () => {}, focusToolbar: () => {} },
  );
  const binding = lineBinding(text, page.change, { schema: markedLineSchema });
  const view = {
    state: EditorState.create({ doc: binding.read(), plugins }),
    composing: false,
    isDestroyed: false,
    hasFocus: () => true,
    dispatch(tr: Transaction) {
      const { state, transactions } = view.state.applyTransaction(tr);
      view.state = state;
      const change = ownChange(transactions);
      if (change) binding.write(change);
    },
  };
  binding.bind(view);
  view.dispatch(view.state.tr.setSelection(Selection.atStart(view.state.doc)));
  return {
    type: (letters: string) => typeInto(view as unknown as EditorView, plugins, letters),
    undo: () => undo.undo(),
    above,
    entered,
    press: (keys: string) => pressKeys(view as unknown as EditorView, plugins, keys),
    select: (from: number, to: number) =>
      view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, from, to))),
    marks: () =>
      marksIn(text).flatMap(({ from, to, marks }) => marks.map(({ type }) => [from, to, type] as const)),
    side: () => values.get("align") ?? null,
    now: () => `${values.get("level") as string} ${text.toString()}`,
  };
}

it("Enter at its start makes room above: the heading moves down whole, with the caret in it", () => {
  const one = heading("Fog");
  expect(one.press("Enter")).toBe(true);
  expect(one.above).toEqual([[textWidget("")]]);
  expect(one.entered).toEqual(["fog"]);
  expect(one.now()).toBe("h2 Fog");
});

it.each([
  ["# ", "h0 Fog"],
  ["## ", "h1 Fog"],
  ["#### ", "h3 Fog"],
  ["##### ", "h2 ##### Fog"],
  ["a # ", "h2 a # Fog"],
])("typed at the start of a heading, %s makes it %s; one undo gives the signs back", (signs, expected) => {
  const one = heading("Fog");
  one.type(signs);
  expect(one.now()).toBe(expected);
  if (expected.endsWith(" Fog") && !expected.includes("#")) one.undo();
  expect(one.now()).toBe(`h2 ${signs}Fog`);
});

it("signs of marks mark words as in every text, and no other sign makes another block of a heading", () => {
  const one = heading("");
  one.type("**a** _b_ `c` ~~d~~ ==e== [f](https://example.org) - 1. > ");
  expect(one.now()).toBe("h2 a b c d e f - 1. > ");
  const marks = ["bold", "italic", "code", "strike", "highlight", "link"];
  expect(one.marks()).toEqual(marks.map((type, at) => [2 * at, 2 * at + 1, type]));
});

it("the keys of word processors mark words in a heading", () => {
  const one = heading("Fog on the Wadden");
  one.select(0, 3);
  for (const keys of ["Ctrl+b", "Ctrl+i"]) expect(one.press(keys)).toBe(true);
  expect(one.marks()).toEqual([
    [0, 3, "bold"],
    [0, 3, "italic"],
  ]);
});

it("goes to a side by the direction in which it reads, and stays what it was where the draft says nonsense", () => {
  for (const [words, left, right] of [
    ["Fog", null, "end"],
    ["\u05d4\u05d0\u05d8", "end", null],
  ] as const) {
    const one = heading(words);
    const after = (keys: string) => (expect(one.press(keys)).toBe(true), one.side());
    expect([after("Ctrl+Shift+e"), after("Ctrl+Shift+r"), after("Ctrl+Shift+l")]).toEqual([
      "center",
      right,
      left,
    ]);
  }
  const content = { text: "Fog", level: "h1", anchor: "" };
  const read = (align: unknown) =>
    schema.drafts[1]?.fromDraft({
      values: { level: "h1", anchor: "", align },
      texts: { text: "Fog" },
      rich: {},
    });
  expect([read("end"), read("justify"), read({})]).toEqual([{ ...content, align: "end" }, content, content]);
});
