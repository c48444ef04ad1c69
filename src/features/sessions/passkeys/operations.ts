import type { Tx } from "#database/transaction.ts";
import { readLetterhead } from "#features/sites/store.ts";
import type { PasskeySite } from "#secrets/passkeys.ts";

/** The site as browsers know it: keys are made for its stored address, whatever a request says. */
export async function passkeySite(siteAddress: string, tx: Tx): Promise<PasskeySite> {
  const { name } = await readLetterhead(tx);
  return { name, origin: new URL(siteAddress).origin };
}
