import type { Tx } from "#database/transaction.ts";
import { readSettings } from "#features/sites/settings-store.ts";
import type { Actor } from "#kernel/actor.ts";
import { type LanguageCode, firstSpoken } from "#kernel/languages.ts";

/** Examples become pages of the site, so they come in its language, and where that is left open in that of whoever asks. */
export async function languageOfExamples(actor: Actor, spoken: string, tx: Tx): Promise<LanguageCode> {
  const { language } = await readSettings(actor, tx);
  return firstSpoken(language, spoken);
}
