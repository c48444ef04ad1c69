import { nameKey } from "#kernel/name-key.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import type { SessionRefusal } from "./wording.ts";

/** The most that is hashed; longer texts are refused before they cost time. */
export const passwordMost = 1000;

/**
 * Where to go after sign-in: only a path and query on our own origin, never another host, however it is written.
 * Browsers read a backslash as a slash and drop tabs and line breaks, so an address with any of them leads home.
 */
export function safeNext(next: string | undefined): string {
  const address = (next ?? "").replace(/#.*$/s, "").replace(/\p{Surrogate}/gu, "");
  const [path = ""] = address.split("?");
  const isOurs = /^\/(?!\/)[^\\\p{Cc}]*$/u.test(address);
  const hasDots = /(^|\/)(\.|%2e){1,2}(\/|$)/i.test(path);
  if (!isOurs || hasDots) return "/";
  return address.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}

/** Sessions end 30 days after their last use, and 90 days after signing in however much they are used (ASVS 7.3). */
export const sessionDays = 30;
export const sessionDaysMost = 90;

/** Passwords have at least 8 characters (USET-11). */
export const passwordLeast = 8;

/** A new password, typed twice (USET-11), with what makes it easy to guess: the names around it, and whether many use it. */
export type NewPassword = {
  readonly first: string;
  readonly second: string;
  readonly isCommon: boolean;
  /** Of the site and the person, and their e-mail address (ASVS 6.2.11). */
  readonly names: readonly string[];
};

/** Its strength is its length; no rules of digits and signs. */
export function mayBePassword({ first, second, isCommon, names }: NewPassword): Verdict<SessionRefusal> {
  if (first.length < passwordLeast) return refuse("password-short");
  if (isCommon) return refuse("password-common");
  if (isMadeOf(names, first)) return refuse("password-named");
  return first === second ? allow : refuse("passwords-differ");
}

/** So many letters beside the names make it a password of its own. */
const ownLetters = 4;
const shortestPart = 3;

/** Whether little but digits and signs is left of the password without the names. */
function isMadeOf(names: readonly string[], password: string): boolean {
  const parts = names
    .flatMap((name) => [plainLetters(name), ...name.split(/[^\p{L}]+/u).map(plainLetters)])
    .filter((part) => part.length >= shortestPart)
    .toSorted((one, other) => other.length - one.length);
  const letters = plainLetters(password);
  const rest = parts.reduce((text, part) => text.replaceAll(part, ""), letters);
  return rest.length < letters.length && rest.length < ownLetters;
}

function plainLetters(text: string): string {
  return nameKey(text).replace(/[^\p{L}]/gu, "");
}

/** A session's last use is written at most this often, in milliseconds. */
export const noteUseEvery = 10 * 60_000;

export function isUseWorthNoting(lastUsed: Date, now: Date): boolean {
  return now.getTime() - lastUsed.getTime() >= noteUseEvery;
}

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** What a browser calls itself, as names of a browser and a system; null where it does not say. */
export function deviceOf(userAgent: string): { browser: string | null; system: string | null } {
  const named = (list: typeof browsers) => list.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  return { browser: named(browsers), system: named(systems) };
}
