import fc from "fast-check";
import type { KindExample } from "../example.ts";

export const videoExample: KindExample = {
  rich: {
    file: { id: 11, name: "tour.mp4", size: 2_400_000, type: "video/mp4" },
    poster: { id: 12, name: "boat.png", size: 1000, type: "image/png", width: 1600, height: 900 },
    title: "The tour <b>",
    width: "small",
  },
  any: ({ words }) =>
    fc.record({
      file: fc.constant({ id: 9, name: "a<b>.mp4", size: 7, type: "video/mp4" }),
      poster: fc.option(
        fc.constant({ id: 7, name: "a.png", size: 9, type: "image/png", width: 40, height: 30 }),
      ),
      title: words(300),
      width: fc.constantFrom("full", "small"),
    }),
  saying: null,
  wordsAt: null,
};
