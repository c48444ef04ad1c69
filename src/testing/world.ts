import type { Database, DatabaseAddress } from "#database/connection.ts";
import { type Tx, inTransaction } from "#database/transaction.ts";
import { addPerson } from "#features/people/store.ts";
import { createSite } from "#features/sites/store.ts";
import { type Actor, mintActor } from "#kernel/actor.ts";
import { type Area, type SiteRole, type SubsiteRole, mainGroup } from "#kernel/viewer.ts";
import { lendDatabase } from "./lent-database.ts";

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
export type World = WorldPeople & {
  /** What its host tells everybody; nothing where it is absent. */
  readonly topMessage?: string;
  /** Whether its host has a mail server; it has one where it is absent. */
  readonly sendsMail?: boolean;
  /** There in the world with subsites (`subsite-world.ts`): who is what in which. */
  readonly standing?: {
    readonly roles: Readonly<Record<number, Readonly<Record<Area, SubsiteRole>>>>;
    readonly open: readonly Area[];
    readonly slugs: Readonly<Record<Area, string>>;
  };
  /** The groups that people are in, by their numbers; nobody is in one where it is absent. */
  readonly groupsOf?: Readonly<Record<number, readonly number[]>>;
  readonly database: Database;
  readonly address: DatabaseAddress;
  /** What was announced on the first site so far, oldest first. */
  announced(): Promise<{ kind: string; facts: unknown }[]>;
  close(): Promise<void>;
};

type WorldPeople = {
  readonly siteId: number;
  readonly mainFolderId: number;
  readonly olga: WorldPerson;
  readonly ada: WorldPerson;
  readonly ed: WorldPerson;
  readonly vera: WorldPerson;
  readonly xavi: WorldPerson;
  readonly other: { readonly siteId: number; readonly mainFolderId: number; readonly nora: WorldPerson };
};

/** The password of everybody in the named world, where a test signs in for real. */
export const worldPassword = "correct horse battery";

type Template = { readonly template: string; readonly people: WorldPeople };

/** The named world, or one made from it (`template`), in a database that nobody else uses meanwhile. Close it after the test file. */
export async function openWorld(passwordHash: string | null = null, template?: string): Promise<World> {
  const named = namedWorld();
  const { address, database, giveBack } = await lendDatabase(template ?? named.template);
  const world = worldOn(named.people, { address, database, close: giveBack });
  if (passwordHash !== null)
    for (const { siteId } of [world, world.other]) await giveAll(database, siteId, passwordHash);
  return world;
}

/** The named world in a database that nobody had before, where it is counted what Postgres reads: it meets rows that were deleted, too. */
export async function openNewWorld(): Promise<World> {
  const { template, people } = namedWorld();
  const { address, database, giveBack } = await lendDatabase(template, true);
  return worldOn(people, { address, database, close: giveBack });
}

function namedWorld(): Template {
  return JSON.parse(process.env["ATRIUM_TEST_WORLD"] ?? "null") as Template;
}

/** The world in this database. */
export function worldOn(people: WorldPeople, place: Pick<World, "address" | "database" | "close">): World {
  return {
    ...people,
    ...place,
    announced: async () => {
      const { rows } = await place.database.pool.query<{ kind: string; facts: unknown }>(
        "select kind, facts from outbox where site_id = $1 order by id",
        [people.siteId],
      );
      return rows;
    },
  };
}

/** Makes the sites of the world and their people, who have no password yet. */
export async function makeWorld(database: Database): Promise<WorldPeople> {
  const first = await makeSite(database, "Noordervaart", "noordervaart.example", makePeople);
  const second = await makeSite(database, "Zuiderzee", "zuiderzee.example", (tx) =>
    person(tx, { name: "Nora Noordzij", role: "owner" }),
  );
  const other = { siteId: second.siteId, mainFolderId: second.mainFolderId, nora: second.result };
  return { siteId: first.siteId, mainFolderId: first.mainFolderId, ...first.result, other };
}

/** An actor for a person of the world, proven by the test; in the main group unless a subsite is named. */
export function actorOf(
  world: World,
  who: WorldPerson | WorldGuest | "visitor",
  subsiteId: Area = mainGroup,
): Actor {
  if (who !== "visitor" && "guestOf" in who)
    return mintActor({
      ...strangerTo(world, subsiteId),
      role: "guest",
      guestPageId: who.guestOf,
    });
  if (who === "visitor") return mintActor({ ...strangerTo(world, subsiteId), role: "public" });
  const { id: personId, role } = who;
  if (personId === world.other.nora.id)
    return mintActor({
      siteId: world.other.siteId,
      personId,
      role,
      withSubsites: false,
      editorsArrange: true,
      guestPageId: null,
    });
  const joined = world.standing && { subsiteRoles: world.standing.roles[personId] ?? {} };
  const groupIds = world.groupsOf?.[personId];
  return mintActor({
    ...strangerTo(world, subsiteId),
    personId,
    role,
    ...joined,
    ...(groupIds && { groupIds }),
  });
}

function strangerTo({ siteId, standing }: World, subsiteId: Area) {
  const place = standing && {
    subsiteId,
    subsiteSlug: standing.slugs[subsiteId] ?? "",
    publicSubsites: standing.open,
  };
  const facts = { withSubsites: standing !== undefined, editorsArrange: true };
  return { siteId, personId: null, guestPageId: null, ...facts, ...place };
}

async function makeSite<Result>(
  database: Database,
  name: string,
  host: string,
  furnish: (tx: Tx) => Promise<Result>,
) {
  return createSite(database, { name, host, address: `https://${host}` }, async (siteId, tx) => {
    // Its editors arrange folders, tags and the menu, so that tests meet both those who may and those who may not.
    await tx.db.updateTable("site").set({ editors_arrange: true }).where("id", "=", siteId).execute();
    const main = await tx.db
      .selectFrom("folder")
      .select("id")
      .where("site_id", "=", siteId)
      .executeTakeFirstOrThrow();
    return { siteId, mainFolderId: main.id, result: await furnish(tx) };
  });
}

async function giveAll(database: Database, siteId: number, passwordHash: string): Promise<void> {
  await inTransaction(database, { siteId, access: "write" }, (tx) =>
    tx.db.updateTable("person").set({ password_hash: passwordHash }).where("site_id", "=", siteId).execute(),
  );
}

async function makePeople(tx: Tx) {
  return {
    olga: await person(tx, { name: "Olga Oosterhuis", role: "owner" }),
    ada: await person(tx, { name: "Ada Admiraal", role: "admin" }),
    ed: await person(tx, { name: "Ed Elzinga", role: "editor" }),
    vera: await person(tx, { name: "Vera Visser", role: "member" }),
    xavi: await person(tx, { name: "Xavi Xanten", role: "external" }),
  };
}

async function person(tx: Tx, who: { name: string; role: SiteRole }): Promise<WorldPerson> {
  const email = `${who.name.split(" ")[0]?.toLowerCase()}@noordervaart.example`;
  const id = await addPerson({ email, name: who.name, role: who.role, passwordHash: null }, tx);
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
