import { expect, it } from "vitest";
import * as Y from "yjs";
import { stacked } from "#documents/document.ts";
import { documentFrom, draftFrom } from "#documents/draft/draft-document.ts";
import { kindOf } from "#documents/draft/draft-widget.ts";
import { linkOn } from "#documents/draft/marked-ranges.ts";
import { layoutOf } from "#documents/draft/layout.ts";
import { headingOf, textOf } from "#testing/writers/flow-kinds.ts";
import { examples } from "#widgets/examples.ts";
import { headingFlow } from "#widgets/heading/flow.ts";
import { paragraphFlow } from "#widgets/paragraph/flow.ts";
import { schemas } from "#widgets/schemas.ts";
import type { StoredWidget } from "#widgets/widget.ts";
import { observed } from "#ui/observed.ts";
import type { DraftSession } from "../../tab/draft-session.ts";
import type { Canvas } from "./canvas.ts";
import { editsOn } from "./edits.ts";
import { areAlready } from "./block-deeds.ts";
import { blockStyle, spanStyle, wordsOfSpan } from "./style-keys.ts";

const table = (cell: string): StoredWidget => ({
  kind: "Table",
  version: schemas.Table.version,
  content: {
    header: true,
    columns: [{ id: "a", title: "Port", width: null }],
    rows: [{ id: "r", cells: { a: cell } }],
    sort: null,
  },
});
const ids = ["w00000", "w10000", "w20000"];

/** A page that is written, with keys for what is selected on it. */
function page(...widgets: readonly StoredWidget[]) {
  const draft = draftFrom(stacked(widgets.map((widget, at) => ({ id: ids[at] ?? "", ...widget }))));
  const undo = new Y.UndoManager([...draft.share.values()], { trackedOrigins: new Set(["own"]) });
  const change = (work: () => void) => draft.transact(work, "own");
  const session = { draft, undo, ownChange: "own", change } as unknown as DraftSession;
  const canvas = {
    session,
    edits: editsOn(session, () => {}),
    span: observed(null),
    isLinking: observed(false),
    kindOf: (id: string) => kindOf(draft, id)?.kind,
    watch: { layout: { get: () => layoutOf(draft) } },
  } as unknown as Canvas;
  const contents = () => ids.map((id) => documentFrom(draft).widgets[id]?.content);
  return { draft, undo, canvas, contents };
}

const ctrl = (key: string, more: object = {}) =>
  ({
    key,
    ctrlKey: true,
    shiftKey: false,
    altKey: false,
    metaKey: false,
    ...more,
  }) as KeyboardEvent;

it("a key of marks is for all words of the selected blocks, and one undo takes that back", () => {
  const { canvas, contents, undo } = page(headingOf("Fog"), textOf("Slow", "down"), table("7 m"));
  const plain = JSON.stringify(contents());
  blockStyle(canvas, ids, ctrl("b"))?.();
  const bold = [{ type: "bold" }];
  expect(contents()).toMatchObject([
    { text: "Fog", marks: [{ from: 0, to: 3, marks: bold }] },
    { doc: { content: ["Slow", "down"].map((text) => ({ content: [{ text, marks: bold }] })) } },
    { columns: [{ title: "Port" }], rows: [{ cells: { a: [{ text: "7 m", marks: bold }] } }] },
  ]);
  undo.undo();
  expect(JSON.stringify(contents())).toBe(plain);
  undo.redo();
  // All have it: the key takes it away. Only some: all get it.
  blockStyle(canvas, ids.slice(0, 1), ctrl("b"))?.();
  blockStyle(canvas, ids, ctrl("b"))?.();
  expect(JSON.stringify(contents()).split('"bold"')).toHaveLength(5);
  blockStyle(canvas, ids, ctrl("i"))?.();
  blockStyle(canvas, ids, ctrl("\\"))?.();
  expect(JSON.stringify(contents())).toBe(plain);
});

it("keys of forms and sides are for all selected texts, and for none where a block among them is no text", () => {
  const { canvas, contents, undo } = page(headingOf("Fog"), textOf("Slow", "down"), table("7 m"));
  const plain = JSON.stringify(contents());
  blockStyle(canvas, ids.slice(0, 2), ctrl("e", { shiftKey: true }))?.();
  expect(contents()).toMatchObject([
    { align: "center" },
    { doc: { content: [{ align: "center" }, { align: "center" }] } },
    {},
  ]);
  undo.undo();
  expect(JSON.stringify(contents())).toBe(plain);
  for (const key of [
    ctrl("e", { shiftKey: true }),
    ctrl("2", { altKey: true }),
    ctrl("8", { shiftKey: true }),
  ]) {
    expect(blockStyle(canvas, ids, key)).toBeNull();
    expect(blockStyle(canvas, ids.slice(0, 2), key)).not.toBeNull();
  }
  expect(blockStyle(canvas, ids, ctrl("q"))).toBeNull();
});

it("the key of a list that all selected texts are already takes the list from them, and nothing else", () => {
  const { canvas, contents } = page(textOf("Slow"), textOf("down", "now"), headingOf("Fog"));
  const texts = ids.slice(0, 2).map((id) => ({ id }));
  canvas.edits.turn(texts, "quote");
  const quoted = JSON.stringify(contents());
  expect(areAlready(canvas, texts, "bullet")).toBe(false);
  canvas.edits.turn(texts, "bullet");
  expect(areAlready(canvas, texts, "bullet")).toBe(true);
  expect(areAlready(canvas, texts, "number")).toBe(false);
  expect(areAlready(canvas, [...texts, { id: "w20000" }], "bullet")).toBe(false);
  canvas.edits.turn(texts, "bullet", true);
  expect(JSON.stringify(contents())).toBe(quoted);
});

it("of letters that are selected over several texts exactly these get a mark", () => {
  const { canvas, contents, undo } = page(headingOf("Fog"), table("7 m"), textOf("Slow down", "now"));
  const plain = JSON.stringify(contents());
  const now = {
    first: { id: "w00000", flow: headingFlow, letter: 1 },
    last: { id: "w20000", flow: paragraphFlow, letter: 4 },
    between: ["w10000"],
  };
  spanStyle(canvas, now, ctrl("u"))?.();
  const marks = [{ type: "underline" }];
  expect(contents()).toMatchObject([
    { marks: [{ from: 1, to: 3, marks }] },
    { rows: [{ cells: { a: [{ text: "7 m", marks }] } }] },
    {
      doc: {
        content: [{ content: [{ text: "Slow", marks }, { text: " down" }] }, { content: [{ text: "now" }] }],
      },
    },
  ]);
  undo.undo();
  expect(JSON.stringify(contents())).toBe(plain);
});

it("exactly the letters of a selection over several texts are led to one address, elsewhere, and nowhere again, each as one step", () => {
  const { canvas, contents, undo } = page(headingOf("Fog"), table("7 m"), textOf("Slow down", "now"));
  const plain = JSON.stringify(contents());
  const now = {
    first: { id: "w00000", flow: headingFlow, letter: 1 },
    last: { id: "w20000", flow: paragraphFlow, letter: 4 },
    between: ["w10000"],
  };
  spanStyle(canvas, now, ctrl("k"))?.();
  expect(canvas.isLinking.get()).toBe(true);
  const words = () => wordsOfSpan(canvas, now);
  expect(linkOn(words())).toBeNull();
  canvas.edits.link(words(), "https://noordervaart.example/fog");
  const marks = [{ type: "link", attrs: { href: "https://noordervaart.example/fog" } }];
  expect(contents()).toMatchObject([
    { marks: [{ from: 1, to: 3, marks }] },
    { rows: [{ cells: { a: [{ text: "7 m", marks }] } }] },
    {
      doc: {
        content: [{ content: [{ text: "Slow", marks }, { text: " down" }] }, { content: [{ text: "now" }] }],
      },
    },
  ]);
  expect(linkOn(words())).toBe("https://noordervaart.example/fog");
  canvas.edits.link(words().slice(0, 1), "page:4");
  expect(linkOn(words().slice(0, 1))).toBe("page:4");
  expect(linkOn(words())).toBeNull();
  canvas.edits.link(words(), null);
  expect(JSON.stringify(contents())).toBe(plain);
  for (let step = 0; step < 3; step++) undo.undo();
  expect(JSON.stringify(contents())).toBe(plain);
  undo.redo();
  expect(linkOn(words())).toBe("https://noordervaart.example/fog");
});

it("where no words are selected no link is asked for", () => {
  const { canvas } = page(textOf("Fog"), textOf("", ""), textOf("Slow"));
  const now = {
    first: { id: "w00000", flow: paragraphFlow, letter: 3 },
    last: { id: "w20000", flow: paragraphFlow, letter: 0 },
    between: ["w10000"],
  };
  expect(spanStyle(canvas, now, ctrl("k"))).toBeNull();
  expect(canvas.isLinking.get()).toBe(false);
});

it("with Caps Lock on, keys of looks are the same, and Ctrl+Shift with a letter is never taken for Ctrl with it", () => {
  const { canvas, contents } = page(headingOf("Fog"), textOf("Slow"), textOf("down"));
  const now = {
    first: { id: "w00000", flow: headingFlow, letter: 0 },
    last: { id: "w20000", flow: paragraphFlow, letter: 4 },
    between: ["w10000"],
  };
  const plain = JSON.stringify(contents());
  const caps = (letter: string, isShifted = false) =>
    ctrl(isShifted ? letter : letter.toUpperCase(), {
      shiftKey: isShifted,
      keyCode: letter.toUpperCase().charCodeAt(0),
    });
  for (const style of [
    (event: KeyboardEvent) => blockStyle(canvas, ids, event),
    (event: KeyboardEvent) => spanStyle(canvas, now, event),
  ]) {
    expect(style(caps("b", true))).toBeNull();
    expect(style(caps("i", true))).toBeNull();
    style(caps("b"))?.();
    expect(JSON.stringify(contents()).split('"bold"')).toHaveLength(4);
    style(caps("b"))?.();
    style(caps("x", true))?.();
    expect(JSON.stringify(contents()).split('"strike"')).toHaveLength(4);
    style(caps("x", true))?.();
    expect(JSON.stringify(contents())).toBe(plain);
  }
});

it("blocks without words have no style", () => {
  const { canvas } = page(
    { kind: "Divider", version: schemas.Divider.version, content: examples.Divider.rich },
    textOf(""),
  );
  expect(blockStyle(canvas, ids, ctrl("b"))).toBeNull();
});

it("a key of sizes is one step larger or smaller for exactly the letters of a selection over texts, and undo takes that back", () => {
  const { canvas, contents, undo } = page(textOf("Slow down"), textOf("Fog"), textOf("Ahead now"));
  const plain = JSON.stringify(contents());
  const now = {
    first: { id: "w00000", flow: paragraphFlow, letter: 5 },
    last: { id: "w20000", flow: paragraphFlow, letter: 5 },
    between: ["w10000"],
  };
  const larger = ctrl(">", { shiftKey: true, keyCode: 190 });
  const smaller = ctrl("<", { shiftKey: true, keyCode: 188 });
  const size = (step: number) => [{ type: "size", attrs: { step } }];
  spanStyle(canvas, now, larger)?.();
  expect(contents()).toMatchObject([
    { doc: { content: [{ content: [{ text: "Slow " }, { text: "down", marks: size(4) }] }] } },
    { doc: { content: [{ content: [{ text: "Fog", marks: size(4) }] }] } },
    { doc: { content: [{ content: [{ text: "Ahead", marks: size(4) }, { text: " now" }] }] } },
  ]);
  spanStyle(canvas, now, larger)?.();
  spanStyle(canvas, now, larger)?.();
  expect(JSON.stringify(contents()).match(/"step":6/g)).toHaveLength(3);
  for (const _ of [1, 2]) spanStyle(canvas, now, smaller)?.();
  expect(JSON.stringify(contents())).toBe(plain);
  spanStyle(canvas, now, smaller)?.();
  expect(JSON.stringify(contents()).match(/"step":2/g)).toHaveLength(3);
  undo.undo();
  expect(JSON.stringify(contents())).toBe(plain);
});
