import { describe, expect, it } from "vitest";
import { type NotifyFlags, notifyFlags, notifyState, notifyValue } from "./rules.ts";

const on: NotifyFlags = {
  notify_bounced: false,
  notify_paused: false,
  notify_following: true,
  notify_digest: false,
};

describe("the state of a person", () => {
  it.each([
    [
      { notify_bounced: true, notify_paused: true, notify_following: false, notify_digest: true },
      "undeliverable",
      "off",
    ],
    [{ notify_paused: true, notify_following: false, notify_digest: true }, "paused", "off"],
    [{ notify_following: false, notify_digest: true }, "unsubscribed", "off"],
    [{ notify_digest: true }, "digest", "digest"],
    [{}, "on", "on"],
  ] as const)("%j is %s, and %s on the wire [PNOT-09] [PNOT-15] [PPRM-15]", (flags, state, value) => {
    expect(notifyState({ ...on, ...flags })).toBe(state);
    expect(notifyValue({ ...on, ...flags })).toBe(value);
  });

  it.each([
    [{}, true, "on"],
    [{}, false, "unsubscribed"],
    [{ level: "digest" }, true, "digest"],
    [{ level: "digest" }, false, "unsubscribed"],
    [{ level: "off" }, true, "unsubscribed"],
    [{ pausedUntil: new Date("2026-11-22") }, true, "paused"],
    [{ pausedUntil: new Date("2026-11-20") }, true, "on"],
    [{ isBounced: true }, true, "undeliverable"],
  ] as const)("of whom %j is known, and who follows: %s, is %s [PNOT-09]", (known, follows, state) => {
    const setting = { level: "on", pausedUntil: null, isBounced: false, ...known } as const;
    expect(notifyState(notifyFlags(setting, follows, new Date("2026-11-21")))).toBe(state);
  });
});
