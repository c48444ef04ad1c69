import { handle } from "#calls/handle.ts";
import { demand } from "#kernel/refusal.ts";
import { currentSubsite } from "#kernel/viewer.ts";
import { maySeeActivity } from "../rules.ts";
import { markSeen } from "./contract.ts";
import { saveSeen } from "./store.ts";

export const seeingHandlers = [
  handle(markSeen, async ({ input, actor, now, tx }) => {
    demand(maySeeActivity(actor));
    // Nobody has seen what is still to come.
    const until = new Date(Math.min(input.until, now.getTime()));
    await saveSeen({ personId: actor.personId, area: currentSubsite(actor) }, until, tx);
    return {};
  }),
];
