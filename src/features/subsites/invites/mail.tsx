import type { Letterhead } from "#features/sites/store.ts";
import type { Say } from "#kernel/language.ts";
import { inSubsite } from "#kernel/subsite-address.ts";
import { mailOf } from "#mail/letter.tsx";
import type { Mail } from "#outbox/listener.ts";
import type { Addition } from "../membership/store.ts";
import { addedMailWords as words } from "../wording.ts";

/** That somebody is in a subsite from now on, and where it is (INVT-22). */
export function addedMail({ person, by, subsite, slug }: Addition, head: Letterhead, say: Say): Mail {
  const letter = {
    to: person,
    subject: by === null ? words.subjectPlain : words.subject,
    paragraphs: [by === null ? words.textPlain : words.text],
    action: { label: words.button, address: `${head.address}${inSubsite(slug, "/")}` },
    closing: words.closing,
    values: { subsite, by: by ?? "" },
  };
  return mailOf(letter, head, say);
}
