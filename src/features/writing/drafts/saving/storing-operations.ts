import type { Tx } from "#database/transaction.ts";
import { titlePart } from "#widgets/kit/draft-parts.ts";
import { draftTitleTyped } from "../../events.ts";
import { type Change, storeChanges } from "../changes-store.ts";
import type { DraftRow } from "../store.ts";
import { tellChange } from "../telling-operations.ts";

/** Stores changes of an open draft, and tells of them. */
export async function storeTold(row: DraftRow, changes: readonly Change[], now: Date, tx: Tx): Promise<void> {
  const { pageId, epoch } = row;
  await storeChanges(row, changes, now, tx);
  for (const change of changes) tellChange({ pageId, epoch, ...change }, tx);
  if (changes.some(({ touched }) => touched?.widgets.includes(titlePart)))
    tx.announce(draftTitleTyped({ pageId }));
}
