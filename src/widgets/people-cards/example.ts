import fc from "fast-check";
import type { KindExample } from "../example.ts";
import { sources } from "./schema.ts";
import type { PeopleCardsShown } from "./shown.ts";

const data: PeopleCardsShown = {
  people: [
    { id: 3, name: "Ed <b>Elzinga", position: "Mate", photo: null },
    { id: 4, name: "Vera", position: "", photo: null },
  ],
  groups: [{ id: 5, name: "Board" }],
};

export const peopleCardsExample: KindExample = {
  rich: { title: "Who to ask <b>", from: "chosen", people: [4, 3], group: 5 },
  any: ({ words }) =>
    fc.record({
      title: words(200),
      from: fc.constantFrom(...sources),
      people: fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 5 }),
      group: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 99 })),
    }),
  saying: (text) => ({
    title: text.slice(0, 200).replaceAll("\u0000", ""),
    from: "chosen",
    people: [],
    group: null,
  }),
  wordsAt: "title",
  data,
};
