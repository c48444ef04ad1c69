import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressFrom, addressesLike, mayBeAddress } from "./rules.ts";

describe("an address", () => {
  it.each(["fog", "Fog_2", "a-b", "2026"])("may be %s [PPRP-04]", (address) => {
    expect(mayBeAddress(address)).toMatchObject({ allowed: true });
  });

  it("may hold letters, digits, dashes and underscores, and no other sign [PPRP-04]", () => {
    const signs = Array.from({ length: 0x2000 }, (_, at) => String.fromCharCode(at));
    const allowed = signs.filter((sign) => mayBeAddress(`fog${sign}1`).allowed).join("");
    expect(allowed).toBe("-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz");
  });

  it.each(["", "a b", "a/b", "fög", "a.b", "../x", "a?b", "x".repeat(81)])(
    "may not be '%s' [PPRP-04]",
    (address) => {
      expect(mayBeAddress(address)).toMatchObject({ allowed: false, code: "bad-address" });
    },
  );

  it.each([
    "pages",
    "PAGES",
    "new",
    "ajax",
    "accounts",
    "api",
    "assets",
    "health",
    "ui",
    "-",
    "people",
    "feed",
    "settings",
    "profile",
    "user",
    "page",
    "preview_email",
  ])("may not be %s, which is the product's", (address) => {
    expect(mayBeAddress(address)).toMatchObject({ allowed: false, code: "address-taken" });
  });

  it.each([
    ["Sailing in fog & poor visibility", "sailing-in-fog-and-poor-visibility"],
    ["Größe, Straße, Über", "groesse-strasse-ueber"],
    ["Привет мир", "privet-mir"],
    ["Πλοίο", "ploio"],
    ["霧の中の航行", ""],
    ["🦆", "duck".slice(4)],
    ["API v2.0", "api-v2-0"],
  ])("is made from the title %s: %s [PPRP-11]", (title, address) => {
    expect(addressFrom(title)).toBe(address);
  });

  it("made from any title is empty or has allowed letters only [PPRP-04] [PPRP-11]", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (title) => {
        const address = addressFrom(title);
        expect(address).toMatch(/^[a-z0-9_-]{0,80}$/);
      }),
    );
  });

  it("is numbered when it is taken, never beyond its length, never reserved", () => {
    expect(addressesLike("fog", 3)).toEqual(["fog", "fog-2", "fog-3"]);
    expect(addressesLike("pages", 2)).toEqual(["pages-2"]);
    for (const each of addressesLike("x".repeat(80), 120)) expect(each.length).toBeLessThanOrEqual(80);
  });
});
