import fc from "fast-check";
import type { KindExample } from "../example.ts";

export const codeSnippetExample: KindExample = {
  rich: {
    code: "if (isFoggy) {\n  slowDown();\n}\n\n# <b>www.example.org</b>",
    language: "js",
    lineNumbers: true,
    marks: "2, 4-5",
  },
  any: ({ words }) =>
    fc.record({
      code: words(2000),
      language: fc.constantFrom("", "js", "c++", "xml", "yaml", "Klingon"),
      lineNumbers: fc.boolean(),
      marks: words(60),
    }),
  saying: (text) => ({
    code: text.slice(0, 100_000).replaceAll("\u0000", ""),
    language: "js",
    lineNumbers: false,
    marks: "",
  }),
  wordsAt: "code",
};
