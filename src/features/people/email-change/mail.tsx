import type { Letterhead } from "#features/sites/store.ts";
import type { Say } from "#kernel/language.ts";
import { mailOf } from "#mail/letter.tsx";
import type { Mail } from "#outbox/listener.ts";
import { confirmEmailMailWords as words } from "./wording.ts";

/** Asks whoever reads the mailbox of an address whether somebody is to sign in with it. The link lets nobody in: owners may see it where mails are kept. */
export function confirmEmailMail(
  { name, email }: { readonly name: string; readonly email: string },
  { head, link }: { readonly head: Letterhead; readonly link: string },
  say: Say,
): Mail {
  const site = head.name;
  return mailOf({
    language: say.formats,
    to: email,
    subject: say(words.subject, { site }),
    greeting: say(words.greeting, { name }),
    paragraphs: [say(words.text, { site })],
    action: { label: say(words.button), address: link, isSecret: false },
    closing: say(words.ignore),
    from: site,
    look: head.look,
  });
}
