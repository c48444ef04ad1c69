import { describe, expect, it } from "vitest";
import { type MailReader, type MailedNotice, fateOf, nextAttempt, nextDigest } from "./rules.ts";

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);
const changed: MailedNotice = {
  kind: "changed",
  happened: at("12:00"),
  since: at("12:00"),
  isRead: false,
  mayRead: true,
  way: "on",
};
const reader: MailReader = { level: "on", pausedUntil: null, isBounced: false, zone: "UTC" };

/** How and when, as one text. */
function fate(notice: Partial<MailedNotice>, of: Partial<MailReader> = {}, now = at("12:01")): string {
  const found = fateOf({ ...changed, ...notice }, { ...reader, ...of }, now);
  return found.how === "never" ? "never" : `${found.how} ${found.at.toISOString().slice(11, 16)}`;
}

describe("at once", () => {
  it.each([
    ["an edit after five quiet minutes", { happened: at("12:03") }, "alone 12:08"],
    ["an edit that goes on, after half an hour", { happened: at("12:28") }, "alone 12:30"],
    ["a mention right away", { kind: "mentioned" }, "alone 12:00"],
    ["a page that is shared right away", { kind: "shared" }, "alone 12:00"],
    ["a mention on a page that one does not follow", { kind: "mentioned", way: null }, "alone 12:00"],
    ["an edit of a subsite with a digest", { way: "digest" }, "digest 13:00"],
    ["a mention in a subsite with a digest", { kind: "mentioned", way: "digest" }, "alone 12:00"],
  ] as const)("%s [FLLW-04] [SUBS-08]", (_, notice, said) => {
    expect(fate(notice)).toBe(said);
  });
});

describe("in a digest", () => {
  it.each([
    ["an edit", {}, "digest 13:00"],
    ["a mention", { kind: "mentioned" }, "digest 13:00"],
    ["from the first that no mail has told", { since: at("06:59"), happened: at("12:59") }, "digest 07:00"],
  ] as const)("%s [SUBS-10] [PNOT-12] [FLLW-04]", (_, notice, said) => {
    expect(fate(notice, { level: "digest" })).toBe(said);
  });
});

describe("never", () => {
  it.each([
    ["what was read in the meantime", { isRead: true }, {}],
    ["what one may no longer read", { mayRead: false }, {}],
    ["a mention on a page that one may no longer read", { kind: "mentioned", mayRead: false }, {}],
    ["a page that one does not follow by now [FLLW-04]", { way: null }, {}],
    ["a request, of which there is a letter", { kind: "asked" }, {}],
    ["people who want no mail [SUBS-09]", {}, { level: "off" }],
    ["people who paused", {}, { pausedUntil: at("12:02") }],
    ["what happened in a pause that is over", {}, { pausedUntil: at("12:01") }],
    ["people whom no mail reaches", {}, { isBounced: true }],
  ] as const)("%s", (_, notice, of) => {
    expect(fate(notice, of)).toBe("never");
    expect(fate(notice, { ...of, ...("level" in of ? {} : { level: "digest" }) })).toBe("never");
  });

  it("what is two days old", () => {
    const later = (minutes: number) => new Date(at("12:00").getTime() + (48 * 60 + minutes) * 60_000);
    expect(fate({}, {}, later(0))).toBe("alone 12:05");
    expect(fate({}, {}, later(1))).toBe("never");
  });
});

describe("the next digest", () => {
  it.each([
    ["UTC", "2026-11-21T06:59:59Z", "2026-11-21T07:00:00.000Z"],
    ["UTC", "2026-11-21T07:00:00Z", "2026-11-21T13:00:00.000Z"],
    ["UTC", "2026-11-21T13:00:00Z", "2026-11-21T16:00:00.000Z"],
    ["UTC", "2026-11-21T16:00:00Z", "2026-11-22T07:00:00.000Z"],
    // To summer time: the night is an hour shorter.
    ["Europe/Amsterdam", "2026-03-28T15:00:00Z", "2026-03-29T05:00:00.000Z"],
    ["Europe/Amsterdam", "2026-03-29T05:00:00Z", "2026-03-29T11:00:00.000Z"],
    // And back: an hour longer.
    ["Europe/Amsterdam", "2026-10-24T14:00:00Z", "2026-10-25T06:00:00.000Z"],
    ["America/New_York", "2026-11-01T00:00:00Z", "2026-11-01T12:00:00.000Z"],
    ["Australia/Lord_Howe", "2026-10-03T06:00:00Z", "2026-10-03T20:00:00.000Z"],
    // The farthest east and west, and zones that are not whole hours.
    ["Pacific/Kiritimati", "2026-11-21T16:00:00Z", "2026-11-21T17:00:00.000Z"],
    ["Pacific/Pago_Pago", "2026-11-21T16:00:00Z", "2026-11-21T18:00:00.000Z"],
    ["Asia/Kathmandu", "2026-11-21T06:00:00Z", "2026-11-21T07:15:00.000Z"],
    ["America/St_Johns", "2026-11-21T16:29:00Z", "2026-11-21T16:30:00.000Z"],
    // The last day of a month and of a year.
    ["UTC", "2026-12-31T20:00:00Z", "2027-01-01T07:00:00.000Z"],
  ])("in %s after %s is at %s [SUBS-10] [SUBS-19]", (zone, after, moment) => {
    expect(nextDigest(new Date(after), zone).toISOString()).toBe(moment);
  });
});

describe("a mail that could not be taken", () => {
  it("is tried again after pauses that grow, and for three days", () => {
    const pause = (attempts: number) => {
      const next = nextAttempt(attempts, at("12:00"));
      return next && (next.getTime() - at("12:00").getTime()) / 60_000;
    };
    expect([1, 2, 3, 4, 5, 6, 7, 8, 23].map(pause)).toEqual([1, 5, 15, 30, 60, 120, 240, 240, 240]);
    expect(pause(24)).toBeNull();
  });
});
