import { expect, it } from "vitest";
import { addressOf, hrefFrom, typedAddress } from "./link-target.ts";

const origin = "https://noordervaart.example";

it.each([
  ["www.example.org/fog", "https://www.example.org/fog"],
  ["example.org", "https://example.org"],
  ["noor@example.org", "mailto:noor@example.org"],
  ["HTTPS://example.org/a b", "HTTPS://example.org/a%20b"],
  [`${origin}/page/12/`, "page:12"],
  ["/page/12/#fog", "page:12#fog"],
  ["/browse/", `${origin}/browse/`],
])("a typed %s links to %s", (typed, href) => expect(typedAddress(typed, origin)).toBe(href));

it.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "fog and wind",
  "//evil.example",
  "/\\evil.example",
  "1.5",
  "",
])("a typed %j is no address", (typed) => expect(typedAddress(typed, origin)).toBeNull());

it("a link to a page is stored by its id and read back", () => {
  expect(addressOf(hrefFrom("/page/12/#fog", origin) ?? "")).toBe("/page/12/#fog");
  expect(hrefFrom(" java\u0000script:alert(1)", origin)).toBeNull();
});
