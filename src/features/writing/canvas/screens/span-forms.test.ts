import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as Y from "yjs";
import { observed } from "#ui/observed.ts";
import { stacked } from "#documents/document.ts";
import { documentFrom, draftFrom } from "#documents/draft/draft-document.ts";
import { kindOf } from "#documents/draft/draft-widget.ts";
import { undoOf } from "#documents/draft/moves/undoing.ts";
import { layoutOf } from "#documents/draft/layout.ts";
import { flowKinds, headingOf, textOf } from "#testing/writers/flow-kinds.ts";
import { examples } from "#widgets/examples.ts";
import { linesIn } from "#widgets/kit/rich-text.ts";
import { schemas } from "#widgets/schemas.ts";
import type { StoredWidget } from "#widgets/widget.ts";
import type { DraftSession } from "../../tab/draft-session.ts";
import { readingOrder } from "../model/reading-order.ts";
import type { Canvas } from "./canvas.ts";
import { editsOn } from "./edits.ts";
import { type Span, spanNow } from "./span.ts";
import { spanStyle } from "./style-keys.ts";

beforeEach(() => {
  vi.stubGlobal("document", { querySelectorAll: () => [] });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => vi.unstubAllGlobals());

const divider: StoredWidget = {
  kind: "Divider",
  version: schemas.Divider.version,
  content: examples.Divider.rich,
};

type Place = readonly [widget: number, letter: number];

/** A page with a selection from a letter of a text to a letter of another, and its keys. */
function page(widgets: readonly StoredWidget[], from: Place, to: Place) {
  const ids = widgets.map((_, at) => `w0000${at}`);
  const draft = draftFrom(stacked(widgets.map((widget, at) => ({ id: ids[at] ?? "", ...widget }))));
  const ownChange = {};
  const undo = undoOf(draft, ownChange, 500);
  const change = (work: () => void) => draft.transact(work, ownChange);
  const session = { draft, undo, ownChange, change } as unknown as DraftSession;
  const told: unknown[] = [];
  const picked: string[][] = [];
  const canvas = {
    session,
    edits: editsOn(session, () => {}),
    kindOf: (id: string) => kindOf(draft, id)?.kind,
    span: observed<Span | null>(null),
    selection: { set: ({ blocks }: { blocks: { ids: string[] } }) => picked.push([...blocks.ids]) },
    focuses: { onHandle: () => undefined },
    announce: () => undefined,
    say: () => "",
    tell: (notice: unknown) => told.push(notice),
    watch: {
      layout: { get: () => layoutOf(draft) },
      widget: (id: string) => documentFrom(draft).widgets[id],
    },
  } as unknown as Canvas;
  const flowAt = (id: string) => flowKinds[kindOf(draft, id)?.kind === "Heading" ? "Heading" : "Paragraph"];
  const placeAt = ([widget, letter]: Place) => {
    const id = ids[widget] ?? "";
    return Y.createRelativePositionFromTypeIndex(draft.getText(flowAt(id).part(id)), letter, 0);
  };
  canvas.span.set({ anchor: placeAt(from), head: placeAt(to) });
  return {
    undo,
    told,
    picked,
    press(key: string, held: object) {
      const span = canvas.span.get();
      const now = span && spanNow(canvas, span);
      if (!now) throw new Error("nothing is selected over several texts");
      const event = { key, ctrlKey: true, shiftKey: false, altKey: false, metaKey: false, ...held };
      spanStyle(canvas, now, event as KeyboardEvent)?.();
    },
    /** Each line with what it is, line by line and block by block. */
    said: () =>
      readingOrder(layoutOf(draft)).map((id) => {
        const { kind = "", content = {} } = documentFrom(draft).widgets[id] ?? {};
        if (kind === "Heading") return saidOfHeading(content as never);
        if (kind !== "Paragraph") return kind;
        return linesIn(draft.getText(flowAt(id).part(id))).map(({ look, runs }) =>
          [
            ...Object.entries(look).map(([name, value]) => `${name}=${String(value)}`),
            runs.map(({ text }) => text).join(""),
          ].join(" "),
        );
      }),
    /** The words from the first selected letter to the last. */
    selected() {
      const span = canvas.span.get();
      const now = span && spanNow(canvas, span);
      if (!now) return null;
      const words = (id: string) => draft.getText(flowAt(id).part(id)).toString();
      return [words(now.first.id).slice(now.first.letter), words(now.last.id).slice(0, now.last.letter)];
    },
  };
}

const saidOfHeading = ({ level, text, align }: { level: string; text: string; align?: string }) =>
  `${level} ${text}${align ? ` ${align}` : ""}`;

const shift = { shiftKey: true };
const alt = { altKey: true };

it("the key of a list takes every line from the first that is selected to the last, and one undo takes it back", () => {
  const widgets = [textOf("zero", "one", "two"), headingOf("Head"), divider, textOf("three", "four", "five")];
  for (const [from, to] of [
    [
      [0, 7],
      [3, 8],
    ],
    [
      [3, 8],
      [0, 7],
    ],
  ] as const) {
    const { press, said, undo, selected } = page(widgets, from, to);
    const plain = said();
    press("8", shift);
    expect(said()).toEqual([
      ["zero", "list=bullet one", "list=bullet two"],
      ["list=bullet Head"],
      "Divider",
      ["list=bullet three", "list=bullet four", "five"],
    ]);
    expect(selected()).toEqual(["e\ntwo\n", "three\nfo"]);
    undo.undo();
    expect(said()).toEqual(plain);
    expect(undo.undoStack).toEqual([]);
    undo.redo();
    expect(said()[1]).toEqual(["list=bullet Head"]);
  }
});

it("where all lines are that list already it is taken from all, and a list of the other sort is changed as a whole", () => {
  const { press, said } = page(
    [textOf("zero", "one"), textOf("two"), textOf("three", "four")],
    [0, 5],
    [2, 2],
  );
  press("7", shift);
  expect(said()).toEqual([["zero", "list=number one"], ["list=number two"], ["list=number three", "four"]]);
  press("8", shift);
  press("7", shift);
  press("7", shift);
  expect(said()).toEqual([["zero", "one"], ["two"], ["three", "four"]]);
});

it("a list of which the first lines become headings counts on", () => {
  const items = ["five", "six", "seven"].map((text) => ({
    type: "listItem",
    content: [{ type: "paragraph", content: [{ type: "text", text }] }],
  }));
  const doc = { type: "doc", content: [{ type: "orderedList", start: 5, content: items }] };
  const list: StoredWidget = { kind: "Paragraph", version: 1, content: { text_style: "plain", doc } };
  const { press, said } = page([textOf("zero"), list], [0, 0], [1, 1]);
  press("1", alt);
  expect(said()).toEqual(["h0 zero", "h0 five", ["list=number start=6 six", "list=number seven"]]);
});

it("the key of a heading makes one of every selected line, and the words stay selected", () => {
  const widgets = [textOf("zero", "one", "two"), headingOf("Head"), divider, textOf("three", "four", "five")];
  const { press, said, undo, selected } = page(widgets, [0, 7], [3, 8]);
  const plain = said();
  press("1", alt);
  expect(said()).toEqual([
    ["zero"],
    "h0 one",
    "h0 two",
    "h0 Head",
    "Divider",
    "h0 three",
    "h0 four",
    ["five"],
  ]);
  expect(selected()).toEqual(["e", "fo"]);
  undo.undo();
  expect(said()).toEqual(plain);
  expect(selected()).toEqual(["e\ntwo\n", "three\nfo"]);
  undo.redo();
  press("0", alt);
  expect(said()).toEqual([["zero"], ["one"], ["two"], ["Head"], "Divider", ["three"], ["four"], ["five"]]);
});

it("at the ends of headings and in empty texts what is selected stays selected too", () => {
  const { press, said, selected } = page([headingOf("Head"), textOf("one"), textOf("")], [0, 4], [2, 0]);
  press("8", shift);
  expect(said()).toEqual([["list=bullet Head"], ["list=bullet one"], ["list=bullet "]]);
  expect(selected()).toEqual(["\n", ""]);
  press("2", alt);
  expect(said()).toEqual(["h1 Head", "h1 one", "h1 "]);
  expect(selected()).toEqual(["", ""]);
});

it("tasks are made of every selected line, whose blocks are selected then", () => {
  const { press, said, undo, picked } = page([textOf("zero", "one"), textOf("two")], [0, 5], [1, 1]);
  press("9", shift);
  expect(said()).toEqual([["zero"], "Checklist", "Checklist"]);
  expect(picked).toHaveLength(1);
  expect(picked[0]).toHaveLength(2);
  undo.undo();
  expect(said()).toEqual([["zero", "one"], ["two"]]);
});

it("where one line is too long for what it would become, nothing is done and that is said", () => {
  const { press, said, told } = page([textOf("zero"), textOf("a".repeat(5000))], [0, 1], [1, 1]);
  const plain = said();
  press("1", alt);
  expect(said()).toEqual(plain);
  expect(told).toHaveLength(1);
});

it("the key of a side is for every selected line, of headings too", () => {
  const { press, said, undo } = page(
    [textOf("zero", "one"), headingOf("Head"), divider, textOf("two", "three")],
    [0, 5],
    [3, 1],
  );
  const plain = said();
  press("e", shift);
  expect(said()).toEqual([
    ["zero", "align=center one"],
    "h1 Head center",
    "Divider",
    ["align=center two", "three"],
  ]);
  undo.undo();
  expect(said()).toEqual(plain);
});
