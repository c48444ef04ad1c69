import type { Say } from "#kernel/language.ts";
import type { Head } from "#mail/head.ts";
import { mailOf } from "#mail/letter.tsx";
import type { Mail } from "#outbox/listener.ts";
import { inviteMailWords as words } from "./wording.ts";

type About = { readonly head: Head; readonly link: string; readonly inviter: string | null };

/** The welcome mail with the link to set a password (INVT-22). Owners may pass its link on, so it is not hidden. */
export function inviteMail(
  person: { readonly name: string; readonly email: string },
  { head, link, inviter }: About,
  say: Say,
): Mail {
  const letter = {
    to: person,
    subject: inviter === null ? words.subjectPlain : words.subject,
    paragraphs: [inviter === null ? words.textPlain : words.text],
    action: { label: words.button, address: link },
    closing: words.closing,
    values: { inviter: inviter ?? "" },
  };
  return mailOf(letter, head, say);
}
