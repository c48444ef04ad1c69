import fc from "fast-check";
import type { KindExample } from "../example.ts";

export const gcalendarExample: KindExample = {
  rich: { address: "crew@group.calendar.google.com", title: "Crew", view: "week", height: 450 },
  any: ({ words }) =>
    fc.record({
      address: fc.constantFrom(
        "a@group.calendar.google.com",
        "https://calendar.google.com/calendar/embed?src=a@b.example",
        "javascript:alert(1)",
        "",
      ),
      title: words(200),
      view: fc.constantFrom("month", "week", "agenda"),
      height: fc.integer({ min: 100, max: 2000 }),
    }),
  saying: null,
  wordsAt: "address",
};
