import { describe, expect, it } from "vitest";
import { deviceOf, isUseWorthNoting, mayBePassword, safeNext } from "./rules.ts";

describe("where to go after sign-in", () => {
  it.each([
    ["/people/?q=femke", "/people/?q=femke"],
    ["/new/#top", "/new/"],
    ["/straße/", "/stra%C3%9Fe/"],
    [undefined, "/"],
    ["", "/"],
  ])("%s leads to %s", (next, address) => {
    expect(safeNext(next)).toBe(address);
  });

  it.each([
    "https://elsewhere.example/",
    "//elsewhere.example/",
    "/\\elsewhere.example/",
    "/\t/elsewhere.example/",
    "/.//elsewhere.example/",
    "/%2e%2e//elsewhere.example/",
    "javascript:alert(1)",
    "people/",
  ])("%s leads home", (next) => {
    expect(safeNext(next)).toBe("/");
  });
});

describe("a new password", () => {
  it.each([
    ["12345678", "12345678", true, null],
    ["1234567", "1234567", false, "password-short"],
    ["", "", false, "password-short"],
    ["long enough", "long enougH", false, "passwords-differ"],
    ["long enough", "", false, "passwords-differ"],
  ])("%s and %s [USET-11]", (first, second, allowed, code) => {
    const verdict = mayBePassword({ first, second, isCommon: false, names: [] });
    expect(verdict).toEqual(allowed ? { allowed } : { allowed, code });
  });

  it("that many people use is refused [ASVS 6.2.4]", () => {
    const verdict = mayBePassword({ first: "iloveyou", second: "iloveyou", isCommon: true, names: [] });
    expect(verdict).toEqual({ allowed: false, code: "password-common" });
  });

  const names = [
    "Noordervaart",
    "https://noordervaart.example",
    "Vera Visser-de Boer",
    "v.visser@example.org",
  ];
  it.each([
    ["noordervaart", false],
    ["Noordervaart2026!", false],
    ["vera.visser", false],
    ["VéraVisser99", false],
    ["visser!!visser", false],
    ["visserdeboer1", false],
    ["noordervaart wint altijd", true],
    ["vera fietst graag", true],
    ["8472910365", true],
    ["zeehondjes", true],
  ])("%s beside the names of site and person: %s [ASVS 6.2.11]", (first, allowed) => {
    const verdict = mayBePassword({ first, second: first, isCommon: false, names });
    expect(verdict).toEqual(allowed ? { allowed } : { allowed, code: "password-named" });
  });
});

describe("a device in words", () => {
  it.each([
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Linux"],
    [
      "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
      "Edge",
      "Windows",
    ],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605 Version/18 Safari/605", "Safari", "Mac"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140 Safari/605", "Chrome", "iPhone"],
    ["Mozilla/5.0 (Linux; Android 15) AppleWebKit/537 Chrome/140 Mobile Safari/537", "Chrome", "Android"],
    ["curl/8.5", null, null],
  ])("%s", (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });
});

it("notes the use of a session every ten minutes", () => {
  const used = new Date("2026-11-21T12:00:00Z");
  expect(isUseWorthNoting(used, new Date("2026-11-21T12:09:59Z"))).toBe(false);
  expect(isUseWorthNoting(used, new Date("2026-11-21T12:10:00Z"))).toBe(true);
});
