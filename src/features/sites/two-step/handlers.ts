import { handle } from "#calls/handle.ts";
import { demand } from "#kernel/refusal.ts";
import { siteSaved } from "../events.ts";
import { mayOwn, maySeeSettings } from "../rules.ts";
import { requireTwoStep } from "../contract.ts";
import { readTwoStepNeed, saveTwoStepNeed } from "./store.ts";

export const twoStepNeedHandlers = [
  handle(requireTwoStep, async ({ input: { need }, actor, tx }) => {
    demand(maySeeSettings(actor));
    demand(mayOwn(actor));
    if (need === (await readTwoStepNeed(tx))) return {};
    await saveTwoStepNeed(need, tx);
    tx.announce(siteSaved({ fields: ["twoStep"] }));
    return {};
  }),
];
