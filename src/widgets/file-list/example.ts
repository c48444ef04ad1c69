import fc from "fast-check";
import type { KindExample } from "../example.ts";

const file = { id: 9, name: "Plan 2026.pdf", size: 2_400_000, type: "application/pdf" };
const added = Date.UTC(2026, 10, 20);

export const fileListExample: KindExample = {
  rich: {
    title: "Forms <b>",
    items: [
      { id: "plan", file, added, name: "The plan" },
      { id: "other", file: { id: 13, name: "a<b>.csv", size: 7, type: "text/csv" }, added: 0, name: "" },
    ],
  },
  any: ({ words, key, file: any }) =>
    fc.record({
      title: words(200),
      items: fc.uniqueArray(
        fc.record({ id: key, file: any, added: fc.integer({ min: 0, max: 4e12 }), name: words(80) }),
        { maxLength: 4, selector: ({ id }) => id },
      ),
    }),
  saying: (text) => ({
    title: text.slice(0, 200).replaceAll("\u0000", ""),
    items: [{ id: "1", file, added, name: "" }],
  }),
  wordsAt: "title",
};
