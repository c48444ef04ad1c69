import { afterAll, beforeAll, expect, it } from "vitest";
import { worldNow } from "#testing/as.ts";
import { draftedPage } from "#testing/draft-writer.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { leftTo, leftUntil } from "./left.ts";
import { momentOf, typedOf } from "./moment-typed.ts";
import { atMost, countdown } from "./schema.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const said = (left: number) =>
  leftTo(1e12, 1e12 - left)
    ?.map(({ count, unit }) => `${count} ${unit}`)
    .join(" ") ?? null;

it("counts days, hours and minutes, on the last day seconds, and nothing from its moment on", () => {
  expect(said(12 * day + 3 * hour + 4 * minute + 59 * second)).toBe("12 days 3 hours 4 minutes");
  expect(said(day)).toBe("1 days 0 hours 0 minutes");
  expect(said(day - 1)).toBe("23 hours 59 minutes 59 seconds");
  expect(said(999)).toBe("0 hours 0 minutes 0 seconds");
  expect(said(0)).toBeNull();
  expect(said(-day)).toBeNull();
});

it("says the same until the moment that it names, and something else at it", () => {
  for (const left of [3 * day + 1234, day + minute, day, day - 1, hour, 1500, 1000, 999, 1]) {
    const now = 1e12 - left;
    const until = leftUntil(1e12, now);
    expect(until).toBeGreaterThan(now);
    expect(said(1e12 - (until - 1))).toBe(said(left));
    expect(said(1e12 - until)).not.toBe(said(left));
  }
  expect(leftUntil(5, 5)).toBe(Number.POSITIVE_INFINITY);
});

it.each([
  ["UTC", "2026-12-07", "09:30", "2026-12-07T09:30:00.000Z"],
  ["Europe/Amsterdam", "2026-12-07", "09:30", "2026-12-07T08:30:00.000Z"],
  ["Europe/Amsterdam", "2026-03-29", "12:00", "2026-03-29T10:00:00.000Z"],
  ["Asia/Kolkata", "2026-12-07", "00:10", "2026-12-06T18:40:00.000Z"],
])("in %s, %s at %s is a moment that is shown as it was typed", (zone, date, time, moment) => {
  const at = momentOf({ date, time }, zone);
  expect(new Date(at ?? 0).toISOString()).toBe(moment);
  expect(typedOf(at ?? 0, zone)).toEqual({ date, time });
});

it("whatever stands in a draft comes back as some countdown; years being typed are none", () => {
  const read = (at: unknown) =>
    countdown.content.parse(
      countdown.drafts[1]?.fromDraft({ values: { at }, texts: { title: "x".repeat(300) }, rich: {} }),
    );
  expect(read("soon")).toEqual({ title: "x".repeat(200), at: null, over: "" });
  expect(read(momentOf({ date: "0202-12-07", time: "09:00" }, "UTC")).at).toBeNull();
  expect(read(atMost + 1).at).toBeNull();
  expect(read(1.5).at).toBeNull();
  expect(momentOf({ date: "", time: "09:00" }, "UTC")).toBeNull();
  expect(momentOf({ date: "2026-12-07", time: "" }, "UTC")).toBeNull();
});

async function pageCountingTo(at: number | null, over = ""): Promise<number> {
  const content = { title: "Winter timetable", at, over };
  const id = await draftedPage(world, { count001: { kind: "Countdown", version: 1, content } });
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
  return id;
}

it("a page counts while it is open, and says when it is over (long)", async () => {
  const page = await pageCountingTo(worldNow.getTime() + hour + 1000, "The boats sail.");
  const screen = await shown(world, world.vera, `/page/${page}/`);
  const left = () => screen.document.querySelector("[role=timer]")?.textContent;
  const first = left();
  expect(first).toMatch(/^(1 hour 0 minutes|0 hours 59 minutes) \d+ seconds?$/);
  await screen.pass(5000);
  expect(left()).not.toBe(first);
  expect(left()).toMatch(/^0 hours 59 minutes 5\d seconds$/);
  await screen.pass(hour);
  expect(left()).toBeUndefined();
  expect(screen.document.querySelector(".countdown-over")?.textContent).toBe("The boats sail.");
});
