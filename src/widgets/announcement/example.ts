import fc from "fast-check";
import type { KindExample } from "../example.ts";
import type { AnnouncementShown } from "./shown.ts";

const data: AnnouncementShown = { isAway: false, seenBy: 12 };

export const announcementExample: KindExample = {
  rich: {
    title: "The winter timetable starts on 7 December",
    text: "Last boat at 19:05.\nSee www.example.org",
    label: "See the timetable",
    href: "page:12",
    until: "2031-12-07",
    picture: { id: 12, name: "boat.png", size: 1000, type: "image/png", width: 1600, height: 900 },
  },
  any: ({ words }) =>
    fc.record(
      {
        title: words(200),
        text: words(1000),
        label: words(60),
        href: fc.constantFrom("", "page:7", "https://example.org/?a=<b>&c"),
        until: fc.constantFrom("2026-02-28", "2031-12-07"),
        picture: fc.constantFrom({ id: 7, name: "a.png", size: 9, type: "image/png", width: 40, height: 30 }),
      },
      { requiredKeys: ["title", "text", "label", "href"] },
    ),
  saying: null,
  wordsAt: "text",
  data,
};
