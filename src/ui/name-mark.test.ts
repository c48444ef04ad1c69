import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hueOf, initials } from "./name-mark.ts";

describe("the mark of a name", () => {
  it.each([
    ["Yara Jansen", "YJ"],
    ["Ann van der Berg", "AB"],
    ["olga", "O"],
    ["  (Ed)  Visser ", "EV"],
    ["Élodie Ðorđe", "ÉÐ"],
    ["王 小明", "王小"],
    ["", "?"],
    ["...", "?"],
  ])("%j is marked %j", (name, mark) => {
    expect(initials(name)).toBe(mark);
  });

  it("is the same colour every time, whatever the case", () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(hueOf(name)).toBe(hueOf(` ${name} `));
        expect(hueOf(name)).toBeGreaterThanOrEqual(0);
        expect(hueOf(name)).toBeLessThan(360);
      }),
    );
    expect(hueOf("Yara Jansen")).toBe(hueOf("YARA JANSEN"));
    expect(hueOf("Yara Jansen")).not.toBe(hueOf("Peter Wit"));
  });
});
