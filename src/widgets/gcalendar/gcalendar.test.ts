import { expect, it } from "vitest";
import { type GCalendar, gcalendar, shownGCalendar } from "./schema.ts";

const shown = (content: Partial<GCalendar>) => shownGCalendar({ ...gcalendar.empty(), ...content });
const place = "https://calendar.google.com/calendar/embed?src=crew%40group.calendar.google.com";

it("a calendar shows its month, week or agenda at its height [WIDG-20] [WIDG-08]", () => {
  const address = "crew@group.calendar.google.com";
  expect(shown({ address, view: "agenda", height: 450 })).toEqual({
    service: "Google Calendar",
    src: `${place}&mode=AGENDA`,
    address: place,
    size: 450,
  });
  for (const view of ["month", "week"] as const)
    expect(shown({ address, view, height: 800 })).toMatchObject({
      src: `${place}&mode=${view.toUpperCase()}`,
      size: 800,
    });
});

it.each([
  "https://calendar.google.com/calendar/embed?src=crew%40group.calendar.google.com&ctz=Europe%2FAmsterdam",
  "https://calendar.google.com/calendar/ical/crew%40group.calendar.google.com/public/basic.ics",
  `https://calendar.google.com/calendar/u/0?cid=${Buffer.from("crew@group.calendar.google.com").toString("base64url")}`,
])("%s names a calendar [WIDG-20]", (address) => {
  expect(shown({ address })?.address).toBe(place);
});

it.each([
  "",
  "crew",
  "http://calendar.google.com/calendar/embed?src=crew@group.calendar.google.com",
  "https://calendar.google.com.evil.example/?src=a@b.example",
  "https://calendar.google.com/?cid=%%",
  "javascript:alert(1)",
])("%j names none [WIDG-20]", (address) => {
  expect(shown({ address })).toBeNull();
});
