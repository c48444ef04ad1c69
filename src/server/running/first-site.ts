import type { Database } from "#database/connection.ts";
import { CannotStart } from "#database/embedded/cannot-start.ts";
import { type Tx, inTransaction } from "#database/transaction.ts";
import { nameFrom } from "#features/people/invites/rules.ts";
import { openSetUp } from "#features/people/setup/store.ts";
import { mayBePassword } from "#features/sessions/rules.ts";
import { sessionRefusals } from "#features/sessions/wording.ts";
import { saveAddress } from "#features/sites/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { Refusal } from "#kernel/refusal.ts";
import { isCommonPassword } from "#secrets/common-passwords.ts";
import { hashPassword } from "#secrets/password.ts";
import type { Storage } from "#storage/storage.ts";
import type { Config } from "./config.ts";
import { actorForCommand } from "../web/session.ts";
import type { Sites } from "./sites.ts";
import { keepSamplePictures, placeSamples } from "#features/starting/operations.ts";
import { makeFirstSite } from "#features/people/setup/operations.ts";

type Installation = { readonly database: Database; readonly sites: Sites };

/** With an owner in the environment, makes the first site when there is none; a second start changes nothing. */
export async function setUpUnattended(
  installation: Installation & { readonly storage: Storage },
  config: Config,
): Promise<void> {
  const { database, sites } = installation;
  if (!sites.isEmpty() || !config.owner) return;
  const { email, password } = config.owner;
  const address = email.toLowerCase();
  demandOwnerPassword(password, [config.siteName ?? "Atrium", address]);
  const owner = {
    email: address,
    name: nameFrom({ email: address, name: "" }),
    passwordHash: await hashPassword(password),
  };
  const site = {
    name: config.siteName ?? "Atrium",
    address: config.publicUrl ?? null,
    ...(config.siteLanguage ? { language: config.siteLanguage } : {}),
    owner,
  };
  try {
    await makeFirstSite(database, { site, proof: null }, async () => {});
    await sites.reload();
    await beginUnattended(installation, { point: config.startingPoint, email: address });
  } catch (error) {
    // Another process of the same installation was quicker; its site is as good.
    if (!(error instanceof Refusal)) throw error;
  }
  await sites.reload();
}

/** Looked at where it counts: a later start must not fail because of a password that is no longer read. */
function demandOwnerPassword(password: string, names: readonly string[]): void {
  const isCommon = isCommonPassword(password);
  const verdict = mayBePassword({ first: password, second: password, isCommon, names });
  if (!verdict.allowed) throw new CannotStart(`ATRIUM_OWNER_PASSWORD: ${sessionRefusals[verdict.code].text}`);
}

/** The sample pages of the starting point that the environment names. */
async function beginUnattended(
  { database, sites, storage }: Installation & { readonly storage: Storage },
  { point, email }: { point: Config["startingPoint"]; email: string },
): Promise<void> {
  const siteId = sites.only()?.id;
  if (!point || siteId === undefined) return;
  const now = new Date();
  const write = <Result>(step: (actor: Actor, tx: Tx) => Promise<Result>) =>
    inTransaction(database, { siteId, access: "write" }, async (tx) => {
      const actor = await actorForCommand(email, tx);
      if (!actor) throw new Error("the owner went away while the site was set up");
      return step(actor, tx);
    });
  const pictures = await keepSamplePictures(point, { storage, siteId, now, write });
  await write((actor, tx) => placeSamples(actor, { point, pictures }, now, tx));
}

/**
 * Writes down where the only site answers: ATRIUM_URL, else the address this process listens at, for as long as the
 * site has no better one. Links in mails begin with it.
 */
export async function settleAddress(
  { database, sites }: Installation,
  where: { publicUrl: string | undefined; listening: string },
): Promise<void> {
  const site = sites.only();
  if (!site) return;
  const isLocal = site.address === null || /^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(site.address);
  const address = where.publicUrl ?? (isLocal ? where.listening : null);
  if (address === null || address === site.address) return;
  await saveAddress(site.id, address, database);
  await sites.reload();
}

/** What a start says when nobody has set the site up: a link, which nobody else knows. Null when there is a site. */
export async function setUpLink(
  { database }: Pick<Installation, "database">,
  base: string,
  now: Date,
): Promise<string | null> {
  const token = await openSetUp(database, now);
  return token === null ? null : `${base}/-/setup/${token}/`;
}
