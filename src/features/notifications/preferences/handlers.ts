import { handle } from "#calls/handle.ts";
import { isPaused } from "#features/people/mail-setting/rules.ts";
import { demand, found } from "#kernel/refusal.ts";
import { mayBeNotified } from "../rules.ts";
import { savePreferences } from "./contract.ts";
import { dayAfter, dayOf, mayPauseUntil, pauseEndOf } from "./rules.ts";
import { readPreferences } from "./screen.ts";
import { findPreferences, writePreferences } from "./store.ts";
import { preferenceWords } from "./wording.ts";

export const preferenceHandlers = [
  handle(readPreferences, async ({ actor, tx, now, wire, say }) => {
    demand(mayBeNotified(actor));
    const { zone, pausedUntil, ...mine } = found(await findPreferences(actor, tx), "signed-out");
    return {
      title: say(preferenceWords.title),
      email: mine.email,
      level: mine.level,
      pausedUntil: pausedUntil && isPaused({ pausedUntil }, now) ? dayOf(pausedUntil, zone) : "",
      tomorrow: dayAfter(now, zone),
      isBounced: mine.isBounced,
      sendsMail: wire.sendsMail ?? false,
    };
  }),

  handle(savePreferences, async ({ input, actor, tx, now }) => {
    demand(mayBeNotified(actor));
    const { zone } = found(await findPreferences(actor, tx), "signed-out");
    const pausedUntil = pauseEndOf(input.paused_until, zone);
    demand(mayPauseUntil(pausedUntil, now));
    await writePreferences(Number(actor.personId), { level: input.notify_value, pausedUntil }, now, tx);
    return {};
  }),
];
