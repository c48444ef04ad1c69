import { expect, it } from "vitest";
import { networkOf, waitOf } from "./rules.ts";

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
  ["192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::"],
  ["2001:0db8:0001::6", "2001:db8:1::"],
  ["::1", "0:0:0::"],
])("%s belongs to the customer of %s", (address, network) => {
  expect(networkOf(address, 48)).toBe(network);
});

it.each([
  [1, 1, 0],
  [60_000, 1, 0],
  [60_001, 2, 0],
  [900_000, 15, 0],
  [3_600_000, 60, 0],
  [3_600_001, 61, 2],
  [21_600_000, 360, 6],
])("%d ms are %d minutes to wait, or %d hours", (milliseconds, minutes, hours) => {
  expect(waitOf(milliseconds)).toEqual({ minutes, hours });
});
