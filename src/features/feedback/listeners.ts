import { findName } from "#features/people/store.ts";
import { findFeedbackAddress, readLetterhead } from "#features/sites/store.ts";
import { sayIn } from "#languages/say-in.ts";
import { on } from "#outbox/listener.ts";
import { feedbackLeft } from "./events.ts";
import { feedbackMail } from "./mail.tsx";

/** Speaks the language of the site, since nobody knows who reads the mailbox. */
export const feedbackListeners = [
  on(
    feedbackLeft,
    { name: "feedback-mails", about: ({ personId }) => personId },
    async ({ personId, ...said }, tools) => {
      const { to, person, head } = await tools.write(async (tx) => ({
        to: await findFeedbackAddress(tx),
        person: await findName(personId, tx),
        head: await readLetterhead(tx),
      }));
      if (to === null || !person) return;
      await tools.mail(feedbackMail(said, { to, person, head }, sayIn(null, head.language)));
    },
  ),
];
