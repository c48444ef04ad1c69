import type { Say } from "#kernel/language.ts";
import type { MailLook } from "#kernel/site-look.ts";
import { mailOf } from "#mail/letter.tsx";
import type { Mail } from "#outbox/listener.ts";
import { type Right, hintWords, mailWordsFor, rightsMailWords } from "./wording.ts";

type Named = { readonly name: string; readonly email: string };
type About = {
  readonly asker: Named;
  readonly right: Right;
  readonly hint: string | null;
  /** The page that is asked for, with the right "page". */
  readonly page: { readonly id: number; readonly title: string } | null;
  readonly head: { readonly name: string; readonly address: string; readonly look: MailLook };
};

/** Who asks, for what, what they were refused (RQST-10), and where the right is given. */
export function rightsMail(candidate: Named, { asker, right, hint, page, head }: About, say: Say): Mail {
  const { name, email } = asker;
  const values = { name, email, site: head.name, page: page?.title ?? "" };
  const { subject, text, button } = mailWordsFor(right);
  const path = page ? `/page/settings/${page.id}/` : `/people/?q=${encodeURIComponent(email)}`;
  const why = hint === null ? [] : [reason(hint, say)];
  return mailOf({
    language: say.formats,
    to: candidate.email,
    subject: say(subject, values),
    greeting: say(rightsMailWords.greeting, { name: candidate.name }),
    paragraphs: [say(text, values), ...why],
    action: {
      label: say(button, values),
      address: head.address + path,
      isSecret: false,
    },
    closing: say(rightsMailWords.closing),
    from: head.name,
    look: head.look,
  });
}

function reason(hint: string, say: Say): string {
  const known = Object.entries(hintWords).find(([code]) => code === hint)?.[1];
  return known
    ? say(rightsMailWords.reason, { action: say(known) })
    : say(rightsMailWords.reasonOther, { action: hint });
}
