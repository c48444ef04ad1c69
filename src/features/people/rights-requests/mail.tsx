import type { Say } from "#kernel/language.ts";
import { mailOf } from "#mail/letter.tsx";
import type { Mail } from "#outbox/listener.ts";
import { type Right, hintWords, rightsMailWords } from "./wording.ts";

type Named = { readonly name: string; readonly email: string };
type About = {
  readonly asker: Named;
  readonly right: Right;
  readonly hint: string | null;
  readonly head: { readonly name: string; readonly address: string };
};

/** Who asks, for what, what they were refused (RQST-10), and where the role is changed. */
export function rightsMail(candidate: Named, { asker, right, hint, head }: About, say: Say): Mail {
  const { name, email } = asker;
  const values = { name, email, site: head.name };
  const isOwner = right === "owner";
  const why = hint === null ? [] : [reason(hint, say)];
  return mailOf({
    language: say.formats,
    to: candidate.email,
    subject: say(isOwner ? rightsMailWords.subjectOwner : rightsMailWords.subjectAdmin, values),
    greeting: say(rightsMailWords.greeting, { name: candidate.name }),
    paragraphs: [say(isOwner ? rightsMailWords.textOwner : rightsMailWords.textAdmin, values), ...why],
    action: {
      label: say(rightsMailWords.button, { name }),
      address: `${head.address}/people/?q=${encodeURIComponent(email)}`,
      isSecret: false,
    },
    closing: say(rightsMailWords.closing),
    from: head.name,
  });
}

function reason(hint: string, say: Say): string {
  const known = Object.entries(hintWords).find(([code]) => code === hint)?.[1];
  return known
    ? say(rightsMailWords.reason, { action: say(known) })
    : say(rightsMailWords.reasonOther, { action: hint });
}
