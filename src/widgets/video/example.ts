import fc from "fast-check";
import type { KindExample } from "../example.ts";

export const videoExample: KindExample = {
  rich: {
    file: { id: 11, name: "tour.mp4", size: 2_400_000, type: "video/mp4" },
    poster: { id: 12, name: "boat.png", size: 1000, type: "image/png", width: 1600, height: 900 },
    title: "The tour <b>",
    width: "small",
    captions: [{ language: "nl", file: { id: 13, name: "tour.nl.vtt", size: 900, type: "text/vtt" } }],
  },
  any: ({ words }) =>
    fc.record(
      {
        file: fc.constant({ id: 9, name: "a<b>.mp4", size: 7, type: "video/mp4" }),
        poster: fc.option(
          fc.constant({ id: 7, name: "a.png", size: 9, type: "image/png", width: 40, height: 30 }),
        ),
        title: words(300),
        width: fc.constantFrom("full", "small"),
        captions: fc.uniqueArray(fc.constantFrom("ar", "en", "nl"), { minLength: 1 }).map((all) =>
          [...all].sort().map((language, at) => ({
            language,
            file: { id: 20 + at, name: `a.${language}.vtt`, size: 5, type: "text/vtt" },
          })),
        ),
      },
      { requiredKeys: ["file", "poster", "title", "width"] },
    ),
  saying: null,
  wordsAt: null,
};
