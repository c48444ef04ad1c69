import type { EditorView } from "prosemirror-view";
import { expect, it } from "vitest";
import { sayIn } from "#languages/say-in.ts";
import { emptyDraft } from "#documents/draft/roots.ts";
import { windowlessEditor } from "#testing/writers/windowless-editor.ts";
import type { PageTools } from "../kit/editor.ts";
import { fillText } from "../kit/rich-text.ts";
import { turnRefusals } from "./line-acts.ts";
import { textActs } from "./text-acts.ts";
import { turnedLines } from "../kit/plain-turn.ts";
import { plainWords } from "../kit/spelled.ts";

const say = sayIn("en");

it("refuses a line of more than 600 characters, and takes one of 600 [WIDG-06]", () => {
  const made = (words: string) => {
    const draft = emptyDraft();
    const text = draft.getText("l:aaaaaa/doc");
    fillText(text, [{ look: {}, runs: [{ text: words, marks: {} }] }]);
    const { editor } = windowlessEditor(draft, "l:aaaaaa/doc");
    const done: string[] = [];
    const page = {
      change: (work: () => void) => draft.transact(work),
      endStep: () => {},
      enter: () => {},
      replace: ({ content }: { content: { text: string } }) => done.push(`heading of ${content.text.length}`),
    } as unknown as PageTools;
    const acts = textActs({
      id: "aaaaaa",
      draft,
      page,
      refuse: (into) => done.push(say(turnRefusals[into])),
    });
    acts.turnLine(editor as unknown as EditorView, "h1");
    return done;
  };
  expect(made("x".repeat(600))).toEqual(["heading of 600"]);
  expect(made("x".repeat(601))).toEqual(["This text box is too large to convert to a heading"]);
});

it("refuses several lines of which one is too long, wherever it stands [WIDG-06]", () => {
  const line = (length: number) => ({ words: "x".repeat(length), names: [] });
  for (const level of ["h0", "h1", "h2", "h3"] as const) {
    expect(turnedLines([line(3), line(600)], level)?.widgets).toHaveLength(2);
    expect(turnedLines([line(3), line(601)], level)).toBeNull();
    expect(turnedLines([line(601), line(3)], level)).toBeNull();
  }
});

it("a heading has the words of a line in one row, and knows which letter became which", () => {
  const { text, kept } = plainWords({ words: "  Fog \u2028 on  the Wadden ", names: [] }, 10);
  // Whoever is typing behind a blank goes on behind it.
  expect(text).toBe("  Fog   on  the Wadden ");
  expect(kept).toEqual([{ at: 10, length: 23, toAt: 0 }]);
  expect(plainWords({ words: "  ", names: [] }, 10)).toEqual({ text: "", kept: [] });
});
