import fc from "fast-check";
import type { KindTrial } from "../trial.ts";

export const tableTrial: KindTrial = {
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
  wordsAt: null,
};
