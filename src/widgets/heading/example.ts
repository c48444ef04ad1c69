import fc from "fast-check";
import type { KindExample } from "../example.ts";
import type { MarkedRange } from "../kit/marked-words.ts";

const range = (from: number, to: number, ...names: readonly ("bold" | "code" | "strike")[]): MarkedRange => ({
  from,
  to,
  marks: names.map((type) => ({ type })),
});

const someMarks = [
  [range(0, 1, "bold")],
  [range(1, 4, "bold", "code"), range(4, 9, "strike")],
  [range(2, 900, "strike")],
];

export const headingExample: KindExample = {
  rich: {
    text: "Fog, and www.example.org",
    level: "h0",
    anchor: "fog",
    marks: [
      {
        from: 0,
        to: 3,
        marks: [{ type: "bold" }, { type: "link", attrs: { href: "https://example.org/fog" } }],
      },
      { from: 5, to: 8, marks: [{ type: "italic" }] },
    ],
  },
  any: ({ words }) =>
    fc.record(
      {
        text: words(600),
        level: fc.constantFrom("h0", "h1", "h2", "h3"),
        anchor: fc.constantFrom("", "here", "über_1"),
        align: fc.constantFrom("center", "end"),
        marks: fc.constantFrom(...someMarks),
      },
      { requiredKeys: ["text", "level", "anchor"] },
    ),
  saying: (text) => ({ text: text.slice(0, 600), level: "h1", anchor: "" }),
  wordsAt: "text",
};
