import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { auditOf } from "#testing/audit.ts";
import { mailsOf } from "#testing/outbox.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { addMembers, insertGroup } from "../groups/store.ts";

let world: World;
let web: TestWeb;
let [board, sales] = [0, 0];
beforeAll(async () => {
  world = await openWorld("a hash");
  web = await openTestWeb(world);
  await within(world, actorOf(world, world.olga), async (tx) => {
    [board, sales] = [await insertGroup("Board", tx), await insertGroup("Sales", tx)];
  });
});
afterAll(async () => {
  await web.close();
  await world.close();
});
beforeEach(async () => {
  await ask("delete from group_member where site_id = $1");
  const roles = { olga: "owner", ada: "admin", ed: "editor", vera: "member", xavi: "external" } as const;
  for (const [name, role] of Object.entries(roles))
    await ask("update person set role = $3 where site_id = $1 and id = $2", world[name as "olga"].id, role);
  await within(world, actorOf(world, world.olga), (tx) => addMembers([board], [world.vera.id], tx));
});

const ask = <Row extends object>(text: string, ...values: unknown[]) =>
  within(world, actorOf(world, world.olga), (tx) => run<Row>(tx, text, [tx.siteId, ...values]));
const ids = (...people: readonly WorldPerson[]) => JSON.stringify(people.map(({ id }) => id));
const send = async (who: WorldPerson, path: string, fields: Readonly<Record<string, unknown>>) =>
  (await (await web.browser(who)).post(`/-/people/batch/${path}/`, fields)).body;
const undo = async (who: WorldPerson, answer: Readonly<Record<string, unknown>> | null) =>
  (await (await web.browser(who)).post(`/-/undertakings/${Number(answer?.["task"])}/undo/`, {})).body;
const rolesOf = async (...people: readonly WorldPerson[]) => {
  const rows = await ask<{ id: number; role: string }>("select id, role from person where site_id = $1");
  return people.map(({ id }) => rows.find((row) => row.id === id)?.role ?? "gone");
};
const membersOf = async (group: number) => {
  const rows = await ask<{ name: string }>(
    `select person.name from group_member member join person on person.site_id = $1 and person.id = member.person_id
     where member.site_id = $1 and member.group_id = $2 order by 1`,
    group,
  );
  return rows.map(({ name }) => name);
};

describe("several people", () => {
  it("are given a role as one deed: who may not be changed is left, and said [CACT-20] (long)", async () => {
    const { olga, ada, ed, vera, xavi } = world;
    const answer = await send(ada, "role", { ids: ids(olga, ada, ed, vera, xavi), role: "editor" });
    expect(answer).toMatchObject({
      success: true,
      done: 2,
      isDone: true,
      left: [
        "Left out: Ada Admiraal. You can't change yourself.",
        "Left out: Ed Elzinga. They already have this role.",
        "Left out: Olga Oosterhuis. Only site owners can change owners.",
      ],
    });
    expect(await rolesOf(olga, ada, ed, vera, xavi)).toEqual([
      "owner",
      "admin",
      "editor",
      "editor",
      "editor",
    ]);
    await ask("update person set role = 'member' where site_id = $1 and id = $2", xavi.id);
    expect(await undo(ada, answer)).toMatchObject({ undone: 1, kept: 1 });
    expect(await rolesOf(vera, xavi)).toEqual(["member", "member"]);
    const log = (await auditOf(world)).filter(({ kind }) => kind === "role-changed");
    expect(log.slice(-3).map(({ actor, target }) => [actor, target])).toEqual([
      ["Ada Admiraal", "Vera Visser"],
      ["Ada Admiraal", "Xavi Xanten"],
      ["Ada Admiraal", "Vera Visser"],
    ]);
  });

  it("keep a site its owner, whoever else goes with the last one, and nobody another role of their own [CACT-20]", async () => {
    const { olga, ada, vera } = world;
    await ask("update person set role = 'owner' where site_id = $1 and id = $2", ada.id);
    const answer = await send(olga, "role", { ids: ids(ada, vera, olga), role: "member" });
    expect(answer).toMatchObject({ done: 1, left: [expect.any(String), expect.any(String)] });
    expect(await rolesOf(olga, ada, vera)).toEqual(["owner", "member", "member"]);
    await ask("update person set role = 'owner' where site_id = $1 and id = $2", ada.id);
  });

  it("come into groups and out of others, and back to what each was in", async () => {
    const { olga, ed, vera } = world;
    const fields = { added: JSON.stringify([sales]), removed: JSON.stringify([board]) };
    const answer = await send(olga, "groups", { ids: ids(ed, vera), ...fields });
    expect(answer).toMatchObject({ done: 2, left: [] });
    expect([await membersOf(board), await membersOf(sales)]).toEqual([[], ["Ed Elzinga", "Vera Visser"]]);
    expect(await undo(olga, answer)).toMatchObject({ undone: 2, kept: 0 });
    expect([await membersOf(board), await membersOf(sales)]).toEqual([["Vera Visser"], []]);
    const none = await send(olga, "groups", { ids: ids(ed), added: "[4000000]", removed: "[]" });
    expect(none).toMatchObject({ success: false, error: "This group is no longer here." });
  });

  it("are deleted with what they have, but for oneself, and come back with it [CACT-20] (long)", async () => {
    const { olga, ed, vera } = world;
    const before = await send(olga, "check", { ids: ids(olga, ed, vera), deed: "remove" });
    expect(before).toMatchObject({
      allowed: 2,
      left: ["Left out: Olga Oosterhuis. You can't change yourself."],
    });
    const answer = await send(olga, "remove", { ids: ids(olga, ed, vera) });
    expect(answer).toMatchObject({ done: 2, isDone: true, left: before?.["left"] });
    expect(await rolesOf(olga, ed, vera)).toEqual(["owner", "gone", "gone"]);
    expect(await undo(olga, answer)).toMatchObject({ kept: 0 });
    expect(await rolesOf(ed, vera)).toEqual(["editor", "member"]);
    expect(await membersOf(board)).toEqual(["Vera Visser"]);
  });

  it("are invited again where they have not signed in yet (long)", async () => {
    const { olga, ed, vera } = world;
    await ask("update person set password_hash = null where site_id = $1 and id = any($2)", [ed.id, vera.id]);
    await mailsOf(world);
    const answer = await send(olga, "invite", { ids: ids(olga, ed, vera) });
    expect(answer).toMatchObject({
      done: 2,
      left: ["Left out: Olga Oosterhuis. They've already signed in."],
    });
    const to = (await mailsOf(world)).map((mail) => mail.to);
    expect(to.toSorted()).toEqual([ed.email, vera.email].toSorted());
    await ask("update person set password_hash = 'a hash' where site_id = $1 and id = any($2)", [
      ed.id,
      vera.id,
    ]);
  });

  it("are for who brings people in: administrators, with subsites owners alone (long)", async () => {
    const deeds = {
      role: { role: "member" },
      groups: { added: "[]", removed: "[]" },
      invite: {},
      remove: {},
      check: { deed: "role" },
    } as const;
    for (const [path, fields] of Object.entries(deeds))
      for (const who of [world.ed, world.vera, world.xavi])
        expect(await send(who, path, { ids: ids(world.ada), ...fields })).toMatchObject({
          error: "Sorry, only administrators can do this.",
        });
    // Whom the directory shows, everybody may count who sees it.
    expect(await send(world.ed, "ids", { q: "" })).toMatchObject({ success: true });
    expect(await send(world.xavi, "ids", { q: "" })).toMatchObject({
      error: "Only members of this site can see its people.",
    });
    // Only owners make owners.
    expect(await send(world.ada, "role", { ids: ids(world.ed), role: "owner" })).toMatchObject({
      error: "Sorry, only site owners can do this.",
    });
  });

  it("are found all at once, by words and by group", async () => {
    const found = async (fields: object) => (await send(world.olga, "ids", { q: "", ...fields }))?.["ids"];
    const { olga, ada, ed, vera, xavi } = world;
    expect(await found({})).toEqual([ada.id, ed.id, olga.id, vera.id, xavi.id]);
    expect(await found({ q: "elz" })).toEqual([ed.id]);
    expect(await found({ group: board })).toEqual([vera.id]);
    expect(await found({ group: board, q: "elz" })).toEqual([]);
  });
});

describe("more than 250", () => {
  it("are a task that goes on by itself, and is taken back (long)", async () => {
    await ask(
      `insert into person (site_id, email, name, name_key, role)
       select $1, 'b' || n || '@many.example', 'Batch ' || n, 'batch ' || n, 'member' from generate_series(1, 260) n`,
    );
    const many = await ask<{ id: number }>(
      "select id from person where site_id = $1 and email like '%@many.example'",
    );
    const all = JSON.stringify(many.map(({ id }) => id));
    const answer = await send(world.olga, "role", { ids: all, role: "editor" });
    expect(answer).toMatchObject({ isDone: false });
    await mailsOf(world);
    const editors = async () =>
      (
        await ask<{ n: number }>(
          "select count(*)::int as n from person where site_id = $1 and email like '%@many.example' and role = 'editor'",
        )
      )[0]?.n;
    expect(await editors()).toBe(260);
    const screen = await shown(world, world.olga, "/settings/tasks/");
    expect(screen.text()).toContain("Change role of 260 people");
    await undo(world.olga, answer);
    await mailsOf(world);
    expect(await editors()).toBe(0);
    await ask("delete from person where site_id = $1 and email like '%@many.example'");
  });
});

describe("with subsites", () => {
  let parts: SubsiteWorld;
  let site: TestWeb;
  beforeAll(async () => {
    parts = await openSubsiteWorld("a hash");
    site = await openTestWeb(parts);
  });
  afterAll(async () => {
    await site.close();
    await parts.close();
  });

  it("owners change several people, administrators of the site nobody", async () => {
    const sent = async (who: WorldPerson) =>
      (
        await (
          await site.browser(who)
        ).post("/-/people/batch/role/", {
          ids: ids(parts.vera, parts.ed),
          role: "member",
        })
      ).body;
    expect(await sent(parts.ada)).toMatchObject({ error: "Sorry, only site owners can do this." });
    expect(await sent(parts.olga)).toMatchObject({
      done: 1,
      left: ["Left out: Vera Visser. They already have this role."],
    });
  });

  it("owners alone count and remind those who have not signed in, and read what became of an invitation [CACT-14] [CACT-15] [LOGR-02] [LOGR-03] [LOGR-06]", async () => {
    const { olga, ada, vera, xavi } = parts;
    const asked = async (who: WorldPerson) => {
      const browser = await site.browser(who);
      const sent = { send: "user", profile_ids: ids(vera, xavi) };
      return [
        (await browser.get(`/settings/people/invite/status/${vera.id}-${vera.id}/`)).status,
        (await browser.post("/ajax/people/action/load_invitation_status/", {})).status,
        (await browser.post("/ajax/people/action/resend_welcome_emails/", sent)).body?.["error"],
      ];
    };
    const refused = [403, 403, "Sorry, only site owners can do this."];
    expect([await asked(ada), await asked(olga)]).toEqual([refused, [200, 200, undefined]]);
  });
});
