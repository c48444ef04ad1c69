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
const ice = { id: 8, name: "ice <b>.png", size: 7, type: "image/png", width: 30, height: 40 };
const told = { alt: "The shore", caption: "Fog\nover it", point: { x: 30, y: 60 }, isDecorative: false };

export const imageExample: KindExample = {
  rich: {
    file,
    ...told,
    width: "text",
    opensLarge: true,
    layout: "carousel",
    place: 1,
    others: [
      {
        id: "ice",
        file: ice,
        alt: "A ferry in ice <b>",
        caption: "",
        point: { x: 0, y: 100 },
        isDecorative: true,
        link: "https://example.org/?a=<b>&c",
      },
    ],
  },
  any({ words, picture, key }) {
    const share = fc.integer({ min: 0, max: 100 });
    const any = {
      alt: words(300),
      caption: words(300),
      point: fc.option(fc.record({ x: share, y: share })),
      isDecorative: fc.boolean(),
    };
    const led = { link: fc.constantFrom("page:7", "https://example.org/", "mailto:a@example.org") };
    const required = ["alt", "caption", "point", "isDecorative"] as const;
    const others = fc.uniqueArray(
      fc.record({ id: key, file: picture, ...any, ...led }, { requiredKeys: ["id", "file", ...required] }),
      {
        maxLength: 4,
        selector: ({ id }) => id,
      },
    );
    const all = fc.record(
      {
        ...led,
        file: fc.option(picture),
        ...any,
        width: fc.constantFrom("text", "page", "full"),
        opensLarge: fc.boolean(),
        layout: fc.constantFrom("grid", "carousel"),
        place: fc.nat(4),
        others,
      },
      { requiredKeys: ["file", ...required, "width", "opensLarge", "layout", "place", "others"] },
    );
    return all.map((content) => ({ ...content, place: Math.min(content.place, content.others.length) }));
  },
  saying: (text) => ({
    file: null,
    alt: "",
    caption: text.slice(0, 2000),
    point: null,
    isDecorative: false,
    width: "text",
    opensLarge: true,
    layout: "grid",
    place: 0,
    others: [],
  }),
  wordsAt: "caption",
};
