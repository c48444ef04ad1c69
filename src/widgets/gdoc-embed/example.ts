import fc from "fast-check";
import type { KindExample } from "../example.ts";

export const gdocEmbedExample: KindExample = {
  rich: {
    address: "https://docs.google.com/document/d/1abcDEF_ghi-jkl/edit?usp=sharing",
    title: "Rota",
    height: 450,
  },
  any: ({ words }) =>
    fc.record({
      address: fc.constantFrom(
        "https://docs.google.com/forms/d/e/1abcDEF_ghi-jkl/viewform",
        "https://docs.google.com.example/document/d/1abcDEF_ghi-jkl",
        "javascript:alert(1)",
        "",
      ),
      title: words(200),
      height: fc.integer({ min: 100, max: 2000 }),
    }),
  saying: null,
  wordsAt: "address",
};
