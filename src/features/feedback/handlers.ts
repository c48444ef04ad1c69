import { handleInSteps } from "#calls/handle.ts";
import { demandAttempts } from "#features/sessions/attempts/store.ts";
import { maySeeSettings } from "#features/sites/rules.ts";
import { findFeedbackAddress } from "#features/sites/store.ts";
import { Refusal, demand, found } from "#kernel/refusal.ts";
import { leaveFeedback } from "./contract.ts";
import { feedbackLeft } from "./events.ts";
import { feedbackLimit, mayLeave } from "./rules.ts";

export const feedbackHandlers = [
  handleInSteps(leaveFeedback, async ({ input, read, write }) => {
    const { message, url = "", mood, call_me: callMe = false, tel = "" } = input;
    const personId = await read(async (actor, tx) => {
      demand(maySeeSettings(actor));
      found(await findFeedbackAddress(tx), "feedback-off");
      demand(mayLeave({ message, callMe, tel }));
      return found(actor.personId, "signed-out");
    });
    await demandAttempts(write, [[feedbackLimit, String(personId)]]);
    await write(async (actor, tx) => {
      if (actor.personId !== personId) throw new Refusal("signed-out");
      const said = { message: message.trim(), url, mood: mood || null, tel: callMe ? tel : null };
      tx.announce(feedbackLeft({ personId, ...said }));
    });
    return {};
  }),
];
