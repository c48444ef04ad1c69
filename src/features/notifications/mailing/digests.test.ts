import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tries } from "#testing/properties.ts";
import { type MailReader, type MailedNotice, fateOf, nextDigest } from "./rules.ts";

const zones = ["Pacific/Auckland", "America/Los_Angeles", "Asia/Kolkata", "Europe/Amsterdam"] as const;
const hour = 3600_000;

/** What the clocks of a zone show, as the platform says it: the day, and the time of day. */
function clockOf(zone: string): (at: number) => readonly [day: string, time: string] {
  const options = { timeZone: zone, hourCycle: "h23", dateStyle: "short", timeStyle: "medium" } as const;
  const format = new Intl.DateTimeFormat("sv-SE", options);
  return (at) => {
    const [day = "", time = ""] = format.format(at).split(" ");
    return [day, time];
  };
}

/** Every digest of a zone that begins in 2026 by its clocks. */
function digestsOf(zone: string): number[] {
  const clock = clockOf(zone);
  const found: number[] = [];
  let at = Date.UTC(2025, 11, 31);
  while (at < Date.UTC(2027, 0, 2)) {
    at = nextDigest(new Date(at), zone).getTime();
    if (clock(at)[0].startsWith("2026")) found.push(at);
  }
  return found;
}

const digests = new Map(zones.map((zone) => [zone as string, digestsOf(zone)]));

const daysOf2026 = Array.from({ length: 365 }, (_, day) =>
  new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
);

describe.each(zones)("over a year in %s", (zone) => {
  it("digests go at 7, 13 and 16 o'clock of every day, none twice and none left out [SUBS-10] [SUBS-19] [PNOT-12]", () => {
    const shown = digests.get(zone)?.map(clockOf(zone));
    const times = ["07:00:00", "13:00:00", "16:00:00"];
    expect(shown).toEqual(daysOf2026.flatMap((day) => times.map((time) => [day, time])));
    expect(shown).toHaveLength(1095);
  });
});

it.each([
  // The first and the last digest of the night in which the clocks change, in UTC.
  ["Pacific/Auckland", "2026-04-04T03:00Z", "2026-04-04T19:00Z"],
  ["Pacific/Auckland", "2026-09-26T04:00Z", "2026-09-26T18:00Z"],
  ["America/Los_Angeles", "2026-03-08T00:00Z", "2026-03-08T14:00Z"],
  ["America/Los_Angeles", "2026-10-31T23:00Z", "2026-11-01T15:00Z"],
  ["Europe/Amsterdam", "2026-03-28T15:00Z", "2026-03-29T05:00Z"],
  ["Europe/Amsterdam", "2026-10-24T14:00Z", "2026-10-25T06:00Z"],
  ["Asia/Kolkata", "2026-03-29T10:30Z", "2026-03-30T01:30Z"],
])("in %s the digest of %s is followed by that of %s [SUBS-10]", (zone, before, after) => {
  const found = digests.get(zone) ?? [];
  expect(found[found.indexOf(Date.parse(before)) + 1]).toBe(Date.parse(after));
});

const during2026 = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 31) });
const moment = during2026.map((at) => new Date(at));
const zoned = fc.constantFrom(...zones);

it("after any moment comes the first digest by the reader's clocks, and none lies between [SUBS-19]", () => {
  fc.assert(
    fc.property(moment, zoned, (after, zone) => {
      const clock = clockOf(zone);
      const next = nextDigest(after, zone).getTime();
      expect(["07:00:00", "13:00:00", "16:00:00"]).toContain(clock(next)[1]);
      // All zones and changes of clocks keep to half hours.
      const between = [];
      const from = (Math.floor(after.getTime() / (hour / 2)) + 1) * (hour / 2);
      for (let at = from; at < next; at += hour / 2) between.push(clock(at)[1]);
      for (const time of ["07:00:00", "13:00:00", "16:00:00"]) expect(between).not.toContain(time);
      expect(next).toBeGreaterThan(after.getTime());
      expect(next - after.getTime()).toBeLessThanOrEqual(16 * hour);
    }),
    { numRuns: tries(400) },
  );
});

const reader = fc.record({
  level: fc.constantFrom("on", "digest", "off"),
  pausedUntil: fc.constant(null),
  isBounced: fc.boolean(),
  zone: zoned,
}) satisfies fc.Arbitrary<MailReader>;
const notice = fc.record({
  kind: fc.constantFrom("published", "changed", "mentioned", "asked", "shared"),
  isRead: fc.boolean(),
  mayRead: fc.boolean(),
  way: fc.constantFrom("on", "digest", null),
}) satisfies fc.Arbitrary<Partial<MailedNotice>>;

describe("somebody whose rights change between what happened and its mail", () => {
  const happened = new Date("2026-03-28T15:30:00Z");
  const digest = "digest 2026-03-29T05:00:00.000Z";
  const plain: MailedNotice = {
    kind: "changed",
    happened,
    since: happened,
    isRead: false,
    mayRead: true,
    way: "on",
  };
  const amsterdam: MailReader = {
    level: "digest",
    pausedUntil: null,
    isBounced: false,
    zone: "Europe/Amsterdam",
  };
  const said = (now: string, change: Partial<MailedNotice> = {}) => {
    const fate = fateOf({ ...plain, ...change }, amsterdam, new Date(now));
    return fate.how === "never" ? "never" : `${fate.how} ${fate.at.toISOString()}`;
  };

  it.each([
    ["keeps them", {}, {}, digest, digest],
    ["loses them before the mail", {}, { mayRead: false }, digest, "never"],
    ["had lost them, and is let in again", { mayRead: false }, {}, "never", digest],
    ["leaves the subsite and follows no longer", {}, { way: null }, digest, "never"],
    ["joins and follows after it", { way: null }, { way: "digest" }, "never", digest],
    [
      "is mentioned, and loses them",
      { kind: "mentioned" },
      { kind: "mentioned", mayRead: false },
      digest,
      "never",
    ],
    [
      "is mentioned, and leaves a page they may still read",
      { kind: "mentioned" },
      { kind: "mentioned", way: null },
      digest,
      digest,
    ],
    ["reads it first", {}, { isRead: true }, digest, "never"],
  ] as const)("%s [SUBS-10]", (_, told, due, first, then) => {
    expect([said("2026-03-28T15:31:00Z", told), said("2026-03-29T05:00:00Z", due)]).toEqual([first, then]);
  });

  it("is mailed nothing that they may not read or do not follow by then, whatever held before", () => {
    fc.assert(
      fc.property(notice, reader, moment, fc.integer({ min: 0, max: 47 * hour }), (given, who, at, later) => {
        const fate = fateOf({ ...given, happened: at, since: at }, who, new Date(at.getTime() + later));
        const isAddressed = given.kind === "mentioned" || given.kind === "shared";
        const gets =
          given.mayRead && !given.isRead && given.kind !== "asked" && (isAddressed || given.way !== null);
        const reached = who.level !== "off" && !who.isBounced;
        expect(fate.how !== "never").toBe(gets && reached);
      }),
      { numRuns: tries(400) },
    );
  });

  it("has one digest for one thing, whenever it is asked for", () => {
    fc.assert(
      fc.property(
        moment,
        zoned,
        fc.array(fc.integer({ min: 0, max: 47 * hour }), { minLength: 2, maxLength: 5 }),
        (at, zone, delays) => {
          const fates = delays.map((delay) =>
            fateOf(
              { ...plain, happened: at, since: at },
              { ...amsterdam, zone },
              new Date(at.getTime() + delay),
            ),
          );
          const expected = { how: "digest", at: nextDigest(at, zone) };
          expect(fates).toEqual(fates.map(() => expected));
        },
      ),
      { numRuns: tries(200) },
    );
  });
});
