import type { Say } from "#kernel/language.ts";
import type { MailLook } from "#kernel/site-look.ts";
import { mailOf } from "#mail/letter.tsx";
import type { Mail } from "#outbox/listener.ts";
import { joinMailWords as words } from "./wording.ts";

type About = { readonly to: string; readonly site: string; readonly look: MailLook; readonly link: string };

/** The mail with a link that proves an address; who was invited already is told so. */
export function joinMail(about: About & { readonly isInvited: boolean }, say: Say): Mail {
  const { site, link, isInvited } = about;
  return letter(about, say, {
    subject: say(words.subject, { site }),
    text: say(isInvited ? words.invitedText : words.text, { site }),
    action: { label: say(words.button, { site }), address: link, isSecret: true },
  });
}

/** The mail to somebody who has an account already. */
export function knownMail(about: About, say: Say): Mail {
  const { site, link } = about;
  return letter(about, say, {
    subject: say(words.knownSubject, { site }),
    text: say(words.knownText, { site }),
    action: { label: say(words.knownButton), address: link, isSecret: false },
  });
}

type Said = {
  readonly subject: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly address: string; readonly isSecret: boolean };
};

function letter({ to, site, look }: About, say: Say, { subject, text, action }: Said): Mail {
  return mailOf({
    language: say.formats,
    to,
    subject,
    greeting: say(words.greeting),
    paragraphs: [text],
    action,
    closing: say(words.ignore),
    from: site,
    look,
  });
}
