import type { Letterhead } from "#features/sites/store.ts";
import type { Say } from "#kernel/language.ts";
import { mailOf } from "#mail/letter.tsx";
import type { Mail } from "#outbox/listener.ts";
import type { JoinRequest } from "../joining-store.ts";
import { joinMailWords as words } from "../wording.ts";

/** Who asks to join what, and where that is answered (SLST-16). */
export function joinMail({ id, asked, person, subsite }: JoinRequest, head: Letterhead, say: Say): Mail {
  const letter = {
    to: asked,
    subject: words.subject,
    paragraphs: [words.text],
    action: { label: words.button, address: `${head.address}/subsites/requests/${id}/` },
    closing: words.closing,
    values: { name: person.name, email: person.email, subsite },
  };
  return mailOf(letter, head, say);
}
