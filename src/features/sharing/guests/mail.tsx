import type { Say } from "#kernel/language.ts";
import type { Head } from "#mail/head.ts";
import { mailOf } from "#mail/letter.tsx";
import type { Mail } from "#outbox/listener.ts";
import { guestMailWords as words } from "./wording.ts";

type About = {
  readonly page: string;
  readonly head: Head;
  readonly link: string;
  readonly inviter: string | null;
};

/** The mail with a guest's link. Whoever may edit the page sees that link too, so it is not hidden from owners. */
export function guestMail(email: string, { page, head, link, inviter }: About, say: Say): Mail {
  const letter = {
    to: { email, name: null },
    subject: inviter === null ? words.subjectPlain : words.subject,
    paragraphs: [inviter === null ? words.textPlain : words.text],
    action: { label: words.button, address: link },
    closing: words.closing,
    values: { page, inviter: inviter ?? "" },
  };
  return mailOf(letter, head, say);
}
