import fc from "fast-check";
import type { KindExample } from "../example.ts";
import { shapeColours, shapes, shapeSizes } from "./schema.ts";

const plain = { shape: "box", colour: "accent", size: "medium", border: false } as const;

export const shapeExample: KindExample = {
  rich: {
    shape: "banner",
    colour: "yellow",
    size: "large",
    border: true,
    title: "Fog on the sound",
    text: "Boats leave ten minutes later.\nSee www.example.org",
    icon: 9,
  },
  any: ({ words }) =>
    fc.record(
      {
        shape: fc.constantFrom(...shapes),
        colour: fc.constantFrom(...shapeColours),
        size: fc.constantFrom(...shapeSizes),
        border: fc.boolean(),
        title: words(200),
        text: words(1000),
        icon: fc.integer({ min: 0, max: 199 }),
      },
      { requiredKeys: ["shape", "colour", "size", "border", "title", "text"] },
    ),
  saying: (text) => ({ ...plain, title: "", text: text.slice(0, 4000).replaceAll("\u0000", "") }),
  wordsAt: "text",
};
