import type { Say } from "#kernel/language.ts";
import type { Head } from "#mail/head.ts";
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
export function emailChangedMail({ name, before, email, by }: Changed, head: Head, say: Say): Mail {
  const letter = {
    to: { name, email: before },
    subject: words.subject,
    paragraphs: [words.text],
    closing: words.closing,
    values: { by, email },
  };
  return mailOf(letter, head, say);
}
