import fc from "fast-check";
import { expect, it } from "vitest";
import * as Y from "yjs";
import { schemas } from "#widgets/schemas.ts";
import type { StoredWidget, WidgetKind } from "#widgets/widget.ts";
import { addWidget, duplicateWidget, moveWidget, removeWidget, setWidths, type Place } from "./arranging.ts";
import { documentFrom, draftFrom } from "./draft-document.ts";
import { readDocument } from "../read-document.ts";
import { layoutOf } from "./layout.ts";
import { textPart } from "#widgets/draft-parts.ts";
import { draftContentOf } from "./draft-widget.ts";

const fresh = (kind: WidgetKind): StoredWidget => ({
  kind,
  version: schemas[kind].version,
  content: schemas[kind].empty(),
});

const act = fc.oneof(
  fc.record({
    does: fc.constant("add" as const),
    kind: fc.constantFrom<WidgetKind>("Heading", "Markdown", "Paragraph", "Table", "Image"),
    at: fc.nat(9),
    where: fc.nat(7),
  }),
  fc.record({ does: fc.constant("move" as const), which: fc.nat(9), at: fc.nat(9), where: fc.nat(7) }),
  fc.record({ does: fc.constant("remove" as const), which: fc.nat(9) }),
  fc.record({ does: fc.constant("duplicate" as const), which: fc.nat(9) }),
  fc.record({
    does: fc.constant("type" as const),
    which: fc.nat(9),
    words: fc.string({ minLength: 1, maxLength: 8 }),
  }),
  fc.record({
    does: fc.constant("widths" as const),
    row: fc.nat(5),
    widths: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 4, maxLength: 4 }),
  }),
);

type Writer = { draft: Y.Doc; made: number; name: string };
let words = 0;

function perform(
  writer: Writer,
  step: Parameters<typeof act.filter>[0] extends (value: infer V) => boolean ? V : never,
  typed: string[],
): void {
  const { draft } = writer;
  const makeId = () => `${writer.name}${String(writer.made++).padStart(6, "0")}`;
  const ids = () => layoutOf(draft).flatMap((row) => row.columns.flatMap((column) => column.widgets));
  const pick = (n: number) => {
    const all = ids();
    return all[n % Math.max(1, all.length)];
  };
  const place = (at: number, where: number): Place => {
    const widget = pick(at);
    const wheres = ["before", "after", "start", "end", "above", "below"] as const;
    if (!widget || where > 5) return { where: where % 2 ? "first" : "last" };
    return { where: wheres[where] ?? "after", widget };
  };
  draft.transact(() => {
    if (step.does === "add")
      addWidget(draft, { id: makeId(), widget: fresh(step.kind), place: place(step.at, step.where) }, makeId);
    if (step.does === "widths") {
      const row = layoutOf(draft)[step.row];
      if (row) setWidths(draft, row, step.widths.slice(0, row.columns.length));
    }
    if (!("which" in step)) return;
    const id = pick(step.which);
    if (!id) return;
    if (step.does === "move") moveWidget(draft, { id, place: place(step.at, step.where) }, makeId);
    if (step.does === "remove") removeWidget(draft, id);
    if (step.does === "duplicate") duplicateWidget(draft, id, makeId(), makeId);
    if (step.does === "type") {
      const word = `<${words++}>`;
      draft.getText(textPart(id, "text")).insert(0, word);
      typed.push(`${id}:${word}`);
    }
  });
}

it("whatever two people do, their drafts become one, every word is there, and the page can be rendered", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), act, fc.boolean()), { maxLength: 60 }), (steps) => {
      const start = draftFrom({
        rows: [{ columns: [{ width: 12, widgets: ["aaaaaa"] }] }],
        widgets: { aaaaaa: fresh("Markdown") },
      });
      const copy = () => {
        const doc = new Y.Doc();
        Y.applyUpdate(doc, Y.encodeStateAsUpdate(start));
        return doc;
      };
      const one: Writer = { draft: copy(), made: 0, name: "A" };
      const other: Writer = { draft: copy(), made: 0, name: "B" };
      const typed: string[] = [];
      const meet = () => {
        Y.applyUpdate(one.draft, Y.encodeStateAsUpdate(other.draft, Y.encodeStateVector(one.draft)));
        Y.applyUpdate(other.draft, Y.encodeStateAsUpdate(one.draft, Y.encodeStateVector(other.draft)));
      };
      for (const [first, step, meeting] of steps) {
        perform(first ? one : other, step as never, typed);
        if (meeting) meet();
      }
      meet();
      const document = documentFrom(one.draft);
      expect(documentFrom(other.draft)).toEqual(document);
      expect(readDocument(JSON.parse(JSON.stringify(document)))).toEqual(document);
      for (const { columns } of document.rows) {
        expect(columns.length).toBeLessThanOrEqual(4);
        expect(columns.reduce((sum, { width }) => sum + width, 0)).toBe(12);
      }
      const again = documentFrom(draftFrom(document));
      expect(again.widgets).toEqual(document.widgets);
      for (const word of typed) {
        const [id = "", said = ""] = word.split(":");
        expect(JSON.stringify(draftContentOf(one.draft, id).texts)).toContain(said);
      }
    }),
    { numRuns: 200 },
  );
});
