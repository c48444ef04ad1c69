import { EditorState, TextSelection } from "prosemirror-state";
import { expect, it } from "vitest";
import type { LineLook, RichLine, RichMarks } from "../kit/draft.ts";
import { toggleWhole } from "../kit/format-keys.ts";
import { extentOfMark } from "../kit/mark-states.ts";
import { docFrom } from "./rich-doc.ts";
import { richSchema } from "./rich-schema.ts";
import { linesAround } from "./text-buttons.ts";

const { bold } = richSchema.marks;
const run = (text: string, marks: RichMarks = {}) => ({ text, marks });
const line = (look: LineLook, ...runs: RichLine["runs"]): RichLine => ({ look, runs });

/** A text with some letters selected. */
function selected(lines: readonly RichLine[], from: number, to: number): EditorState {
  const state = EditorState.create({ doc: docFrom(lines) });
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
}

const words = [line({}, run("ab"), run("cd", { bold: true }), run(" "), run("ef", { bold: true }))];

it.each([
  ["of no letter", 1, 3, "none"],
  ["of some letters", 2, 4, "some"],
  ["of all letters", 3, 5, "all"],
  ["of all letters, with a blank between", 3, 8, "all"],
  ["at a caret behind such a letter", 5, 5, "all"],
  ["at a caret elsewhere", 2, 2, "none"],
] as const)("a mark %s is told as that", (_, from, to, extent) => {
  expect(extentOfMark(selected(words, from, to), bold)).toBe(extent);
});

it("a mark is told of mentions and breaks among the selected letters too", () => {
  const mention = { mention: { of: "person", id: 4 } } as const;
  const mixed = [
    line({}, run("ab\u2028"), run("\ufffc", mention), run("\ufffc", { ...mention, bold: true })),
  ];
  const extents = [
    [3, 4],
    [4, 5],
    [5, 6],
    [1, 6],
  ].map(([from = 0, to = 0]) => extentOfMark(selected(mixed, from, to), bold));
  expect(extents).toEqual(["none", "none", "all", "some"]);
});

it("the button of a mark that some have gives it to all, and then takes it from all", () => {
  let state = selected(words, 1, 8);
  const press = () => toggleWhole(bold)(state, (tr) => (state = state.apply(tr)));
  press();
  expect(extentOfMark(state, bold)).toBe("all");
  press();
  expect(extentOfMark(state, bold)).toBe("none");
});

it("lists, styles and sides are told of all, some or none of the selected lines", () => {
  const lines = [
    line({ style: "quote", align: "center" }, run("ab")),
    line({ list: "bullet", style: "quote" }, run("cd")),
    line({ list: "more", style: "quote" }, run("ef")),
  ];
  const { content } = docFrom(lines);
  expect(linesAround(selected(lines, 3, content.size - 4))).toEqual({
    bulletList: "some",
    orderedList: "none",
    quote: "all",
    note: "none",
    left: "some",
    center: "some",
    right: "none",
  });
  expect(linesAround(selected(lines, 9, content.size - 4))).toMatchObject({ bulletList: "all", left: "all" });
});
