import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { inLatin1 } from "./build-latin.mjs";

const meant = (code: string): unknown => runInNewContext(`(${code})`);

test("a script says the same once its letters are of Latin-1", () => {
  const pieces = fc.constantFrom("a", "é", "…", "”", "\u2028", "😀", "\\\\", "\\…", "\\\\…", "\\n", "א");
  fc.assert(
    fc.property(fc.array(pieces), (list) => {
      const text = list.join("");
      for (const code of [`"${text.replaceAll("\u2028", "")}"`, `\`${text}\``]) {
        const written = inLatin1(code);
        expect(written).toMatch(/^[\0-\xff]*$/);
        expect(meant(written)).toBe(meant(code));
      }
    }),
  );
});

test("a pattern finds the same", () => {
  const code = "/[–—]|[😀-😂]|\\…/u".replace("\\…", "…");
  for (const text of ["–", "😁", "…", "x"])
    expect((meant(inLatin1(code)) as RegExp).test(text)).toBe((meant(code) as RegExp).test(text));
});

test("a raw template beyond Latin-1 is refused", () => {
  expect(() => inLatin1("const a = String.raw`…`;")).toThrow("Write letters beyond Latin-1 by their number");
  expect(inLatin1("const a = String.raw`\\s`;")).toBe("const a = String.raw`\\s`;");
});
