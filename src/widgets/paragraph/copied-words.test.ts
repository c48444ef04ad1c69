import { TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { expect, it } from "vitest";
import { emptyDraft } from "#documents/draft/roots.ts";
import { windowlessEditor } from "#testing/writers/windowless-editor.ts";
import type { LineLook } from "../kit/draft.ts";
import { fillText } from "../kit/rich-text.ts";
import { listedWords } from "../kit/spelled.ts";
import { pasting } from "./pasting.ts";
import { positionAt } from "./rich-doc.ts";
import type { TextTools } from "./text-tools.ts";

const part = "l:aaaaaa/doc";
const number: LineLook = { list: "number" };
const all: readonly (readonly [LineLook, string])[] = [
  [{}, "Sail"],
  [{ ...number, start: 7 }, "October"],
  [{ list: "bullet", level: 2 }, "fog\u2028thick"],
  [{ ...number, level: 2 }, "horn"],
  [{ list: "more" }, "and more"],
  [number, "November"],
  [{ ...number, apart: true, start: 12 }, "May"],
  [{}, "Bring"],
  [{ list: "bullet" }, "a lamp"],
];

/** What is on the clipboard as plain text when letters of the text are selected: by its editor, and by a selection over several texts. */
function copied(from: number, to: number) {
  const draft = emptyDraft();
  const text = draft.getText(part);
  fillText(
    text,
    all.map(([look, words]) => ({ look, runs: [{ text: words, marks: {} }] })),
  );
  const { editor } = windowlessEditor(draft, part);
  const { doc, tr } = editor.state;
  editor.dispatch(tr.setSelection(TextSelection.create(doc, positionAt(doc, from), positionAt(doc, to))));
  const tools = () => ({ page: { mentions: { faceOf: () => null } } }) as unknown as TextTools;
  const serialize = pasting(tools).props.clipboardTextSerializer;
  const slice = editor.state.selection.content();
  const said = serialize?.call(pasting(tools), slice, editor as unknown as EditorView);
  return { text: said, listed: listedWords(text, { from, to }) };
}

const letters = all.map(([, words]) => words).join("\n");
const span = (first: string, last: string) =>
  [letters.indexOf(first), letters.indexOf(last) + last.length] as const;

it("a copied list has its numbers and dashes in plain text, as they are read", () => {
  const list = "7. October\n   - fog\n     thick\n   1. horn\n   and more\n8. November\n12. May";
  expect(copied(...span("October", "May")).text).toBe(list);
  expect(copied(0, letters.length).text).toBe(`Sail\n\n${list}\n\nBring\n\n- a lamp`);
  expect(copied(0, letters.length).listed).toBe(`Sail\n${list}\nBring\n- a lamp`);
});

it("words within one line are copied without its number, and so is the first line where it is cut", () => {
  expect(copied(...span("Octo", "Octo")).text).toBe("Octo");
  expect(copied(...span("November", "November")).text).toBe("November");
  expect(copied(...span("ember", "May"))).toEqual({ text: "ember\n12. May", listed: "ember\n12. May" });
  expect(copied(...span("November", "Ma"))).toEqual({
    text: "8. November\n12. Ma",
    listed: "8. November\n12. Ma",
  });
});
