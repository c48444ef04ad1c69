import type { Say } from "#kernel/language.ts";
import type { Head } from "#mail/head.ts";
import { mailOf } from "#mail/letter.tsx";
import type { Mail } from "#outbox/listener.ts";
import { confirmEmailMailWords as words } from "./wording.ts";

/** Asks whoever reads the mailbox of an address whether somebody is to sign in with it. The link lets nobody in: owners may see it where mails are kept. */
export function confirmEmailMail(
  person: { readonly name: string; readonly email: string },
  { head, link }: { readonly head: Head; readonly link: string },
  say: Say,
): Mail {
  const letter = {
    to: person,
    subject: words.subject,
    paragraphs: [words.text],
    action: { label: words.button, address: link },
    closing: words.ignore,
  };
  return mailOf(letter, head, say);
}
