import { expect, it } from "vitest";
import { networkOf, waitInWords } from "./rules.ts";

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
  [1, "1 minute"],
  [60_000, "1 minute"],
  [60_001, "2 minutes"],
  [900_000, "15 minutes"],
])("%d ms are %s", (milliseconds, words) => {
  expect(waitInWords(milliseconds)).toBe(words);
});
