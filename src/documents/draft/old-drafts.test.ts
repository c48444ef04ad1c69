import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as Y from "yjs";
import { type Document, stacked } from "../document.ts";
import { changesBetween, documentFrom, draftFrom, draftSchema } from "./draft-document.ts";
import { schemas } from "#widgets/schemas.ts";
import type { StoredWidget } from "#widgets/widget.ts";
import { emptyDraft, typeRoots } from "./roots.ts";
import { takeIncoming } from "./incoming.ts";

type Kept = {
  readonly schema: string;
  readonly state: string;
  readonly published: Document;
  /** What the release that wrote the draft read in it. */
  readonly document: Document;
};
const keptAs = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../testing/releases/${name}.json`, import.meta.url), "utf8")) as Kept;
const kept = keptAs("draft-of-elements");
const cells = keptAs("draft-of-plain-cells");

/** What a release said, with the number that its shapes have today. */
const today = ({ widgets }: Document) =>
  Object.fromEntries(
    Object.entries(widgets).map(([id, widget]) => {
      const { kind } = widget as StoredWidget;
      return [id, { ...widget, version: schemas[kind].version }];
    }),
  );

function opened({ state }: Kept = kept): Y.Doc {
  const draft = emptyDraft();
  Y.applyUpdate(draft, Buffer.from(state, "base64"));
  typeRoots(draft, [...draft.share.keys()]);
  return draft;
}

it("a draft of rich texts as trees is read as the release read it that wrote it, and goes on in lines with all its words", () => {
  expect(kept.schema).not.toBe(draftSchema);
  const read = documentFrom(opened());
  expect(read).toEqual({ ...kept.document, widgets: today(kept.document) });
  expect(Object.keys(read.widgets)).not.toContain("gone0001");
  const lifted = draftFrom(read);
  expect(documentFrom(lifted).widgets).toEqual(today(kept.document));
  const said = JSON.stringify(documentFrom(lifted));
  for (const words of [
    "UNPUBLISHED ",
    "LISTED large bell",
    "AND A NIGHT",
    " HORN",
    "FRESH words",
    "INFLIGHT ",
  ])
    expect(said).toContain(words);
  expect([...lifted.share.keys()].filter((name) => name.startsWith("r:"))).toEqual([]);
});

it("a draft of tables with plain cells is read as the release read it, and goes on in cells that take marks, with all its words", () => {
  expect(cells.schema).not.toBe(draftSchema);
  const read = documentFrom(opened(cells));
  expect(read).toEqual({ ...cells.document, widgets: today(cells.document) });
  expect(Object.keys(read.widgets)).toEqual(["table001", "table002"]);
  const lifted = draftFrom(read);
  expect(documentFrom(lifted).widgets).toEqual(today(cells.document));
  expect([...lifted.share.keys()].filter((name) => /^t:.*cells/.test(name))).toEqual([]);
  const said = JSON.stringify(documentFrom(lifted));
  for (const words of [
    "Tiger UNPUBLISHED",
    "NEW CELL \u{1f6a2}\\nof two lines",
    "Draught TODAY",
    "FIRST ROW",
    "INFLIGHT see",
  ])
    expect(said).toContain(words);
  expect(said).not.toContain('for good"}},{');
  const again = draftFrom(cells.published);
  expect(changesBetween(cells.published, documentFrom(again))).toBe(0);
});

it("what nobody changed does not count as changed after it went through lines", () => {
  expect(changesBetween(kept.published, documentFrom(draftFrom(kept.published)))).toBe(0);
  expect(changesBetween(kept.published, documentFrom(opened()))).toBeGreaterThan(0);
  const marks = [{ type: "link", attrs: { href: "page:1" } }, { type: "bold" }];
  const words = { type: "text", text: "two\nlines", marks };
  const content = {
    text_style: "plain",
    doc: { type: "doc", content: [{ type: "paragraph", content: [words] }] },
  };
  const odd = stacked([{ id: "text0001", kind: "Paragraph", version: 1, content }]);
  expect(documentFrom(draftFrom(odd))).not.toEqual(odd);
  expect(changesBetween(odd, documentFrom(draftFrom(odd)))).toBe(0);
});

it("nobody writes a tree into a draft any more", () => {
  const draft = draftFrom(kept.document);
  typeRoots(draft, [...draft.share.keys()]);
  const other = new Y.Doc();
  Y.applyUpdate(other, Y.encodeStateAsUpdate(draft));
  const before = Y.encodeStateVector(other);
  other.getXmlFragment("r:text0001/doc").insert(0, [new Y.XmlElement("paragraph")]);
  expect(takeIncoming(draft, Y.encodeStateAsUpdate(other, before))).toEqual({
    taken: false,
    code: "draft-not-understood",
  });
});
