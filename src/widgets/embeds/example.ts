import fc from "fast-check";
import type { KindExample } from "../example.ts";

export const embedsExample: KindExample = {
  rich: { address: "https://vimeo.com/76979871", title: "Harbour <b>", height: 300 },
  any: ({ words }) =>
    fc.record({
      address: fc.constantFrom(
        "https://vimeo.com/1",
        "https://www.figma.com/file/a/b?x=<b>",
        "javascript:alert(1)",
        "",
      ),
      title: words(200),
      height: fc.integer({ min: 100, max: 2000 }),
    }),
  saying: null,
  wordsAt: "address",
};
