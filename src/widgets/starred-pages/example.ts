import fc from "fast-check";
import type { KindExample } from "../example.ts";
import type { StarredPagesShown } from "./shown.ts";

const data: StarredPagesShown = [{ id: 3, title: "Fog <b>Elzinga</b>", address: "/fog/" }];

export const starredPagesExample: KindExample = {
  rich: {},
  any: () => fc.constant({}),
  saying: null,
  wordsAt: null,
  data,
};
