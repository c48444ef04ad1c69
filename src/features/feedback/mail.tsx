import type { Letterhead } from "#features/sites/store.ts";
import type { Say } from "#kernel/language.ts";
import { mailOf } from "#mail/letter.tsx";
import type { Mail } from "#outbox/listener.ts";
import type { moods } from "./contract.ts";
import { feedbackMailWords as mailWords, feedbackWords } from "./wording.ts";

type Said = {
  readonly message: string;
  readonly url: string;
  readonly mood: (typeof moods)[number] | null;
  readonly tel: string | null;
};
type Envelope = {
  readonly to: string;
  readonly person: { readonly name: string; readonly email: string };
  readonly head: Letterhead;
};

export function feedbackMail(
  { message, url, mood, tel }: Said,
  { to, person, head }: Envelope,
  say: Say,
): Mail {
  const { name, email } = person;
  const site = head.name;
  return mailOf({
    language: say.formats,
    to,
    subject: say(mailWords.subject, { site, name }),
    greeting: say(mailWords.greeting),
    paragraphs: [
      say(mailWords.who, { name, email }),
      ...message.split(/\n+/).filter((line) => line.trim() !== ""),
      ...(mood ? [say(mailWords.mood, { mood: say(feedbackWords[mood]) })] : []),
      ...(url ? [say(mailWords.page, { url })] : []),
      ...(tel === null ? [] : [say(mailWords.call, { tel })]),
    ],
    closing: say(mailWords.closing, { site }),
    from: site,
    look: head.look,
  });
}
