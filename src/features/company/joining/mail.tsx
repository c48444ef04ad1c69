import type { Say } from "#kernel/language.ts";
import type { Words } from "#kernel/words.ts";
import type { Head } from "#mail/head.ts";
import { mailOf } from "#mail/letter.tsx";
import type { Mail } from "#outbox/listener.ts";
import { joinMailWords as words } from "./wording.ts";

type About = { readonly to: string; readonly head: Head; readonly link: string };

/** The mail with a link that proves an address; who was invited already is told so. Owners, who may add people, may pass it on: it is not hidden. */
export function joinMail(about: About & { readonly isInvited: boolean }, say: Say): Mail {
  const text = about.isInvited ? words.invitedText : words.text;
  return letter(about, { subject: words.subject, text, label: words.button }, say);
}

/** The mail to somebody who has an account already. */
export function knownMail(about: About, say: Say): Mail {
  return letter(about, { subject: words.knownSubject, text: words.knownText, label: words.knownButton }, say);
}

type Said = { readonly subject: Words; readonly text: Words; readonly label: Words };

function letter({ to, head, link }: About, { subject, text, label }: Said, say: Say): Mail {
  const parts = { subject, paragraphs: [text], action: { label, address: link }, closing: words.ignore };
  return mailOf({ to: { email: to, name: null }, ...parts }, head, say);
}
