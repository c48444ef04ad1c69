import type { Say } from "#kernel/language.ts";
import type { Head } from "#mail/head.ts";
import { mailOf } from "#mail/letter.tsx";
import type { Mail } from "#outbox/listener.ts";
import { resetMailWords as words } from "./wording.ts";

/** The mail with a link that sets a new password. */
export function resetMail(
  person: { readonly name: string; readonly email: string },
  { head, link }: { readonly head: Head; readonly link: string },
  say: Say,
): Mail {
  const letter = {
    to: person,
    subject: words.subject,
    paragraphs: [words.text],
    action: { label: words.button, address: link, isSecret: true },
    closing: words.ignore,
  } as const;
  return mailOf(letter, head, say);
}
