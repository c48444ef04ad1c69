import type { Say } from "#kernel/language.ts";
import type { MailLook } from "#kernel/site-look.ts";
import { mailOf } from "#mail/letter.tsx";
import type { Mail } from "#outbox/listener.ts";
import { inviteMailWords } from "./wording.ts";

type About = {
  readonly site: string;
  readonly look: MailLook;
  readonly link: string;
  readonly inviter: string | null;
};

/** The welcome mail with the link to set a password (INVT-22). Owners may pass its link on, so it is not hidden. */
export function inviteMail(person: { name: string; email: string }, about: About, say: Say): Mail {
  const { site, inviter } = about;
  const values = { site, inviter: inviter ?? "" };
  return mailOf({
    language: say.formats,
    to: person.email,
    subject: say(inviter === null ? inviteMailWords.subjectPlain : inviteMailWords.subject, values),
    greeting: say(inviteMailWords.greeting, { name: person.name }),
    paragraphs: [say(inviter === null ? inviteMailWords.textPlain : inviteMailWords.text, values)],
    action: { label: say(inviteMailWords.button), address: about.link, isSecret: false },
    closing: say(inviteMailWords.closing),
    from: site,
    look: about.look,
  });
}
