import fc from "fast-check";
import type { KindExample } from "../example.ts";
import type { RecentlyChangedShown } from "./shown.ts";

const data: RecentlyChangedShown = [
  {
    id: 3,
    title: "Fog",
    address: "/fog/",
    at: Date.UTC(2026, 10, 21, 11),
    by: "Ed <b>Elzinga",
    photo: null,
    preview: "Slow down.",
  },
  {
    id: 4,
    title: "Ice",
    address: "/ice/",
    at: Date.UTC(2026, 10, 20, 9),
    by: null,
    photo: null,
    preview: "",
  },
];

export const recentlyChangedExample: KindExample = {
  rich: {},
  any: () => fc.constant({}),
  saying: null,
  wordsAt: null,
  data,
};
