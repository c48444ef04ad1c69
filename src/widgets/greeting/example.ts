import fc from "fast-check";
import type { KindExample } from "../example.ts";

export const greetingExample: KindExample = {
  rich: {},
  any: () => fc.constant({}),
  saying: null,
  wordsAt: null,
};
