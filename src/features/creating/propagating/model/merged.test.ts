import fc from "fast-check";
import { expect, it } from "vitest";
import { type Document, stacked } from "#documents/document.ts";
import { inReadingOrder } from "#documents/read-document.ts";
import { tries } from "#testing/properties.ts";
import { merged } from "./merged.ts";

const doc = (parts: Readonly<Record<string, string>>): Document =>
  stacked(
    Object.entries(parts).map(([id, text]) => ({
      id,
      kind: "Markdown" as const,
      version: 1,
      content: { text },
    })),
  );
const said = (document: Document) =>
  Object.fromEntries(
    inReadingOrder(document).map(({ id, widget }) => [id, (widget.content as { text: string }).text]),
  );

const base = doc({ first1: "One", second: "Two", third3: "Three" });

it("parts that the page has as they came become as the template has them, others stay as they were written", () => {
  const template = doc({ first1: "One!", second: "Two!", third3: "Three" });
  const page = doc({ first1: "One", second: "Our own", third3: "Ours too", fourth: "More" });
  const { document, changed, kept } = merged({ base, template, page });
  expect(said(document)).toEqual({ first1: "One!", second: "Our own", third3: "Ours too", fourth: "More" });
  expect([changed, kept]).toEqual([["first1"], ["second"]]);
});

it("what is new in the template comes where it stands there, and what has gone from it goes unless somebody wrote in it", () => {
  const template = doc({ first1: "One", fresh1: "New", second: "Two" });
  const page = doc({ zero00: "Ours", first1: "One", second: "Two", third3: "Three, ours" });
  const { document, changed, kept } = merged({ base, template, page });
  expect(Object.keys(said(document))).toEqual(["zero00", "first1", "fresh1", "second", "third3"]);
  expect([changed, kept]).toEqual([["fresh1"], ["third3"]]);
  const gone = merged({ base, template, page: doc({ first1: "One", second: "Two", third3: "Three" }) });
  expect(Object.keys(said(gone.document))).toEqual(["first1", "fresh1", "second"]);
});

it("what the page has removed does not come back, and a page that has it all already is not changed", () => {
  const template = doc({ first1: "One!", second: "Two", third3: "Three" });
  const without = merged({ base, template, page: doc({ second: "Two", third3: "Three" }) });
  expect([Object.keys(said(without.document)), without.kept]).toEqual([["second", "third3"], ["first1"]]);
  expect(merged({ base, template, page: template })).toMatchObject({ changed: [], kept: [] });
});

it("a page whose rows are those of its template takes over how they stand", () => {
  const sideBySide: Document = {
    ...base,
    rows: [
      {
        columns: [
          { width: 6, widgets: ["first1", "second"] },
          { width: 6, widgets: ["third3"] },
        ],
      },
    ],
  };
  expect(merged({ base, template: sideBySide, page: base }).document.rows).toEqual(sideBySide.rows);
});

it("a part that was only stored again with what stands beside it is neither changed nor kept", () => {
  const table = (empty: boolean, title = "Decision"): Document => {
    const columns = [{ id: "c0", title, width: null }];
    const rows = [{ id: "r0", cells: empty ? {} : { c0: "" } }];
    const content = { header: true, columns, rows, sort: null };
    return stacked([{ id: "table1", kind: "Table", version: 2, content }]);
  };
  const isNothing = { changed: [], kept: [], isChange: false };
  expect(merged({ base: table(false), template: table(true), page: table(false) })).toMatchObject(isNothing);
  const stored = merged({ base: table(false), template: table(true, "What"), page: table(true) });
  expect(stored).toMatchObject({ changed: ["table1"], kept: [], isChange: true });
});

it("every part stands in exactly one row, and none is lost that somebody wrote", () => {
  const ids = ["aaaaaa", "bbbbbb", "cccccc", "dddddd", "eeeeee"];
  const any = fc
    .shuffledSubarray(ids)
    .chain((some) =>
      fc.tuple(...some.map((id) => fc.constantFrom("x", "y", "z").map((text) => [id, text] as const))),
    )
    .map((parts) => doc(Object.fromEntries(parts)));
  fc.assert(
    fc.property(any, any, any, (was, template, page) => {
      const { document, changed } = merged({ base: was, template, page });
      const placed = document.rows.flatMap(({ columns }) => columns.flatMap(({ widgets }) => widgets));
      expect(placed.toSorted()).toEqual(Object.keys(document.widgets).toSorted());
      const stays = Object.entries(said(page)).filter(([id]) => !changed.includes(id));
      for (const [id, text] of stays) expect(said(document)[id]).toBe(text);
      const again = merged({ base: template, template, page: document });
      expect([again.changed, again.kept]).toEqual([[], []]);
    }),
    { numRuns: tries(200) },
  );
});
