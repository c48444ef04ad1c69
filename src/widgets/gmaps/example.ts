import fc from "fast-check";
import type { KindExample } from "../example.ts";

export const gmapsExample: KindExample = {
  rich: {
    address: "53.33, 6.92",
    title: "Terminal",
    lat: 53.33,
    lng: 6.92,
    zoom: 12,
    type: "satellite",
    height: 450,
  },
  any: ({ words }) =>
    fc
      .record({
        address: fc.constantFrom(
          "Waterstraat 12",
          "53.5, 6.5",
          "https://www.google.com/maps?q=<b>",
          "javascript:alert(1)",
          "",
        ),
        title: words(200),
        zoom: fc.integer({ min: 1, max: 20 }),
        type: fc.constantFrom("map", "satellite"),
        height: fc.integer({ min: 100, max: 2000 }),
      })
      .map((made) => ({
        ...made,
        lat: made.address === "53.5, 6.5" ? 53.5 : null,
        lng: made.address === "53.5, 6.5" ? 6.5 : null,
      })),
  saying: null,
  wordsAt: "address",
};
