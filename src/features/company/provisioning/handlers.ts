import { handle } from "#calls/handle.ts";
import { saveFromDirectory } from "#features/people/groups/store.ts";
import { Refusal, demand, found } from "#kernel/refusal.ts";
import { maySetUpCompany } from "../rules.ts";
import { disconnectDirectory, makeDirectoryToken } from "../directory/contract.ts";
import { directoryTokenMade, directoryTokenRemoved } from "./events.ts";
import { readDirectoryGroupIds } from "./group-store.ts";
import { makeToken, removeToken } from "../directory/token-store.ts";

export const provisioningHandlers = [
  handle(makeDirectoryToken, async ({ actor, now, tx }) => {
    demand(maySetUpCompany(actor));
    const token = await makeToken(found(actor.personId, "signed-out"), now, tx);
    await saveFromDirectory(await readDirectoryGroupIds(tx), true, tx);
    tx.announce(directoryTokenMade({}));
    return { token };
  }),

  handle(disconnectDirectory, async ({ actor, tx }) => {
    demand(maySetUpCompany(actor));
    if (!(await removeToken(tx))) throw new Refusal("directory-missing");
    await saveFromDirectory(await readDirectoryGroupIds(tx), false, tx);
    tx.announce(directoryTokenRemoved({}));
    return {};
  }),
];
