import { readLetterhead } from "#features/sites/store.ts";
import { sayIn } from "#languages/say-in.ts";
import { on } from "#outbox/listener.ts";
import { rightsRequested } from "./events.ts";
import { rightsMail } from "./mail.tsx";
import { holdsRight, rolesToAsk } from "./rules.ts";
import { findAsker, findCandidate } from "./store.ts";

/** No mail goes out when the one has the right by now, or the other can no longer give it. */
export const rightsRequestListeners = [
  on(rightsRequested, async ({ personId, candidateId, right, hint }, tools) => {
    const found = await tools.read(async (tx) => {
      const asker = await findAsker(personId, tx);
      const candidate = await findCandidate(candidateId, rolesToAsk(right), tx);
      if (!asker || !candidate || holdsRight(asker, right)) return null;
      return { asker, candidate, head: await readLetterhead(tx) };
    });
    if (!found) return;
    const { asker, candidate, head } = found;
    const say = sayIn(candidate.language, head.language);
    await tools.mail(rightsMail(candidate, { asker, right, hint, head }, say));
  }),
];
