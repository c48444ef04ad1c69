import { expect, it } from "vitest";
import { checkedValue } from "./checked-value.ts";

it.each([
  ["text", " Harlingen ", "Harlingen"],
  ["text", "x".repeat(120), "x".repeat(120)],
  ["text", "x".repeat(121), "value-too-long"],
  ["long", "x".repeat(2000), "x".repeat(2000)],
  ["long", "x".repeat(2001), "value-too-long"],
  ["phone", "+31 (0)517 55-01.21", "+31 (0)517 55-01.21"],
  ["phone", "call me", "bad-phone"],
  ["phone", "()-", "bad-phone"],
  ["email", "vera@noordervaart.example", "vera@noordervaart.example"],
  ["email", "vera", "bad-email"],
  ["link", "noordervaart.example/crew", "https://noordervaart.example/crew"],
  ["link", "http://noordervaart.example", "http://noordervaart.example"],
  ["link", "javascript:alert(1)", "bad-link"],
  ["link", "a b.example", "bad-link"],
  ["birth", "1900-01-01", "1900-01-01"],
  ["birth", "2020-12-31", "2020-12-31"],
  ["birth", "1899-12-31", "bad-birth"],
  ["birth", "2021-01-01", "bad-birth"],
  ["birth", "2001-02-30", "bad-birth"],
  ["birth", "12 May 1980", "value-too-long"],
  ["birth", "May 1980", "bad-birth"],
  ["phone", "  ", ""],
] as const)("a field for %s takes %j as %j [USET-06] [USET-12]", (kind, typed, kept) => {
  const checked = checkedValue(kind, typed);
  expect("value" in checked ? checked.value : checked.wrong).toBe(kept);
});
