import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stacked } from "#documents/document.ts";
import { draftFrom } from "#documents/draft/draft-document.ts";
import { layoutOf } from "#documents/draft/layout.ts";
import { sayIn } from "#languages/say-in.ts";
import { textOf } from "#testing/writers/flow-kinds.ts";
import type { NoticeText } from "#ui/notices-host.tsx";
import { turnInto } from "./block-deeds.ts";
import type { Canvas } from "./canvas.ts";

beforeEach(() => {
  vi.stubGlobal("document", { querySelectorAll: () => [] });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => vi.unstubAllGlobals());

/** What becomes of text boxes that are selected as a whole, as blocks. */
function turned(...texts: readonly string[]): readonly (string | undefined)[] {
  const blocks = texts.map((text, at) => ({ id: `w0000${at}`, ...textOf(text) }));
  const draft = draftFrom(stacked(blocks));
  const done: (string | undefined)[] = [];
  const canvas = {
    session: { draft },
    kindOf: () => "Paragraph",
    say: sayIn("en"),
    tell: ({ text }: NoticeText) => done.push(String(text)),
    edits: { turn: (lines: readonly object[]) => (done.push(`${lines.length} turned`), []) },
    watch: {
      widget: (id: string) => blocks.find((each) => each.id === id),
      layout: { get: () => layoutOf(draft) },
    },
  } as unknown as Canvas;
  const ids = blocks.map(({ id }) => id);
  turnInto(canvas, ids, "h2");
  return done;
}

it("text boxes of 600 characters are converted to headings, and none of them where one has more [WIDG-06]", () => {
  const tooLarge = "This text box is too large to convert to a heading";
  expect(turned("x".repeat(600))).toEqual(["1 turned"]);
  expect(turned("x".repeat(601))).toEqual([tooLarge]);
  expect(turned("Fog", "x".repeat(600))).toEqual(["2 turned"]);
  expect(turned("Fog", "x".repeat(601))).toEqual([tooLarge]);
});
