import { expect, it } from "vitest";
import { correctedLink, leadsAway, mayBeLink } from "./link.ts";

it.each([
  ["/pages/", "/pages/"],
  ["/", "/"],
  [" /people/ ", "/people/"],
])("%s keeps its leading slash [MITM-11]", (typed, kept) => {
  expect(correctedLink(typed)).toBe(kept);
});

it.each([
  ["htp://example.org/x", "http://example.org/x"],
  ["htttp://example.org", "http://example.org"],
  ["HTTT://example.org", "http://example.org"],
  ["https://example.org", "https://example.org"],
])("%s becomes %s [MITM-12]", (typed, kept) => {
  expect(correctedLink(typed)).toBe(kept);
});

it.each([
  ["example.org", "http://example.org"],
  ["example.org:8080/fog", "http://example.org:8080/fog"],
  ["mailto:ed@noordervaart.example", "mailto:ed@noordervaart.example"],
  ["tel:0562123", "tel:0562123"],
  ["https://example.org", "https://example.org"],
  ["HTTP://example.org", "HTTP://example.org"],
  ["ftp://example.org", "ftp://example.org"],
  ["www.example.org/a:b", "http://www.example.org/a:b"],
  [" ", ""],
])("%s is kept as %s [MITM-13]", (typed, kept) => {
  expect(correctedLink(typed)).toBe(kept);
});

it.each([
  "javascript:alert(1)",
  " JavaScript:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
])("%j runs nothing", (typed) => {
  const link = correctedLink(typed);
  const runs = mayBeLink(link).allowed && !/^(http|\/)/.test(link);
  expect(runs).toBe(false);
});

it("two slashes begin the name of another site", () => {
  expect(["/pages/", "//example.org", "/\\example.org", "http://x"].map(leadsAway)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
