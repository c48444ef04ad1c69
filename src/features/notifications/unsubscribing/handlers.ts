import { handle } from "#calls/handle.ts";
import { found } from "#kernel/refusal.ts";
import { resubscribe, unsubscribe } from "./contract.ts";
import { readUnsubscribe } from "./screen.ts";
import { findSubscriber, saveLevel } from "./store.ts";
import { unsubscribeWords } from "./wording.ts";

const addressOf = (token: string) => `/accounts/unsubscribe/${token}/`;

export const unsubscribeHandlers = [
  handle(readUnsubscribe, async ({ input: { token }, tx, say }) => {
    const { email, level } = found(await findSubscriber(token, tx), "unsubscribe-link-unknown");
    const title = say(level === "off" ? unsubscribeWords.doneTitle : unsubscribeWords.title);
    return { title, token, email, level };
  }),

  handle(unsubscribe, async ({ input: { token }, tx }) => {
    const { id } = found(await findSubscriber(token, tx), "unsubscribe-link-unknown");
    await saveLevel(id, "off", tx);
    return { next: addressOf(token) };
  }),

  handle(resubscribe, async ({ input: { token, notify_value: level }, tx }) => {
    const { id } = found(await findSubscriber(token, tx), "unsubscribe-link-unknown");
    await saveLevel(id, level, tx);
    return { next: addressOf(token) };
  }),
];
