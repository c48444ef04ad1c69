import { expect, it } from "vitest";
import list from "./common-passwords.json" with { type: "json" };
import { isCommonPassword } from "./common-passwords.ts";

it.each([
  "password",
  "PassWord",
  "12345678",
  "1234567890",
  "qwertyuiop",
  "iloveyou",
  "trustno1",
  "Password1!",
  "password2024",
  "!!sunshine99",
  "Monkey2026!",
  "aaaaaaaaaaaa",
  "ab12ab12ab12",
  "qwertyqwerty",
])("%s is common [ASVS 6.2.4]", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  "zeehondjes op de plaat",
  "passwords are hard",
  "sunshine-on-the-dike",
  "T7#kk29!vq",
  "monkeys-eat-2026!",
  "zeehondzeehond",
])("%s is not", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

it("knows more than 3,000 that meet our length, each as typed and with a capital (long)", () => {
  const all = list.passwords.split(" ");
  expect(new Set(all).size).toBeGreaterThan(3000);
  for (const password of all) {
    expect(password.length).toBeGreaterThanOrEqual(8);
    expect(isCommonPassword(password[0]?.toUpperCase() + password.slice(1))).toBe(true);
  }
});
