import fc from "fast-check";
import type { KindExample } from "../example.ts";
import type { Ticks } from "./ticks.ts";

const data: Ticks = {
  horn: { isDone: true, by: { id: 3, name: "Ed <b>Elzinga" }, at: Date.UTC(2026, 10, 21, 11) },
  slow: { isDone: true, by: null, at: Date.UTC(2026, 10, 20, 9) },
  call: { isDone: false, by: { id: 3, name: "Ed Elzinga" }, at: Date.UTC(2026, 10, 20, 9) },
};

export const checklistExample: KindExample = {
  rich: {
    items: [
      { id: "horn", text: "Sound the horn" },
      { id: "slow", text: "Slow down, see www.example.org" },
      { id: "call", text: "Call the harbour" },
      { id: "none", text: "" },
    ],
  },
  any: ({ words, key }) =>
    fc.record({
      items: fc.uniqueArray(fc.record({ id: key, text: words(200) }), {
        maxLength: 4,
        selector: ({ id }) => id,
      }),
    }),
  saying: (text) => ({
    items: (text.match(/[^]{1,500}/gu) ?? ["a"]).map((part, at) => ({ id: String(at + 1), text: part })),
  }),
  wordsAt: "items/1",
  data,
};
