import type { Say } from "#kernel/language.ts";
import type { MailLook } from "#kernel/site-look.ts";
import { mailOf } from "#mail/letter.tsx";
import type { Mail } from "#outbox/listener.ts";
import { resetMailWords } from "./wording.ts";

/** The mail with a link that sets a new password. */
export function resetMail(
  person: { name: string; email: string },
  about: { site: string; look: MailLook; link: string },
  say: Say,
): Mail {
  const site = about.site;
  return mailOf({
    language: say.formats,
    to: person.email,
    subject: say(resetMailWords.subject, { site }),
    greeting: say(resetMailWords.greeting, { name: person.name }),
    paragraphs: [say(resetMailWords.text, { site })],
    action: { label: say(resetMailWords.button), address: about.link, isSecret: true },
    closing: say(resetMailWords.ignore),
    from: site,
    look: about.look,
  });
}
