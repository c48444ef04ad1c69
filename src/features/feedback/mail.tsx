import type { Say } from "#kernel/language.ts";
import type { Head } from "#mail/head.ts";
import { mailOf } from "#mail/letter.tsx";
import type { Mail } from "#outbox/listener.ts";
import type { moods } from "./contract.ts";
import { feedbackWords, feedbackMailWords as words } from "./wording.ts";

type Said = {
  readonly message: string;
  readonly url: string;
  readonly mood: (typeof moods)[number] | null;
  readonly tel: string | null;
};
type Envelope = {
  readonly to: string;
  readonly person: { readonly name: string; readonly email: string };
  readonly head: Head;
};

export function feedbackMail(
  { message, url, mood, tel }: Said,
  { to, person, head }: Envelope,
  say: Say,
): Mail {
  const letter = {
    to: { email: to, name: null },
    subject: words.subject,
    paragraphs: [
      words.who,
      { quote: message.trim() },
      ...(mood ? [words.mood] : []),
      ...(url ? [words.page] : []),
      ...(tel === null ? [] : [words.call]),
    ],
    closing: words.closing,
    values: {
      name: person.name,
      email: person.email,
      mood: mood ? say(feedbackWords[mood]) : "",
      url,
      tel: tel ?? "",
    },
  };
  return mailOf(letter, head, say);
}
