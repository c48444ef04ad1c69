import fc from "fast-check";
import type { KindExample } from "../example.ts";
import { isLinkTarget } from "../kit/link-target.ts";

const marked = (text: string, href: string) => [
  { type: "text", text, marks: [{ type: "bold" }, { type: "link", attrs: { href } }] },
  { type: "hardBreak" },
  { type: "text", text },
];

const markedWords = (words: fc.Arbitrary<string>, href: fc.Arbitrary<string>) =>
  fc
    .tuple(
      words.filter((text) => text !== ""),
      href.filter(isLinkTarget),
    )
    .map(([text, to]) => marked(text, to));

export const tableExample: KindExample = {
  rich: {
    header: true,
    columns: [
      { id: "a", title: "Ship", width: 8 },
      { id: "b", title: "Draught", width: null },
    ],
    rows: [
      { id: "1", cells: { a: "Tiger", b: "34" } },
      { id: "2", cells: { a: "www.example.org", b: marked("fog", "page:12") } },
    ],
    sort: { column: "b", descending: true },
  },
  any: ({ words, key, href }) =>
    fc.record({
      header: fc.boolean(),
      columns: fc.uniqueArray(
        fc.record({ id: key, title: words(100), width: fc.constantFrom(null, 1, 12) }),
        { minLength: 1, maxLength: 3, selector: ({ id }) => id },
      ),
      rows: fc.array(
        fc.record({
          id: key,
          cells: fc.dictionary(key, fc.oneof(words(200), markedWords(words(100), href)), {
            maxKeys: 3,
            noNullPrototype: true,
          }),
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
