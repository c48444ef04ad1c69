import fc from "fast-check";
import type { KindExample } from "../example.ts";

const file = {
  id: 7,
  name: "shore & fog.jpg",
  size: 2_400_000,
  type: "image/jpeg",
  width: 1600,
  height: 900,
};

export const imageExample: KindExample = {
  rich: { file, alt: "The shore", caption: "Fog\nover it", width: "text", opensLarge: true },
  any: ({ words, picture }) =>
    fc.record({
      file: fc.option(picture),
      alt: words(300),
      caption: words(300),
      width: fc.constantFrom("text", "page", "full"),
      opensLarge: fc.boolean(),
    }),
  saying: (text) => ({
    file: null,
    alt: "",
    caption: text.slice(0, 2000),
    width: "text",
    opensLarge: true,
  }),
  wordsAt: "caption",
};
