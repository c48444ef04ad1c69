import fc from "fast-check";
import type { KindExample } from "../example.ts";

export const headingExample: KindExample = {
  rich: { text: "Fog, and www.example.org", level: "h0", anchor: "fog" },
  any: ({ words }) =>
    fc.record(
      {
        text: words(600),
        level: fc.constantFrom("h0", "h1", "h2", "h3"),
        anchor: fc.constantFrom("", "here", "über_1"),
        align: fc.constantFrom("center", "end"),
      },
      { requiredKeys: ["text", "level", "anchor"] },
    ),
  saying: (text) => ({ text: text.slice(0, 600), level: "h1", anchor: "" }),
  wordsAt: "text",
};
