import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tries } from "#testing/properties.ts";
import { grounds, rolesOf } from "./accent-roles.ts";
import { type Hex, contrast, hexFrom, hexOf, oklchOf } from "./colour.ts";

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number): Hex => `#${number.toString(16).padStart(6, "0")}`);

/** The least contrast of a colour to several others. */
const least = (one: Hex, others: readonly Hex[]) => Math.min(...others.map((other) => contrast(one, other)));

describe("an accent of any colour", () => {
  it.each(["light", "dark"] as const)("is readable on %s ground in all its roles (long)", (look) => {
    const { onAccent, text, muted, inverse, surfaces } = grounds[look];
    fc.assert(
      fc.property(anyColour, (picked) => {
        const roles = rolesOf(picked, look);
        const behind = [...surfaces, roles["accent-soft"]];
        expect(contrast(onAccent, roles.accent)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(onAccent, roles["accent-hover"])).toBeGreaterThanOrEqual(4.5);
        expect(least(roles["accent-strong"], behind)).toBeGreaterThanOrEqual(4.5);
        expect(least(roles["accent-soft"], [text, muted])).toBeGreaterThanOrEqual(4.5);
        expect(contrast(roles["inverse-accent"], inverse)).toBeGreaterThanOrEqual(4.5);
        expect(least(roles.focus, behind)).toBeGreaterThanOrEqual(3);
        expect(least(roles["accent-mark"], behind)).toBeGreaterThanOrEqual(3);
        expect(least(roles.accent, surfaces.slice(0, 2))).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: tries(400), examples: [["#000000"], ["#ffffff"], ["#ffff00"], ["#0000ff"], ["#00ff00"]] },
    );
  });

  it("stays as it was picked where words can be read on it", () => {
    expect(rolesOf("#c1121f", "light").accent).toBe("#c1121f");
    expect(rolesOf("#2563eb", "light").accent).toBe("#2563eb");
    expect(rolesOf("#fff3a3", "light").accent).not.toBe("#fff3a3");
  });

  it("keeps its hue when it has to be darker", () => {
    const { h } = oklchOf("#f26b4a");
    expect(Math.abs(oklchOf(rolesOf("#f26b4a", "light").accent).h - h)).toBeLessThan(3);
  });
});

describe("the grounds that an accent is measured against", () => {
  /** Colours of `ui/tokens.css` as that file writes them: of a palette, or one each for light and dark. */
  const tokens = readFileSync("src/ui/tokens.css", "utf8");
  const colourIn = (text: string): Hex => {
    const name = /^var\(--([a-z0-9-]+)\)$/.exec(text)?.[1];
    if (name) return colourIn(new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1] ?? "");
    const [l = 0, c = 0, h = 0] = (/^oklch\(([0-9. ]+)\)$/.exec(text)?.[1] ?? "").split(" ").map(Number);
    return hexOf({ l, c, h });
  };
  const role = (name: string, look: "light" | "dark"): Hex => {
    const value = new RegExp(`--${name}: (.+);`).exec(tokens)?.[1] ?? "";
    const both = /^light-dark\((.+), ((?:var|oklch).+)\)$/.exec(value);
    return colourIn((look === "light" ? both?.[1] : both?.[2]) ?? value);
  };
  const surfaces = ["canvas", "surface", "surface-sunken", "surface-raised", "surface-overlay", "chip"];

  it.each(["light", "dark"] as const)("are those of the %s tokens, or harder", (look) => {
    const ground = grounds[look];
    const light = (hex: Hex) => contrast(hex, "#000000");
    const known = ground.surfaces.map(light);
    for (const name of surfaces) {
      const shown = light(role(name, look));
      expect(shown, name).toBeGreaterThanOrEqual(Math.min(...known) - 0.02);
      expect(shown, name).toBeLessThanOrEqual(Math.max(...known) + 0.02);
    }
    expect(ground.text).toBe(role("text", look));
    expect(ground.muted).toBe(role("text-muted", look));
    expect(ground.inverse).toBe(role("inverse", look));
    expect(ground.onAccent).toBe(role("on-accent", look));
  });
});

it("reads colours as people write them, and nothing else", () => {
  expect(["#F26B4A", "f26b4a", " #f64 ", "F64"].map(hexFrom)).toEqual([
    "#f26b4a",
    "#f26b4a",
    "#ff6644",
    "#ff6644",
  ]);
  const wrong = ["", "#", "#12", "#1234", "#12345", "#1234567", "red", "#ggg", "url(x)", "#fff;}", "#fff\n#"];
  expect(wrong.filter((typed) => hexFrom(typed) !== null)).toEqual([]);
});

it("there and back is the same colour", () => {
  fc.assert(
    fc.property(anyColour, (hex) => {
      expect(hexOf(oklchOf(hex))).toBe(hex);
    }),
    { numRuns: tries(400) },
  );
});
