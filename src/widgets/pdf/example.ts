import fc from "fast-check";
import type { KindExample } from "../example.ts";

export const pdfExample: KindExample = {
  rich: {
    file: { id: 9, name: "Plan 2026.pdf", size: 2_400_000, type: "application/pdf" },
    title: "The plan <b>",
    height: 450,
  },
  any: ({ words }) =>
    fc.record({
      file: fc.oneof(
        fc.constant(null),
        fc.constant({ id: 9, name: "a<b>.pdf", size: 7, type: "application/pdf" }),
      ),
      title: words(300),
      height: fc.integer({ min: 100, max: 2000 }),
    }),
  saying: null,
  wordsAt: null,
};
