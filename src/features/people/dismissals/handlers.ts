import { handle } from "#calls/handle.ts";
import { maySeeSettings } from "#features/sites/rules.ts";
import { demand } from "#kernel/refusal.ts";
import { changeTimeZone, hideTopMessage, ignoreTimeZone } from "./contract.ts";
import { hideMessage, ignoreZone, takeZone } from "./store.ts";

export const dismissalHandlers = [
  handle(hideTopMessage, async ({ actor, wire, tx }) => {
    demand(maySeeSettings(actor));
    await hideMessage(actor, wire.topMessage ?? "", tx);
    return {};
  }),

  handle(ignoreTimeZone, async ({ actor, tx }) => {
    demand(maySeeSettings(actor));
    await ignoreZone(actor, tx);
    return {};
  }),

  handle(changeTimeZone, async ({ input, actor, tx }) => {
    demand(maySeeSettings(actor));
    return { before: (await takeZone(actor, input.time_zone || null, tx)) ?? "" };
  }),
];
