import type { Say } from "#kernel/language.ts";
import type { MailLook } from "#kernel/site-look.ts";
import { mailOf } from "#mail/letter.tsx";
import type { Mail } from "#outbox/listener.ts";
import { emailMailWords as words } from "./wording.ts";

type Changed = {
  readonly name: string;
  readonly before: string;
  readonly email: string;
  readonly by: string;
};

/** Tells the address from before that it is no way in any more. */
export function emailChangedMail(
  { name, before, email, by }: Changed,
  { site, look }: { readonly site: string; readonly look: MailLook },
  say: Say,
): Mail {
  return mailOf({
    language: say.formats,
    to: before,
    subject: say(words.subject, { site }),
    greeting: say(words.greeting, { name }),
    paragraphs: [say(words.text, { by, email })],
    closing: say(words.closing, { site }),
    from: site,
    look,
  });
}
