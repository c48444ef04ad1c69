import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { findFolder } from "#features/folders/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { inSubsite } from "#kernel/subsite-address.ts";
import { pageAddress } from "../addresses/rules.ts";
import { lockedEditablePage } from "../operations.ts";
import { removePage, restorePage, trashPage } from "./contract.ts";
import { bringBack, moveToTrash, removeForGood } from "./operations.ts";
import { trashWords } from "./wording.ts";

export const trashHandlers = [
  handle(trashPage, async ({ input, actor, now, tx, say }) => {
    const page = await lockedEditablePage(actor, input.page_id, tx);
    await moveToTrash(actor, page.id, now, tx);
    return { redirect: await listAddress(actor, page.folderId, tx), message: say(trashWords.moved) };
  }),

  handle(restorePage, async ({ input, actor, now, tx }) => {
    return { url: pageAddress(await bringBack(actor, input.id, now, tx)) };
  }),

  handle(removePage, async ({ input, actor, now, tx }) => {
    await removeForGood(actor, input.id, now, tx);
    return {};
  }),
];

/** Where the pages of its folder are listed; all pages, where the actor knew that folder by this page alone. */
async function listAddress(actor: Actor, folderId: number, tx: Tx): Promise<string> {
  const folder = await findFolder(actor, folderId, tx);
  const address = folder === null ? "/pages/" : folder.isMain ? "/pages/tree/" : `/pages/tree/${folderId}/`;
  return inSubsite(actor.subsiteSlug, address);
}
