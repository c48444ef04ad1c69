import { readOnce } from "./read-once.ts";

/** A language that Atrium speaks: its code in HTML, what its speakers call it, and which way it is written. */
export type Language = {
  readonly code: string;
  readonly name: string;
  readonly direction: "ltr" | "rtl";
};

/** The languages that people may choose. Every one but English has a `wording.<code>.json` beside each `wording.ts`. */
export const languages = [
  { code: "en", name: "English", direction: "ltr" },
  { code: "nl", name: "Nederlands", direction: "ltr" },
] as const satisfies readonly Language[];

/** Made from English by machine, and written from right to left: for those who build Atrium, never offered. */
export const pseudoLanguage = {
  code: "qps-ploc",
  name: "Pseudo",
  direction: "rtl",
} as const satisfies Language;

/** What visitors have chosen, by code; people who are signed in have it in their account. */
export const languageCookie = "atrium_language";

export type LanguageCode = (typeof languages)[number]["code"];

export const languageCodes = languages.map(({ code }) => code) as [LanguageCode, ...LanguageCode[]];

/** The language of a code; English for a code that nobody speaks (any more). */
export function languageOf(code: string): Language {
  return [...languages, pseudoLanguage].find((each) => each.code === code) ?? languages[0];
}

/** The language that Intl writes dates, numbers and plurals in; the machine-made one has those of English. */
export function formatsOf(code: string): string {
  return code === pseudoLanguage.code ? languages[0].code : code;
}

/** The first of the wishes that Atrium speaks, most wanted first; English when there is none. */
export function firstSpoken(...wishes: readonly (string | null | undefined)[]): LanguageCode {
  for (const wish of wishes) {
    const found = languages.find(({ code }) => code === wish);
    if (found) return found.code;
  }
  return languages[0].code;
}

/** The language that a browser wants most among ours, by its Accept-Language; null when it names none of them. */
export function wantedLanguage(accepted: string | undefined): LanguageCode | null {
  return wantedIn(accepted ?? "");
}

const wantedIn = readOnce((accepted): LanguageCode | null => {
  const wishes = accepted
    .slice(0, 300)
    .split(",")
    .map((part, place) => {
      const [tag = "", ...parameters] = part.split(";");
      const quality = parameters.map((each) => /^\s*q=([0-9.]{1,5})\s*$/.exec(each)?.[1]).find(Boolean);
      return { code: tag.trim().toLowerCase().split("-")[0], weight: Number(quality ?? 1), place };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight || one.place - other.place);
  for (const wish of wishes) {
    const found = languages.find(({ code }) => code === wish.code);
    if (found) return found.code;
  }
  return null;
});
