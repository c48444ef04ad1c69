import fc from "fast-check";
import type { KindExample } from "../example.ts";
import { buttonColours, buttonLooks, buttonSides } from "./schema.ts";

export const buttonExample: KindExample = {
  rich: {
    text: "Book a berth",
    href: "page:12",
    look: "outlined",
    colour: "green",
    align: "center",
    newTab: true,
    icon: 36,
  },
  any: ({ words }) =>
    fc.record(
      {
        text: words(120),
        href: fc.constantFrom("", "page:7", "https://example.org/?a=<b>&c", "mailto:a@example.org"),
        look: fc.constantFrom(...buttonLooks),
        colour: fc.constantFrom(...buttonColours),
        align: fc.constantFrom(...buttonSides),
        newTab: fc.boolean(),
        icon: fc.integer({ min: 0, max: 199 }),
      },
      { requiredKeys: ["text", "href", "look", "colour", "align", "newTab"] },
    ),
  saying: null,
  wordsAt: "text",
};
