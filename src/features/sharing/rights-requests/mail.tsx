import type { Say } from "#kernel/language.ts";
import type { Head } from "#mail/head.ts";
import { mailOf } from "#mail/letter.tsx";
import type { Mail } from "#outbox/listener.ts";
import {
  type Right,
  hintWords,
  mailWordsFor,
  rightsMailWords as words,
} from "#features/people/rights-requests/wording.ts";

type Named = { readonly name: string; readonly email: string };
type About = {
  readonly asker: Named;
  readonly right: Right;
  readonly hint: string | null;
  /** The page that is asked for, with the rights "page" and "read". */
  readonly page: { readonly id: number; readonly title: string } | null;
  readonly head: Head & { readonly address: string };
};

/** Who asks, for what, what they were refused (RQST-10), and where the right is given. */
export function rightsMail(candidate: Named, { asker, right, hint, page, head }: About, say: Say): Mail {
  const { name, email } = asker;
  const { subject, text, button } = mailWordsFor(right);
  const path = page ? `/page/settings/${page.id}/` : `/people/?q=${encodeURIComponent(email)}`;
  const known = Object.entries(hintWords).find(([code]) => code === hint)?.[1];
  const letter = {
    to: candidate,
    subject,
    paragraphs: [text, ...(hint === null ? [] : [known ? words.reason : words.reasonOther])],
    action: { label: button, address: head.address + path },
    closing: words.closing,
    values: { name, email, page: page?.title ?? "", action: known ? say(known) : (hint ?? "") },
  };
  return mailOf(letter, head, say);
}
