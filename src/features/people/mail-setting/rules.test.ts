import { describe, expect, it } from "vitest";
import { type NotifyFlags, notifyState, notifyValue } from "./rules.ts";

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
});
