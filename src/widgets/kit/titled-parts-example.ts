import fc from "fast-check";
import type { Ingredients } from "../example.ts";
import { paragraphExample } from "../paragraph/example.ts";
import { paragraph } from "../paragraph/schema.ts";

/** Parts for the examples of kinds that have some; tests alone import it. */
export const titledPartsExample = () => ({
  rich: {
    items: [
      { id: "first", title: "Where do I <b>park?", text: paragraphExample.rich },
      { id: "none", title: "", text: paragraph.empty() },
    ],
  },
  any: (from: Ingredients) =>
    fc.uniqueArray(fc.record({ id: from.key, title: from.words(80), text: paragraphExample.any(from) }), {
      maxLength: 3,
      selector: ({ id }) => id,
    }),
  saying: (text: string) => [{ id: "1", title: "", text: paragraphExample.saying?.(text) }],
  wordsAt: "parts/1",
});
