import fc from "fast-check";
import type { KindExample } from "../example.ts";
import type { WaitingForYouShown } from "./shown.ts";

const data: WaitingForYouShown = [
  { id: 3, title: "Fog <b>Elzinga", address: "/fog/?edit", isUnpublished: true },
  { id: 4, title: "Ice", address: "/ice/?edit", isUnpublished: false },
];

export const waitingForYouExample: KindExample = {
  rich: {},
  any: () => fc.constant({}),
  saying: null,
  wordsAt: null,
  data,
};
