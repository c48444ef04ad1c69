import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stacked } from "#documents/document.ts";
import { documentFrom, draftFrom } from "#documents/draft/draft-document.ts";
import { kindOf } from "#documents/draft/draft-widget.ts";
import { layoutOf } from "#documents/draft/layout.ts";
import { sayIn } from "#languages/say-in.ts";
import { undoOf } from "#documents/draft/moves/undoing.ts";
import { headingOf, textOf } from "#testing/writers/flow-kinds.ts";
import { observed } from "#ui/observed.ts";
import type { NoticeText } from "#ui/notices-host.tsx";
import { widgetKinds } from "#widgets/widget.ts";
import type { DraftSession } from "../../tab/draft-session.ts";
import { readingOrder } from "../model/reading-order.ts";
import type { Canvas } from "./canvas.ts";
import { canvasItems } from "./canvas-items.ts";
import { editsOn } from "./edits.ts";

beforeEach(() => {
  const inUse = { closest: () => null, isConnected: true, hasAttribute: () => false };
  vi.stubGlobal("document", { querySelectorAll: () => [], querySelector: () => inUse });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => vi.unstubAllGlobals());

/** What becomes of text boxes that are selected as blocks, when the palette is asked to convert them. */
function turned(...texts: readonly string[]): readonly (string | undefined)[] {
  const blocks = texts.map((text, at) => ({ id: `w0000${at}`, ...textOf(text) }));
  const draft = draftFrom(stacked(blocks));
  const ids = blocks.map(({ id }) => id);
  const [anchor = "", head = ids.at(-1) ?? ""] = ids;
  const done: (string | undefined)[] = [];
  const canvas = {
    session: { draft },
    kindOf: () => "Paragraph",
    selection: observed({ id: anchor, inside: false, blocks: { ids, anchor, head } }),
    say: sayIn("en"),
    tell: ({ text }: NoticeText) => done.push(String(text)),
    edits: {
      turn: (lines: readonly object[], form: string) => (done.push(`${lines.length} to ${form}`), []),
    },
    watch: {
      widget: (id: string) => blocks.find((each) => each.id === id),
      layout: { get: () => layoutOf(draft) },
    },
  } as unknown as Canvas;
  canvasItems(canvas)
    .find(({ name }) => name === "turn-h2")
    ?.perform();
  return done;
}

it("text boxes of 600 characters are converted to headings, and none of them where one has more [WIDG-06] [CPAL-07]", () => {
  const tooLarge = "This text box is too large to convert to a heading";
  expect(turned("x".repeat(600))).toEqual(["1 to h2"]);
  expect(turned("x".repeat(601))).toEqual([tooLarge]);
  expect(turned("Fog", "x".repeat(600))).toEqual(["2 to h2"]);
  expect(turned("Fog", "x".repeat(601))).toEqual([tooLarge]);
});

/** The blocks of a page of A to E after the palette is asked for some things, with the third selected or written in: words, or the kind. */
function after(names: readonly string[], isInside = false): string {
  const blocks = ["A", "B", "C", "D", "E"].map((text) => ({ id: `w0000${text}`, ...headingOf(text) }));
  const draft = draftFrom(stacked(blocks));
  const undo = undoOf(draft, {}, 500);
  const change = (work: () => void) => draft.transact(work);
  const session = { draft, undo, change } as unknown as DraftSession;
  const layout = () => layoutOf(draft);
  const canvas = {
    session,
    edits: editsOn(session, () => {}),
    kindOf: (id: string) => kindOf(draft, id)?.kind,
    selection: observed({ id: "w0000C", inside: isInside }),
    say: sayIn("en"),
    locale: { direction: "ltr" },
    tell: () => () => {},
    announce() {},
    focuses: { into() {}, onHandle() {} },
    used: { use() {} },
    watch: { layout: { get: layout, subscribe: () => () => {} } },
  } as unknown as Canvas;
  const items = canvasItems(canvas);
  for (const name of names) items.find((item) => item.name === name)?.perform();
  const { widgets } = documentFrom(draft);
  const shown = (id: string) =>
    (widgets[id]?.content as { text?: string } | undefined)?.text || widgets[id]?.kind;
  return readingOrder(layout()).map(shown).join(" ");
}

it("a block is duplicated, moved by one place or to an end, and deleted, whether it is selected or written in [CPAL-07] [WIDG-13]", () => {
  const deeds = ["duplicate", "up", "down", "top", "end", "delete"].map((deed) => `block-${deed}`);
  for (const isInside of [false, true])
    expect(deeds.map((deed) => after([deed], isInside))).toEqual([
      "A B C C D E",
      "A C B D E",
      "A B D C E",
      "C A B D E",
      "A B D E C",
      "A B D E",
    ]);
});

it("any kind of block is added behind the one that is selected [CPAL-07] [WIDG-13]", () => {
  const added = widgetKinds.toReversed().map((kind) => `add-${kind}`);
  expect(after(added)).toBe(`A B C ${widgetKinds.join(" ")} D E`);
});
