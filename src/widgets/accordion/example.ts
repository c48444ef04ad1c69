import fc from "fast-check";
import type { KindExample } from "../example.ts";
import { titledPartsExample } from "../kit/titled-parts-example.ts";

export const accordionExample: KindExample = {
  ...titledPartsExample(),
  rich: { ...titledPartsExample().rich, firstOpen: true },
  any: (from) => fc.record({ items: titledPartsExample().any(from), firstOpen: fc.boolean() }),
  saying: (text) => ({ items: titledPartsExample().saying(text), firstOpen: false }),
};
