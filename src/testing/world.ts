import { type Database, type DatabaseAddress, openDatabase } from "#database/connection.ts";
import { type Tx, inTransaction } from "#database/transaction.ts";
import { addPerson } from "#features/people/store.ts";
import { createSite } from "#features/sites/store.ts";
import { type Actor, mintActor } from "#kernel/actor.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { copyOfTemplate } from "./database-server.ts";

export type WorldPerson = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: SiteRole;
};

/** Somebody who opened the link of a guest of this page. */
export type WorldGuest = { readonly guestOf: number };

/**
 * The named world: one site, and the people that every test speaks of. Olga owns it, Ada administers, Ed edits, Vera
 * views, Xavi is from outside; `visitor` is anybody in the world. Beside it stands a second site with Nora, its owner,
 * which no one of the first may ever see.
 */
export type World = {
  readonly database: Database;
  readonly address: DatabaseAddress;
  readonly siteId: number;
  readonly mainFolderId: number;
  readonly olga: WorldPerson;
  readonly ada: WorldPerson;
  readonly ed: WorldPerson;
  readonly vera: WorldPerson;
  readonly xavi: WorldPerson;
  readonly other: { readonly siteId: number; readonly mainFolderId: number; readonly nora: WorldPerson };
  /** What was announced on the first site so far, oldest first. */
  announced(): Promise<{ kind: string; facts: unknown }[]>;
  close(): Promise<void>;
};

/** The password of everybody in the named world, where a test signs in for real. */
export const worldPassword = "correct horse battery";

/** A world in a database of its own, copied from the migrated template; close it after the test file. */
export async function openWorld(passwordHash: string | null = null): Promise<World> {
  const { address, drop } = await copyOfTemplate();
  const database = openDatabase(address, 6);
  const first = await makeSite(database, "Noordervaart", "noordervaart.example", (tx) =>
    makePeople(tx, passwordHash),
  );
  const second = await makeSite(database, "Zuiderzee", "zuiderzee.example", (tx) =>
    person(tx, { name: "Nora Noordzij", role: "owner" }, passwordHash),
  );
  return {
    database,
    address,
    siteId: first.siteId,
    mainFolderId: first.mainFolderId,
    ...first.result,
    other: { siteId: second.siteId, mainFolderId: second.mainFolderId, nora: second.result },
    announced: async () => {
      const { rows } = await database.pool.query<{ kind: string; facts: unknown }>(
        "select kind, facts from outbox where site_id = $1 order by id",
        [first.siteId],
      );
      return rows;
    },
    close: async () => {
      await database.end();
      await drop();
    },
  };
}

/** An actor for a person of the world, proven by the test. */
export function actorOf(world: World, who: WorldPerson | WorldGuest | "visitor"): Actor {
  const site = { siteId: world.siteId, withSubsites: false, personId: null };
  if (who !== "visitor" && "guestOf" in who)
    return mintActor({ ...site, role: "guest", guestPageId: who.guestOf });
  const nobody = who === "visitor";
  const siteId = !nobody && who.id === world.other.nora.id ? world.other.siteId : world.siteId;
  return mintActor({
    siteId,
    personId: nobody ? null : who.id,
    role: nobody ? "public" : who.role,
    withSubsites: false,
    guestPageId: null,
  });
}

async function makeSite<Result>(
  database: Database,
  name: string,
  host: string,
  furnish: (tx: Tx) => Promise<Result>,
) {
  return createSite(database, { name, host, address: `https://${host}` }, async (siteId, tx) => {
    const main = await tx.db
      .selectFrom("folder")
      .select("id")
      .where("site_id", "=", siteId)
      .executeTakeFirstOrThrow();
    return { siteId, mainFolderId: main.id, result: await furnish(tx) };
  });
}

async function makePeople(tx: Tx, passwordHash: string | null) {
  return {
    olga: await person(tx, { name: "Olga Oosterhuis", role: "owner" }, passwordHash),
    ada: await person(tx, { name: "Ada Admiraal", role: "admin" }, passwordHash),
    ed: await person(tx, { name: "Ed Elzinga", role: "editor" }, passwordHash),
    vera: await person(tx, { name: "Vera Visser", role: "member" }, passwordHash),
    xavi: await person(tx, { name: "Xavi Xanten", role: "external" }, passwordHash),
  };
}

async function person(
  tx: Tx,
  who: { name: string; role: SiteRole },
  passwordHash: string | null,
): Promise<WorldPerson> {
  const email = `${who.name.split(" ")[0]?.toLowerCase()}@noordervaart.example`;
  const id = await addPerson({ email, name: who.name, role: who.role, passwordHash }, tx);
  return { id: id ?? 0, email, ...who };
}

/** Runs a store function for an actor in a transaction of the world, for tests of stores. */
export function within<Result>(
  world: World,
  actor: Actor,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return inTransaction(world.database, { siteId: actor.siteId, access: "write" }, work);
}
