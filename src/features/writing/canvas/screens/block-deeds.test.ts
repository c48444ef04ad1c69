import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stacked } from "#documents/document.ts";
import { draftFrom } from "#documents/draft/draft-document.ts";
import { layoutOf } from "#documents/draft/layout.ts";
import { sayIn } from "#languages/say-in.ts";
import { textOf } from "#testing/writers/flow-kinds.ts";
import { observed } from "#ui/observed.ts";
import type { NoticeText } from "#ui/notices-host.tsx";
import type { Canvas } from "./canvas.ts";
import { canvasItems } from "./canvas-items.ts";

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
