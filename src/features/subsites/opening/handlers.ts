import { handle } from "#calls/handle.ts";
import { demand } from "#kernel/refusal.ts";
import { knownSubsite } from "../operations.ts";
import { mayManageSubsite, maySeeSubsites } from "../rules.ts";
import { readOpening } from "../contract.ts";
import { openedNamed } from "./rules.ts";
import { countOpened, nameOpened, readPublicPages } from "./store.ts";

export const subsiteOpeningHandlers = [
  handle(readOpening, async ({ input, actor, tx }) => {
    demand(maySeeSubsites(actor));
    const { id, given } = await knownSubsite(actor, input.id, tx);
    demand(mayManageSubsite(actor, { given }));
    const publicPages = await readPublicPages(tx);
    const names = await nameOpened(actor, id, openedNamed, tx);
    return { pages: await countOpened(id, tx), names, publicPages };
  }),
];
