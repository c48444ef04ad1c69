import fc from "fast-check";
import type { KindTrial } from "../trial.ts";

export const headingTrial: KindTrial = {
  rich: { text: "Fog, and www.example.org", level: "h0", anchor: "fog" },
  any: ({ words }) =>
    fc.record({
      text: words(600),
      level: fc.constantFrom("h0", "h1", "h2", "h3"),
      anchor: fc.constantFrom("", "here", "über_1"),
    }),
  wordsAt: "text",
};
