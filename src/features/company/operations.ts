import { siteKey } from "#features/sessions/store.ts";
import type { Tx } from "#database/transaction.ts";
import { sealed, unsealed } from "#secrets/sealed.ts";

/** The secret of the client as it is kept: a copy of the database alone shows none where the host has a secret of its own. */
export async function sealSecret(secret: string, tx: Tx): Promise<Buffer> {
  return sealed(await siteKey(tx), aboutSite(tx), Buffer.from(secret));
}

/** Null where the host can no longer read it. */
export async function openSecret(bytes: Buffer, tx: Tx): Promise<string | null> {
  return unsealed(await siteKey(tx), aboutSite(tx), bytes)?.toString() ?? null;
}

function aboutSite(tx: Tx): string {
  return `company ${tx.siteId}`;
}

/** Where a provider sends people back to; owners register it there. */
export function returnAddress(siteAddress: string): string {
  return `${siteAddress}/accounts/company/back/`;
}

/** What a provider is told of the site by SAML; owners enter it there. The entity ID is the address of the metadata, so no two sites share one. */
export function samlAddresses(siteAddress: string) {
  const metadataAddress = `${siteAddress}/accounts/company/saml/metadata/`;
  const replyAddress = `${siteAddress}/accounts/company/saml/`;
  return { entityId: metadataAddress, replyAddress, metadataAddress };
}

/** Whether somebody who tried would have come in. */
export function hasWorked(tried: { readonly fate: string } | null): boolean {
  return tried !== null && (tried.fate === "known" || tried.fate === "new");
}
