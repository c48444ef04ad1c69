import type { Letterhead } from "#features/sites/store.ts";
import type { Say } from "#kernel/language.ts";
import { mailOf } from "#mail/letter.tsx";
import type { Mail } from "#outbox/listener.ts";
import { reminderMailWords as words } from "./wording.ts";

type Recipient = { readonly name: string; readonly email: string; readonly hasPassword: boolean };

/** How somebody signs in who has never done so; without a password they choose one first. */
export function reminderMail(
  { name, email, hasPassword }: Recipient,
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
    action: { label: say(hasPassword ? words.button : words.choose), address: link, isSecret: false },
    closing: say(words.closing, { site }),
    from: site,
    look: head.look,
  });
}
