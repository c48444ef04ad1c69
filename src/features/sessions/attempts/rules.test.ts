import { expect, it } from "vitest";
import { networkOf, minutesToWait } from "./rules.ts";

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"],
  ["2001:db8::6", "2001:db8:0:0::"],
  ["::1", "0:0:0:0::"],
  ["fe80::1%eth0", "fe80:0:0:0::"],
])("%s sits in %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  [1, 1],
  [60_000, 1],
  [60_001, 2],
  [900_000, 15],
])("%d ms are %d minutes to wait", (milliseconds, minutes) => {
  expect(minutesToWait(milliseconds)).toBe(minutes);
});
