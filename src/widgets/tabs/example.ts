import fc from "fast-check";
import type { KindExample } from "../example.ts";
import { titledPartsExample } from "../kit/titled-parts-example.ts";

export const tabsExample: KindExample = {
  ...titledPartsExample(),
  any: (from) => fc.record({ items: titledPartsExample().any(from) }),
  saying: (text) => ({ items: titledPartsExample().saying(text) }),
};
