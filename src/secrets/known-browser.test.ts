import { expect, it } from "vitest";
import { knownBrowserIn, knownBrowserToken } from "./known-browser.ts";

const key = Buffer.alloc(32, 1);
const vera = { siteId: 1, email: "vera@example.org" };

it("is known for the person who signed in there, and for nobody else", () => {
  const token = knownBrowserToken(key, vera, "n".repeat(22));
  expect(knownBrowserIn(token, key, vera)).toBe("n".repeat(22));
  expect(knownBrowserIn(token, key, { ...vera, email: "ed@example.org" })).toBeNull();
  expect(knownBrowserIn(token, key, { ...vera, siteId: 2 })).toBeNull();
  expect(knownBrowserIn(token, Buffer.alloc(32, 2), vera)).toBeNull();
});

it.each(["", "x", "n.m", `${"n".repeat(22)}.${"m".repeat(43)}`, `${"é".repeat(22)}.${"m".repeat(43)}`])(
  "%j is none of ours",
  (token) => {
    expect(knownBrowserIn(token, key, vera)).toBeNull();
  },
);
