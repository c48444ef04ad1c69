import fc from "fast-check";
import type { KindExample } from "../example.ts";

export const shortcutsExample: KindExample = {
  rich: {
    items: [
      { id: "incident", name: "Report an incident", href: "page:12", icon: 36 },
      { id: "roster", name: "My roster", href: "https://roster.example/" },
      { id: "none", name: "", href: "" },
    ],
  },
  any: ({ words, key }) =>
    fc.record({
      items: fc.uniqueArray(
        fc.record({
          id: key,
          name: words(80),
          href: fc.constantFrom("", "page:7", "https://example.org/?a=<b>&c", "mailto:a@example.org"),
        }),
        { maxLength: 4, selector: ({ id }) => id },
      ),
    }),
  saying: (text) => ({
    items: (text.slice(0, 1900).match(/[^]{1,80}/gu) ?? ["a"])
      .slice(0, 24)
      .map((name, at) => ({ id: String(at + 1), name, href: "page:7" })),
  }),
  wordsAt: "items/1",
};
