import fc from "fast-check";
import type { KindExample } from "../example.ts";
import type { NewPeopleShown } from "./shown.ts";

const data: NewPeopleShown = [
  { id: 3, name: "Ed <b>Elzinga", position: "Mate", photo: null },
  { id: 4, name: "Vera", position: "", photo: null },
];

export const newPeopleExample: KindExample = {
  rich: {},
  any: () => fc.constant({}),
  saying: null,
  wordsAt: null,
  data,
};
