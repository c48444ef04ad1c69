import { run } from "#database/transaction.ts";
import { hashPassword } from "#secrets/password.ts";
import { type TestWeb, openTestWeb } from "../server.ts";
import { type World, actorOf, openWorld, within, worldPassword } from "../world.ts";
import { type OwnProvider, openOwnProvider } from "./own-provider.ts";

/** A site whose people have a password, its server, and a provider at which a company signs in. */
export type CompanySite = {
  readonly world: World;
  readonly web: TestWeb;
  readonly provider: OwnProvider;
  /** A statement in the site, which is its `$1`. */
  readonly inSite: (text: string, ...values: unknown[]) => Promise<Record<string, unknown>[]>;
  /** Leaves no company sign-in, and nobody known to one. */
  readonly forgetCompany: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export async function openCompanySite(): Promise<CompanySite> {
  const world = await openWorld(await hashPassword(worldPassword));
  const web = await openTestWeb(world);
  const provider = await openOwnProvider();
  const inSite = (text: string, ...values: unknown[]) =>
    within(world, actorOf(world, world.olga), (tx) =>
      run<Record<string, unknown>>(tx, text, [tx.siteId, ...values]),
    );
  return {
    world,
    web,
    provider,
    inSite,
    async forgetCompany() {
      await inSite("delete from company_sign_in where site_id = $1");
      await inSite("delete from company_identity where site_id = $1");
    },
    async close() {
      await provider.close();
      await web.close();
      await world.close();
    },
  };
}
