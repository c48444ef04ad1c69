import type { Database } from "#database/connection.ts";
import { type Tx, inTransaction } from "#database/transaction.ts";
import { findSiteFor } from "#features/sites/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { CommandRefused } from "#kernel/command.ts";
import { hashPassword } from "#secrets/password.ts";
import type { Storage } from "#storage/storage.ts";
import { demoPages, demoPeople } from "./model/company.ts";
import { fillSite, hasPages, makeCompany } from "./store.ts";

export type DemoCommand = {
  readonly database: Database;
  readonly now: Date;
  readonly storage: Storage;
  readonly actorFor: (email: string | null, tx: Tx) => Promise<Actor | null>;
};

/** Of everybody in the demo, and of nobody else. */
export const demoPassword = "noordervaart";

/** `demo`: fills an empty installation with a company to look at; where that company is already, nothing changes. */
export async function demo({ database, now, storage, actorFor }: DemoCommand): Promise<string> {
  const found = await findSiteFor(null, database);
  if (found === "none") await makeCompany(database, await hashPassword(demoPassword));
  const siteId = await findSiteFor(null, database);
  if (typeof siteId !== "number" || !(await isDemo(siteId, { database, actorFor })))
    throw new CommandRefused("There is a site here already. The demo wants an installation of its own.");
  const filled = await inTransaction(database, { siteId, access: "read" }, hasPages);
  if (!filled) {
    const proven = async (email: string, tx: Tx) => {
      const actor = await actorFor(email, tx);
      if (!actor) throw new Error(`${email} is not on the site of the demo`);
      return actor;
    };
    await fillSite(siteId, { database, storage, now, actorFor: proven });
  }
  return signIns(filled ? "is here" : `has moved in: ${demoPeople.length} people, ${demoPages.length} pages`);
}

/** Whether the site is the demo's own: everybody on it is made up. */
async function isDemo(
  siteId: number,
  { database, actorFor }: Pick<DemoCommand, "database" | "actorFor">,
): Promise<boolean> {
  return inTransaction(database, { siteId, access: "read" }, async (tx) => {
    for (const { email } of demoPeople.slice(0, 3)) if (!(await actorFor(email, tx))) return false;
    return true;
  });
}

function signIns(what: string): string {
  const shown = ["olga", "ada", "noor", "vera", "xavi"].flatMap((key) =>
    demoPeople.filter((person) => person.key === key),
  );
  const lines = shown.map(
    ({ email, role, position }) => `  ${email.padEnd(32)} ${role.padEnd(9)} ${position}`,
  );
  return `Noordervaart, a made-up company, ${what}.\nEverybody signs in with the password ${demoPassword}, for example:\n${lines.join("\n")}`;
}
