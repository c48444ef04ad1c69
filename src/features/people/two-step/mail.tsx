import type { Letterhead } from "#features/sites/store.ts";
import type { Say } from "#kernel/language.ts";
import { mailOf } from "#mail/letter.tsx";
import type { Mail } from "#outbox/listener.ts";
import { twoStepMailWords as words } from "./wording.ts";

export type TwoStepNews = "on" | "off" | "reset" | "used";

const subjects = {
  on: words.onSubject,
  off: words.offSubject,
  reset: words.resetSubject,
  used: words.usedSubject,
} as const;

/** Tells somebody what became of their second step, in case it was not them (ASVS 6.3.7). */
export function twoStepMail(
  person: { readonly name: string; readonly email: string },
  { head, news }: { readonly head: Letterhead; readonly news: TwoStepNews },
  say: Say,
): Mail {
  const letter = {
    to: person,
    subject: subjects[news],
    paragraphs: [words[news]],
    action: { label: words.button, address: `${head.address}/settings/account/` },
    closing: words.closing,
  };
  return mailOf(letter, head, say);
}
