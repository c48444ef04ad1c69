import { handle } from "#calls/handle.ts";
import { findFolder } from "#features/folders/store.ts";
import { folderWords } from "#features/folders/wording.ts";
import { tagsFor } from "#features/tags/operations.ts";
import { found } from "#kernel/refusal.ts";
import { checkBatch, moveBatch, removeBatch, restoreBatch, tagBatch, trashBatch } from "./contract.ts";
import { leftByReason } from "./model/left-pages.ts";
import { movingPages } from "./moving-operations.ts";
import { doBatch, heldBatch, judgeBatch } from "./operations.ts";
import { heldInTrash, restoringPages } from "./restoring-operations.ts";
import { removeHeld } from "../trash/operations.ts";
import { readTagsOfBatch } from "./store.ts";
import { taggingPages } from "./tagging-operations.ts";
import { trashingPages } from "./trashing-operations.ts";

export const batchHandlers = [
  handle(checkBatch, async ({ input, actor, tx, say }) => {
    const { total, allowed, left } = await judgeBatch(actor, input, tx);
    const ids = allowed.map(({ id }) => id);
    const tags = input.deed === "tags" ? await readTagsOfBatch(ids, tx) : [];
    return { allowed: allowed.length, left: leftByReason(left, total, { say }), tags };
  }),

  handle(moveBatch, async ({ input, actor, now, tx, say }) => {
    const folderId = input.cat_id;
    // Pages first, as where one is moved: nobody who holds the folder waits for a page.
    const judged = await heldBatch(actor, { ids: input.ids, deed: "move", folderId }, tx);
    const folder = found(await findFolder(actor, folderId, tx, true), "folder-not-found");
    const name = folder.isMain ? say(folderWords.main) : folder.name;
    const batch = { judged, kind: movingPages, input: { folderId, name } };
    return { ...(await doBatch(actor, batch, { tx, now, say })), cat_name: name };
  }),

  handle(tagBatch, async ({ input, actor, now, tx, say }) => {
    const judged = await heldBatch(actor, { ids: input.ids, deed: "tags" }, tx);
    const added = found(await tagsFor(actor, input.added, tx), "batch-tags-many");
    const batch = { judged, kind: taggingPages, input: { added, removed: input.removed } };
    return doBatch(actor, batch, { tx, now, say });
  }),

  handle(trashBatch, async ({ input, actor, now, tx, say }) => {
    const judged = await heldBatch(actor, { ids: input.ids, deed: "trash" }, tx);
    return doBatch(actor, { judged, kind: trashingPages, input: {} }, { tx, now, say });
  }),

  handle(restoreBatch, async ({ input, actor, now, tx, say }) => {
    const judged = await heldInTrash(actor, { ids: input.ids, now }, tx);
    return doBatch(actor, { judged, kind: restoringPages, input: {} }, { tx, now, say });
  }),

  handle(removeBatch, async ({ input, actor, now, tx, say }) => {
    const { allowed, left, total } = await heldInTrash(actor, { ids: input.ids, now }, tx);
    const ids = allowed.map(({ id }) => id);
    await removeHeld(actor, ids, now, tx);
    return { done: ids.length, left: leftByReason(left, total, { say }) };
  }),
];
