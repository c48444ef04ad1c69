import type { Tx } from "#database/transaction.ts";
import { type LookWorn, siteLookChosen } from "#features/sites/events.ts";
import { brandHtml } from "#features/sites/model/brand-html.ts";
import { iconAddress, sheetAddress } from "#kernel/look-sheet.ts";
import { findLook } from "./store.ts";

/** Tells every open tab how its site looks from now on: all that it needs, so that none of them has to ask. */
export async function announceLook(revision: number, tx: Tx): Promise<void> {
  const found = await findLook(tx);
  if (!found) return;
  const { look, name } = found;
  const worn: LookWorn = {
    revision,
    sheet: sheetAddress(look),
    icon: iconAddress(look),
    brand: brandHtml(name, look),
  };
  tx.announce(siteLookChosen({ siteId: tx.siteId, ...worn }));
}
