import fc from "fast-check";
import type { KindExample } from "../example.ts";
import { atLeast, atMost } from "./schema.ts";

const at = Date.UTC(2026, 11, 7, 8);

export const countdownExample: KindExample = {
  rich: { title: "Winter <b>timetable", at, over: "The boats sail." },
  any: ({ words }) =>
    fc.record({
      title: words(200),
      at: fc.oneof(fc.constant(null), fc.integer({ min: atLeast, max: atMost })),
      over: words(200),
    }),
  saying: (text) => ({ title: text.slice(0, 200).replaceAll("\u0000", ""), at, over: "" }),
  wordsAt: "title",
};
