import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { addMembers, insertGroup } from "#features/people/groups/store.ts";
import { auditOf } from "#testing/audit.ts";
import { mailsOf } from "#testing/outbox.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";

let world: SubsiteWorld;
let web: TestWeb;
let sales = 0;
let before: readonly object[] = [];
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
  web = await openTestWeb(world);
  await within(world, actorOf(world, world.olga), async (tx) => {
    sales = await insertGroup("Sales", tx);
    await addMembers([sales], [world.xavi.id, world.vera.id], tx);
  });
  before = await ask("select * from membership where site_id = $1");
});
afterAll(async () => {
  await web.close();
  await world.close();
});
beforeEach(async () => {
  await ask("delete from membership where site_id = $1");
  await ask(
    `insert into membership (site_id, subsite_id, person_id, role, notification_level)
     select $1, subsite_id, person_id, role, notification_level from json_populate_recordset(null::membership, $2)`,
    JSON.stringify(before),
  );
});

const ask = <Row extends object>(text: string, ...values: unknown[]) =>
  within(world, actorOf(world, world.olga), (tx) => run<Row>(tx, text, [tx.siteId, ...values]));
const ids = (...people: readonly WorldPerson[]) => JSON.stringify(people.map(({ id }) => id));
type Sent = Readonly<Record<string, unknown>>;
const send = async (who: WorldPerson, id: number, path: string, fields: Sent) =>
  (await (await web.browser(who)).post(`/-/subsites/${id}/batch/${path}/`, fields)).body;
const undo = async (who: WorldPerson, answer: Sent | null) =>
  (await (await web.browser(who)).post(`/-/undertakings/${Number(answer?.["task"])}/undo/`, {})).body;
/** Who is in a subsite, as what and how told of it. */
const membersOf = async (id: number) => {
  const rows = await ask<{ name: string; role: string; level: string }>(
    `select split_part(person.name, ' ', 1) as name, membership.role, membership.notification_level as level
     from membership join person on person.site_id = $1 and person.id = membership.person_id
     where membership.site_id = $1 and membership.subsite_id = $2 order by 1`,
    id,
  );
  return rows.map(({ name, role, level }) => `${name} ${role} ${level}`);
};
const crewBefore = ["Ada admin digest", "Ed viewer digest", "Vera editor digest"];

describe("several people and a subsite", () => {
  it("are brought in as one deed: who is in it already is left, and said, and undoing takes out who came [INVT-09] [INVT-22] (long)", async () => {
    const { ada, olga, ed, xavi, crew } = world;
    const places = await (await web.browser(ada)).post("/-/subsites/batch/places/", { ids: ids(olga, ed) });
    expect(places.body?.["places"]).toEqual([
      { id: crew.id, name: "Crew", inside: 1, isArchived: false },
      { id: world.attic.id, name: "Attic", inside: 0, isArchived: true },
    ]);
    await mailsOf(world);
    const answer = await send(ada, crew.id, "add", { ids: ids(olga, ed, xavi), role: "editor" });
    expect(answer).toMatchObject({
      success: true,
      done: 2,
      isDone: true,
      left: ["Left out: Ed Elzinga. In this subsite already."],
    });
    expect(await membersOf(crew.id)).toEqual([
      "Ada admin digest",
      "Ed viewer digest",
      "Olga editor digest",
      "Vera editor digest",
      "Xavi editor digest",
    ]);
    // Each is told as if they alone had been added (INVT-22).
    const mails = (await mailsOf(world)).map(({ to, subject }) => `${to}: ${subject}`).toSorted();
    expect(mails).toEqual(
      [olga, xavi].map(({ email }) => `${email}: Ada Admiraal added you to Crew`).toSorted(),
    );
    await ask(
      "update membership set role = 'admin' where site_id = $1 and subsite_id = $2 and person_id = $3",
      crew.id,
      xavi.id,
    );
    expect(await undo(ada, answer)).toMatchObject({ undone: 1, kept: 1 });
    expect(await membersOf(crew.id)).toEqual([...crewBefore, "Xavi admin digest"]);
    const log = (await auditOf(world)).filter(({ kind }) => kind === "membership-changed");
    expect(log.slice(-3).map(({ actor, target }) => [actor, target])).toEqual([
      ["Ada Admiraal", "Olga Oosterhuis"],
      ["Ada Admiraal", "Xavi Xanten"],
      ["Ada Admiraal", "Olga Oosterhuis"],
    ]);
  });

  it("are given a role in it, and get back what each had", async () => {
    const { ada, ed, vera, olga, crew } = world;
    const answer = await send(ada, crew.id, "role", { ids: ids(ada, ed, vera, olga), role: "viewer" });
    expect(answer).toMatchObject({
      done: 1,
      left: [
        "Left out: Ada Admiraal. You can't change yourself.",
        "Left out: Ed Elzinga. They already have this role.",
        "Left out: Olga Oosterhuis. Not in this subsite.",
      ],
    });
    expect(await membersOf(crew.id)).toEqual(["Ada admin digest", "Ed viewer digest", "Vera viewer digest"]);
    expect(await undo(ada, answer)).toMatchObject({ undone: 1, kept: 0 });
    expect(await membersOf(crew.id)).toEqual(crewBefore);
  });

  it("are taken out as one deed, and come back as they were (long)", async () => {
    const { ada, ed, vera, xavi, crew } = world;
    await ask(
      "update membership set notification_level = 'off' where site_id = $1 and person_id = $2",
      ed.id,
    );
    const asked = { ids: ids(ada, ed, vera, xavi) };
    const left = [
      "Left out: Ada Admiraal. You can't change yourself.",
      "Left out: Xavi Xanten. Not in this subsite.",
    ];
    expect(await send(ada, crew.id, "check", { ...asked, deed: "remove" })).toMatchObject({
      allowed: 2,
      left,
    });
    await mailsOf(world);
    const answer = await send(ada, crew.id, "remove", asked);
    expect(answer).toMatchObject({ done: 2, left });
    expect(await membersOf(crew.id)).toEqual(["Ada admin digest"]);
    expect(await undo(ada, answer)).toMatchObject({ undone: 2, kept: 0 });
    expect(await membersOf(crew.id)).toEqual(["Ada admin digest", "Ed viewer off", "Vera editor digest"]);
    // Neither is a reason for a mail.
    expect(await mailsOf(world)).toEqual([]);
  });

  it("leave it an administrator, whoever else goes with the last one [SUBS-18]", async () => {
    const { olga, ada, ed, crew } = world;
    await ask(
      "update membership set role = 'admin' where site_id = $1 and subsite_id = $2 and person_id = $3",
      crew.id,
      ed.id,
    );
    const answer = await send(olga, crew.id, "remove", { ids: ids(ada, ed) });
    expect(answer).toMatchObject({
      done: 1,
      left: ["Left out: Ed Elzinga. A subsite needs an administrator."],
    });
    expect(await membersOf(crew.id)).toEqual(["Ed admin digest", "Vera editor digest"]);
  });

  it("are found among those who are not in it, by words and by group, and those who are by words", async () => {
    const { ada, ed, vera, crew } = world;
    const found = async (fields: Sent) => {
      const answer = await send(ada, crew.id, "candidates", { q: "", ...fields });
      const people = (answer?.["people"] ?? []) as readonly { name: string }[];
      return people.map(({ name }) => name);
    };
    expect(await found({})).toEqual(["Olga Oosterhuis", "Xavi Xanten"]);
    expect(await found({ q: "oost" })).toEqual(["Olga Oosterhuis"]);
    expect(await found({ group: sales })).toEqual(["Xavi Xanten"]);
    expect(await found({ group: sales, q: "oost" })).toEqual([]);
    const inside = async (q: string) => (await send(ada, crew.id, "ids", { q }))?.["ids"];
    expect(await inside("")).toEqual([ada.id, ed.id, vera.id]);
    expect(await inside("elz")).toEqual([ed.id]);
  });

  it("are a matter of its administrators and of owners, and of nobody from outside [ROLE-17] [ROLE-24] [SUBS-17] (long)", async () => {
    const { crew, board, harbour, attic, ada, olga, ed, vera, xavi } = world;
    await ask("update membership set role = 'admin' where site_id = $1 and person_id = $2", xavi.id);
    const deeds = {
      add: { role: "viewer" },
      role: { role: "viewer" },
      remove: {},
      check: { deed: "remove" },
      ids: { q: "" },
      candidates: { q: "" },
    } as const;
    const deed = (who: WorldPerson, id: number, path: string) =>
      send(who, id, path, { ids: ids(vera), ...deeds[path as "add"] });
    for (const path of Object.keys(deeds)) {
      for (const who of [ed, vera])
        expect(await deed(who, crew.id, path), path).toMatchObject({
          error: "Sorry, only administrators can do this.",
        });
      expect(await deed(ada, board.id, path), path).toMatchObject({
        error: "Sorry, only administrators can do this.",
      });
      expect(await deed(xavi, harbour.id, path), path).toMatchObject({
        error: "Only members of this site can see its people.",
      });
      expect(await deed(olga, crew.id, path), path).toMatchObject({ success: true });
      expect(await deed(olga, 4000000, path), path).toMatchObject({ error: "This subsite doesn't exist." });
    }
    const add = { ids: ids(vera), role: "viewer" };
    expect(await send(olga, attic.id, "add", add)).toMatchObject({
      error: "This subsite is archived. No one can join.",
    });
  });

  it("are many as a task that goes on by itself, and is taken back (long)", async () => {
    const { crew, ada } = world;
    await ask(
      `insert into person (site_id, email, name, name_key, role)
       select $1, 'b' || n || '@many.example', 'Batch ' || n, 'batch ' || n, 'member' from generate_series(1, 260) n`,
    );
    const many = await ask<{ id: number }>(
      "select id from person where site_id = $1 and email like '%@many.example'",
    );
    const all = JSON.stringify(many.map(({ id }) => id));
    const answer = await send(ada, crew.id, "add", { ids: all, role: "viewer" });
    expect(answer).toMatchObject({ isDone: false });
    await mailsOf(world);
    expect(await membersOf(crew.id)).toHaveLength(263);
    await undo(ada, answer);
    await mailsOf(world);
    expect(await membersOf(crew.id)).toEqual(crewBefore);
    await ask("delete from person where site_id = $1 and email like '%@many.example'");
  });
});

describe("a site without subsites", () => {
  it("has none to bring people into (long)", async () => {
    const flat = await openWorld("a hash");
    const site = await openTestWeb(flat);
    const { body } = await (await site.browser(flat.olga)).post("/-/subsites/1/batch/add/", {
      ids: ids(flat.vera),
      role: "viewer",
    });
    expect(body).toMatchObject({ error: "This site has no subsites." });
    await site.close();
    await flat.close();
  });
});
