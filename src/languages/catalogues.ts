import type { LanguageCode } from "#kernel/languages.ts";
import dutch from "./nl.json" with { type: "json" };

export type Catalogue = Readonly<Record<string, string>>;

/** The translations by language and by a sentence's id; English stands in the code. */
export const catalogues: Readonly<Record<string, Catalogue>> = {
  nl: dutch,
} satisfies Record<Exclude<LanguageCode, "en">, Catalogue>;
