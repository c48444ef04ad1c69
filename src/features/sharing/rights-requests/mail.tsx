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
import { whereGiven } from "#features/people/rights-requests/model/where-given.ts";
import type { AskedPage } from "./store.ts";

type Named = { readonly name: string; readonly email: string };
type About = {
  readonly asker: Named;
  readonly right: Right;
  readonly hint: string | null;
  /** The page that is asked for, with the rights "page" and "read". */
  readonly page: Pick<AskedPage, "id" | "title" | "subsite" | "subsiteSlug" | "isInside"> | null;
  readonly head: Head & { readonly address: string };
};

/** Who asks, for what, what they were refused (RQST-10), and where the right is given. */
export function rightsMail(candidate: Named, { asker, right, hint, page, head }: About, say: Say): Mail {
  const { name, email } = asker;
  const { subject, text, button, how } = mailWordsFor(right, page);
  const known = Object.entries(hintWords).find(([code]) => code === hint)?.[1];
  const letter = {
    to: candidate,
    subject,
    paragraphs: [text, ...how, ...(hint === null ? [] : [known ? words.reason : words.reasonOther])],
    action: { label: button, address: head.address + whereGiven(right, page, email) },
    closing: words.closing,
    values: {
      name,
      email,
      page: page?.title ?? "",
      subsite: page?.subsite ?? "",
      action: known ? say(known) : (hint ?? ""),
    },
  };
  return mailOf(letter, head, say);
}
