import fc from "fast-check";
import type { KindExample } from "../example.ts";

export const mathExample: KindExample = {
  rich: { source: "\\int_0^1 \\frac{x^2}{1+<b>}\\,dx" },
  any: ({ words }) =>
    fc.record({
      source: fc.oneof(
        words(2000),
        fc.constantFrom(
          "\\frac{a}{b}",
          "\\href{javascript:alert(1)}{x}",
          "\\text{<img src=x onerror=alert(1)>}",
          "\\def\\a{\\a\\a}\\a",
          "\\label{body} x \\tag{1}",
        ),
      ),
    }),
  saying: (text) => ({ source: text.slice(0, 2000).replaceAll("\u0000", "") }),
  wordsAt: "source",
};
