import fc from "fast-check";
import type { KindExample } from "../example.ts";

export const tableExample: KindExample = {
  rich: {
    header: true,
    columns: [
      { id: "a", title: "Ship", width: 8 },
      { id: "b", title: "Draught", width: null },
    ],
    rows: [
      { id: "1", cells: { a: "Tiger", b: "34" } },
      { id: "2", cells: { a: "www.example.org" } },
    ],
    sort: { column: "b", descending: true },
  },
  any: ({ words, key }) =>
    fc.record({
      header: fc.boolean(),
      columns: fc.uniqueArray(
        fc.record({ id: key, title: words(100), width: fc.constantFrom(null, 1, 12) }),
        { minLength: 1, maxLength: 3, selector: ({ id }) => id },
      ),
      rows: fc.array(
        fc.record({
          id: key,
          cells: fc.dictionary(key, words(200), { maxKeys: 3, noNullPrototype: true }),
        }),
        { maxLength: 3 },
      ),
      sort: fc.constant(null),
    }),
  saying: (text) => ({
    header: true,
    columns: [{ id: "a", title: text.slice(0, 200), width: null }],
    rows: ["1", "2", "3"].map((id) => ({ id, cells: { a: text.slice(0, 20_000) } })),
    sort: { column: "a", descending: true },
  }),
  wordsAt: null,
};
