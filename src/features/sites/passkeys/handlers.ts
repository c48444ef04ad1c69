import { handle } from "#calls/handle.ts";
import { demand } from "#kernel/refusal.ts";
import { switchPasskeys } from "../contract.ts";
import { siteSaved } from "../events.ts";
import { mayOwn, maySeeSettings } from "../rules.ts";
import { mayHavePasskeys } from "./rules.ts";
import { readPasskeys, savePasskeys } from "./store.ts";

export const passkeySwitchHandlers = [
  handle(switchPasskeys, async ({ input: { on }, actor, wire, tx }) => {
    demand(maySeeSettings(actor));
    demand(mayOwn(actor));
    if (on) demand(mayHavePasskeys(wire.siteAddress));
    if (on === (await readPasskeys(tx))) return {};
    await savePasskeys(on, tx);
    tx.announce(siteSaved({ fields: ["passkeys"] }));
    return {};
  }),
];
