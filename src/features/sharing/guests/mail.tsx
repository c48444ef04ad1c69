import type { Say } from "#kernel/language.ts";
import type { MailLook } from "#kernel/site-look.ts";
import { mailOf } from "#mail/letter.tsx";
import type { Mail } from "#outbox/listener.ts";
import { guestMailWords } from "./wording.ts";

type About = {
  readonly page: string;
  readonly site: string;
  readonly look: MailLook;
  readonly link: string;
  readonly inviter: string | null;
};

/** The mail with a guest's link. Whoever may edit the page sees that link too, so it is not hidden from owners. */
export function guestMail(to: string, about: About, say: Say): Mail {
  const { page, site, inviter } = about;
  const values = { page, site, inviter: inviter ?? "" };
  return mailOf({
    language: say.formats,
    to,
    subject: say(inviter === null ? guestMailWords.subjectPlain : guestMailWords.subject, values),
    greeting: say(guestMailWords.greeting),
    paragraphs: [say(inviter === null ? guestMailWords.textPlain : guestMailWords.text, values)],
    action: { label: say(guestMailWords.button), address: about.link, isSecret: false },
    closing: say(guestMailWords.closing),
    from: site,
    look: about.look,
  });
}
