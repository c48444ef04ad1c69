import type { Say } from "#kernel/language.ts";
import type { Head } from "#mail/head.ts";
import { mailOf } from "#mail/letter.tsx";
import type { Mail } from "#outbox/listener.ts";
import { reminderMailWords as words } from "./wording.ts";

type Recipient = { readonly name: string; readonly email: string; readonly hasPassword: boolean };

/** How somebody signs in who has never done so; without a password they choose one first. */
export function reminderMail(
  person: Recipient,
  { head, link }: { readonly head: Head; readonly link: string },
  say: Say,
): Mail {
  const letter = {
    to: person,
    subject: words.subject,
    paragraphs: [words.text],
    action: { label: person.hasPassword ? words.button : words.choose, address: link },
    closing: words.closing,
  };
  return mailOf(letter, head, say);
}
