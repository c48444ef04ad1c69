import type { Say } from "#kernel/language.ts";
import type { MailLook } from "#kernel/site-look.ts";
import { mailOf } from "#mail/letter.tsx";
import type { Mail } from "#outbox/listener.ts";
import { joinMailWords as words } from "./wording.ts";

type About = { readonly to: string; readonly site: string; readonly look: MailLook; readonly link: string };

/** The mail with a link that proves an address; who was invited already is told so. Owners, who may add people, may pass it on: it is not hidden. */
export function joinMail(about: About & { readonly isInvited: boolean }, say: Say): Mail {
  const { site, isInvited } = about;
  return letter(about, say, {
    subject: say(words.subject, { site }),
    text: say(isInvited ? words.invitedText : words.text, { site }),
    label: say(words.button, { site }),
  });
}

/** The mail to somebody who has an account already. */
export function knownMail(about: About, say: Say): Mail {
  const { site } = about;
  return letter(about, say, {
    subject: say(words.knownSubject, { site }),
    text: say(words.knownText, { site }),
    label: say(words.knownButton),
  });
}

type Said = {
  readonly subject: string;
  readonly text: string;
  readonly label: string;
};

function letter({ to, site, look, link }: About, say: Say, { subject, text, label }: Said): Mail {
  return mailOf({
    language: say.formats,
    to,
    subject,
    greeting: say(words.greeting),
    paragraphs: [text],
    action: { label, address: link, isSecret: false },
    closing: say(words.ignore),
    from: site,
    look,
  });
}
