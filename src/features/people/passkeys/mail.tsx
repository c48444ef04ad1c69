import type { Letterhead } from "#features/sites/store.ts";
import type { Say } from "#kernel/language.ts";
import { mailOf } from "#mail/letter.tsx";
import type { Mail } from "#outbox/listener.ts";
import { passkeyMailWords as words } from "./wording.ts";

export type PasskeyNews = "added" | "removed";

/** Tells somebody what became of their passkeys, in case it was not them (ASVS 6.3.7). */
export function passkeyMail(
  person: { readonly name: string; readonly email: string },
  { head, news }: { readonly head: Letterhead; readonly news: PasskeyNews },
  say: Say,
): Mail {
  const letter = {
    to: person,
    subject: news === "added" ? words.addedSubject : words.removedSubject,
    paragraphs: [words[news]],
    action: { label: words.button, address: `${head.address}/settings/account/` },
    closing: words.closing,
  };
  return mailOf(letter, head, say);
}
