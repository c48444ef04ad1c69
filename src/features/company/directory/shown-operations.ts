import type { Tx } from "#database/transaction.ts";
import { directoryAddress } from "./model/address.ts";
import { countFromDirectory, readToken } from "./token-store.ts";

/** What owners are shown of the directory: where it finds the site, since when, and what it keeps here. */
export async function shownDirectory(siteAddress: string, tx: Tx) {
  const token = await readToken(tx);
  return {
    address: directoryAddress(siteAddress),
    token: token && {
      madeBy: token.madeBy,
      made: token.made.getTime(),
      lastUsed: token.lastUsed?.getTime() ?? null,
      isEnded: token.isEnded,
    },
    ...(await countFromDirectory(tx)),
  };
}
