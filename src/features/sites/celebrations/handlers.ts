import { handle } from "#calls/handle.ts";
import { demand } from "#kernel/refusal.ts";
import { switchCelebrations } from "../contract.ts";
import { siteSaved } from "../events.ts";
import { mayOwn, maySeeSettings } from "../rules.ts";
import { readCelebrates, saveCelebrates } from "./store.ts";

export const celebrationSwitchHandlers = [
  handle(switchCelebrations, async ({ input: { on }, actor, tx }) => {
    demand(maySeeSettings(actor));
    demand(mayOwn(actor));
    if (on === (await readCelebrates(tx))) return {};
    await saveCelebrates(on, tx);
    tx.announce(siteSaved({ fields: ["celebrations"] }));
    return {};
  }),
];
