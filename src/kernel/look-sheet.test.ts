import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { iconAddress, lookInName, plainProperties, sheetAddress, sheetOf } from "./look-sheet.ts";
import { defaultLook } from "./default-look.ts";
import type { LookChoice } from "./site-look.ts";

const look: LookChoice = { accent: "#c1121f", fonts: "georgia", scheme: "dark" };
const nameOf = (address: string | null) => address?.replace("/-/theme/", "") ?? "";

it("the look of the product needs no style sheet and no sign of its own", () => {
  expect(sheetAddress(defaultLook)).toBeNull();
  expect(iconAddress({ ...defaultLook, logo: null })).toBeNull();
});

it("the address of a style sheet says all that it is made of", () => {
  expect(sheetAddress(look)).toMatch(/^\/-\/theme\/c1121f-georgia-dark-[0-9a-z]+\.css$/);
  expect(lookInName(nameOf(sheetAddress(look)))).toEqual({ look, isCurrent: true });
  expect(lookInName("c1121f-georgia-dark-0.css")).toEqual({ look, isCurrent: false });
});

it("no other name is one", () => {
  const marks = nameOf(sheetAddress(look)).slice(-10);
  const wrong = [
    "",
    "x.css",
    `C1121F-georgia-dark-${marks}`,
    "c1121f-comic-dark-0.css",
    "c1121f-georgia-blue-0.css",
  ];
  const hostile = [
    "c1121f-georgia-dark-0.css.map",
    "../c1121f-georgia-dark-0.css",
    "c1121f-georgia-dark-}{.css",
  ];
  expect([...wrong, ...hostile].filter((name) => lookInName(name) !== null)).toEqual([]);
});

it("sets the accent for light and dark at once, the fonts, and a scheme that paper does not follow", () => {
  const sheet = sheetOf(look);
  expect(sheet).toContain("--accent: light-dark(#c1121f, ");
  expect(sheet).toContain('--font-content: Georgia, "Times New Roman", serif;');
  expect(sheet).toContain("@media screen { :root { color-scheme: dark; } }");
  expect(sheetOf(defaultLook)).toBe(":root {  }\n");
});

it("says of the plain properties what the tokens say", () => {
  const tokens = readFileSync("src/ui/tokens.css", "utf8");
  for (const [name, value] of Object.entries(plainProperties)) expect(tokens).toContain(`${name}: ${value};`);
});

it("a logo is the sign of the tab unless it is a wide one; without one the product's sign is, in the accent", () => {
  const logo = { address: "/-/theme/logo/7-00aa00aa00aa", width: 512, height: 512 };
  expect(iconAddress({ ...look, logo })).toBe("/-/theme/logo/7-00aa00aa00aa?w=320");
  expect(iconAddress({ ...look, logo: { ...logo, height: 200 } })).toBe("/-/theme/c1121f.svg");
});
