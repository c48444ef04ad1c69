import * as z from "zod/mini";
import { type LanguageCode, languageCodes } from "./languages.ts";

/** One of our languages, or an empty text: nobody has chosen, and what comes next decides. */
export const LanguageChoice = z.pipe(
  z.union([z.enum(languageCodes), z.literal("")]),
  z.transform((code): LanguageCode | null => (code === "" ? null : code)),
);
