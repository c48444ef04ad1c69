import type { Database } from "#database/connection.ts";
import type { Tx } from "#database/transaction.ts";
import { createSite } from "#features/sites/store.ts";
import type { LanguageCode } from "#kernel/languages.ts";
import { Refusal } from "#kernel/refusal.ts";
import { siteCreated } from "../events.ts";
import { addPerson } from "../store.ts";
import { forgetSetUpLinks, holdInstallation, isSetUpToken } from "./store.ts";

export type FirstSite = {
  readonly name: string;
  readonly address: string | null;
  /** That in which the set-up was read; absent when nobody read it. */
  readonly language?: LanguageCode;
  /** That of whoever sets it up; absent, it is chosen in the settings. */
  readonly timeZone?: string;
  readonly owner: {
    readonly email: string;
    readonly name: string;
    readonly passwordHash: string;
    readonly position?: string;
  };
};

/** The token of a link, and when it was brought; null where nobody needs to prove anything. */
type Proof = { readonly token: string; readonly now: Date } | null;

/**
 * Makes the first site with its owner, once: of two that try, the second is refused, because both wait for the row of
 * the installation. The unattended set-up brings no proof. Gives what `furnish` gives.
 */
export async function makeFirstSite<Result>(
  database: Database,
  { site, proof }: { site: FirstSite; proof: Proof },
  furnish: (ownerId: number, tx: Tx) => Promise<Result>,
): Promise<Result> {
  const { name, address, language, timeZone } = site;
  return createSite(database, { name, host: null, address, language, timeZone }, async (siteId, tx) => {
    await demandFirst(siteId, proof, tx);
    const ownerId = await addOwner(site.owner, tx);
    return furnish(ownerId, tx);
  });
}

async function demandFirst(siteId: number, proof: Proof, tx: Tx): Promise<void> {
  const { hasOthers } = await holdInstallation(siteId, tx);
  const isRight = proof === null || (await isSetUpToken(proof.token, proof.now, tx));
  if (!isRight || hasOthers) throw new Refusal("setup-link-used");
  await forgetSetUpLinks(tx);
}

/** The first owner of a new site; announces the site, so that those who furnish it hear of it. */
export async function addOwner(owner: FirstSite["owner"], tx: Tx): Promise<number> {
  const id = await addPerson({ ...owner, role: "owner" }, tx);
  if (id === null) throw new Error("a new site has nobody yet, so no address can be taken");
  tx.announce(siteCreated({ ownerId: id }));
  return id;
}
