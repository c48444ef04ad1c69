import fc from "fast-check";
import type { KindExample } from "../example.ts";

export const codeSnippetExample: KindExample = {
  rich: { code: "if (isFoggy) {\n  slowDown();\n}\n\n# <b>www.example.org</b>", language: "js" },
  any: ({ words }) => fc.record({ code: words(2000), language: fc.constantFrom("", "js", "c++") }),
  saying: (text) => ({ code: text.slice(0, 100_000).replaceAll("\u0000", ""), language: "" }),
  wordsAt: "code",
};
