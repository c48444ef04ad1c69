import fc from "fast-check";
import type { KindExample } from "../example.ts";

export const youtubeExample: KindExample = {
  rich: {
    address: "https://youtu.be/dQw4w9WgXcQ?t=1m30s",
    title: "The new ship <b>",
    start: 12,
    width: "small",
  },
  any: ({ words }) =>
    fc.record({
      address: fc.constantFrom("https://youtu.be/dQw4w9WgXcQ", "javascript:alert(1)", "dQw4w9WgXcQ", ""),
      title: words(200),
      start: fc.integer({ min: 0, max: 86_400 }),
      width: fc.constantFrom("full", "small"),
    }),
  saying: null,
  wordsAt: "address",
};
