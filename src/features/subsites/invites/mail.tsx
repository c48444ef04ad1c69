import type { Letterhead } from "#features/sites/store.ts";
import type { Say } from "#kernel/language.ts";
import { inSubsite } from "#kernel/subsite-address.ts";
import { mailOf } from "#mail/letter.tsx";
import type { Mail } from "#outbox/listener.ts";
import type { Addition } from "../membership/store.ts";
import { addedMailWords } from "../wording.ts";

/** That somebody is in a subsite from now on, and where it is (INVT-22). */
export function addedMail({ person, by, subsite, slug }: Addition, head: Letterhead, say: Say): Mail {
  const values = { subsite, site: head.name, by: by ?? "" };
  const words = addedMailWords;
  return mailOf({
    language: say.formats,
    to: person.email,
    subject: say(by === null ? words.subjectPlain : words.subject, values),
    greeting: say(words.greeting, { name: person.name }),
    paragraphs: [say(by === null ? words.textPlain : words.text, values)],
    action: {
      label: say(words.button, values),
      address: `${head.address}${inSubsite(slug, "/")}`,
      isSecret: false,
    },
    closing: say(words.closing),
    from: head.name,
    look: head.look,
  });
}
