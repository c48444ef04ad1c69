import { EditorState, TextSelection } from "prosemirror-state";
import { expect, it } from "vitest";
import { cellSchema, titleSchema } from "../table/cell-schema.ts";
import { withPastedLink } from "../kit/pasted-link.ts";
import { richSchema } from "./rich-schema.ts";

const lines = richSchema.node("doc", null, [
  richSchema.node("paragraph", null, richSchema.text("Slow down in fog")),
  richSchema.node("paragraph", null, richSchema.text("See https://example.org/old")),
]);

/** What a pasted address makes of the letters between two places of a document. */
function pastedOver(doc: typeof lines, [from, to]: readonly [number, number], pasted: string): unknown {
  const made = EditorState.create({ doc, selection: TextSelection.create(doc, from, to) });
  const tr = withPastedLink(made, pasted, "https://site.example");
  if (!tr) return null;
  const linked: string[] = [];
  tr.doc.descendants(({ text = "", marks }) => {
    for (const { attrs } of marks) linked.push(`${text} -> ${String(attrs["href"])}`);
  });
  expect(tr.doc.textContent).toBe(doc.textContent);
  return [...linked, tr.selection.from, tr.selection.empty];
}

it("an address pasted over words links them, and the caret stands behind them", () => {
  expect(pastedOver(lines, [6, 10], " https://example.org/boats ")).toEqual([
    "down -> https://example.org/boats",
    10,
    true,
  ]);
  expect(pastedOver(lines, [6, 10], "mailto:ann@example.org")).toEqual([
    "down -> mailto:ann@example.org",
    10,
    true,
  ]);
  const cell = cellSchema.node("doc", null, cellSchema.text("Fast ferry"));
  expect(pastedOver(cell, [5, 10], "https://example.org/")).toEqual([
    "ferry -> https://example.org/",
    10,
    true,
  ]);
});

it("is pasted as it is where it is no address, nothing or more than a line is selected, or another address", () => {
  for (const [range, pasted] of [
    [[6, 10], "two words"],
    [[6, 10], "javascript:alert(1)"],
    [[6, 6], "https://example.org/"],
    [[6, 22], "https://example.org/"],
    [[23, 46], "https://example.org/"],
  ] as const)
    expect([pasted, pastedOver(lines, range, pasted)]).toEqual([pasted, null]);
  const title = titleSchema.node("doc", null, titleSchema.text("Speed"));
  expect(pastedOver(title, [0, 5], "https://example.org/")).toBe(null);
});
