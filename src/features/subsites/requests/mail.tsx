import type { Letterhead } from "#features/sites/store.ts";
import type { Say } from "#kernel/language.ts";
import { mailOf } from "#mail/letter.tsx";
import type { Mail } from "#outbox/listener.ts";
import type { JoinRequest } from "../joining-store.ts";
import { joinMailWords } from "../wording.ts";

/** Who asks to join what, and where that is answered (SLST-16). */
export function joinMail(request: JoinRequest, head: Letterhead, say: Say): Mail {
  const { asked, person, subsite } = request;
  const values = { name: person.name, email: person.email, subsite, site: head.name };
  return mailOf({
    language: say.formats,
    to: asked.email,
    subject: say(joinMailWords.subject, values),
    greeting: say(joinMailWords.greeting, { name: asked.name }),
    paragraphs: [say(joinMailWords.text, values)],
    action: {
      label: say(joinMailWords.button, values),
      address: `${head.address}/subsites/requests/${request.id}/`,
      isSecret: false,
    },
    closing: say(joinMailWords.closing),
    from: head.name,
    look: head.look,
  });
}
