import fc from "fast-check";
import type { KindExample } from "../example.ts";

export const iframeExample: KindExample = {
  rich: { address: "https://status.example.org/?a=<b>&c", title: "Status", height: 300, scrolling: false },
  any: ({ words }) =>
    fc.record({
      address: fc.constantFrom("https://example.org/?a=<b>", "http://example.org", "javascript:alert(1)", ""),
      title: words(200),
      height: fc.integer({ min: 100, max: 2000 }),
      scrolling: fc.boolean(),
    }),
  saying: null,
  wordsAt: "address",
};
