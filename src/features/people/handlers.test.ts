import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signIn } from "#features/sessions/contract.ts";
import { as } from "#testing/as.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, type WorldPerson, openWorld } from "#testing/world.ts";
import { addPersonCall, changeRole, removePerson } from "./contract.ts";
import { readPeople } from "./screen.ts";

let world: World;
let web: TestWeb;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const add = (who: WorldPerson, name: string, role: WorldPerson["role"] = "member") =>
  as(world, who).call(addPersonCall, {
    display_name: name,
    email: `${name.toLowerCase().replace(/\W+/g, ".")}@noordervaart.example`,
    role,
    password: "zeehondjes",
  });

async function names(q?: string): Promise<string[]> {
  const answer = await as(world, world.vera).call(readPeople, q === undefined ? {} : { q });
  return answer.success ? answer.people.map((person) => person.name) : [];
}

describe("the directory", () => {
  it("lists everybody by name, with roles that are more than a member's or less [ROUT-16]", async () => {
    const vera = await web.browser(world.vera);
    const answer = await vera.get("/people/");
    expect(answer.status).toBe(200);
    expect(await names()).toEqual([
      "Ada Admiraal",
      "Ed Elzinga",
      "Olga Oosterhuis",
      "Vera Visser",
      "Xavi Xanten",
    ]);
    for (const text of ["Site owner", "Administrator", "Editor", "External"])
      expect(answer.text).toContain(text);
  });

  it("finds by parts of name and address, without case and accents", async () => {
    await add(world.olga, "Zoë Müller");
    expect(await names("muller zoe")).toEqual(["Zoë Müller"]);
    expect(await names("OLGA@")).toEqual(["Olga Oosterhuis"]);
    expect(await names("100%_")).toEqual([]);
  });

  it("is closed to external people and visitors [ROLE-25]", async () => {
    expect(await as(world, world.xavi).call(readPeople, {})).toMatchObject({
      status: 403,
      body: { error: "Only members of this site can see its people." },
    });
    expect(await as(world, "visitor").call(readPeople, {})).toMatchObject({ status: 401 });
  });

  it("shows nobody of another site", async () => {
    const answer = await as(world, world.other.nora).call(readPeople, {});
    expect(answer.success && answer.people.map((each) => each.name)).toEqual(["Nora Noordzij"]);
  });

  it("offers members nothing to do", async () => {
    const answer = await as(world, world.vera).call(readPeople, {});
    expect(answer).toMatchObject({ roles: [] });
    expect(
      answer.success &&
        answer.people.some(({ actions }) => actions.includes("role") || actions.includes("delete")),
    ).toBe(false);
  });

  it("shows the first 250 and says that there are more; its screen begins with 36 of them", async () => {
    await world.database.pool.query(
      `begin; set local atrium.site = '${world.other.siteId}';
       insert into person (site_id, email, name, name_key, role)
         select ${world.other.siteId}, 'p' || n || '@zuiderzee.example', 'P ' || n, 'p ' || n, 'member' from generate_series(1, 260) n;
       commit`,
    );
    const nora = as(world, world.other.nora);
    const [first, all, found] = [
      await nora.call(readPeople, {}),
      await nora.call(readPeople, { all: true }),
      await nora.call(readPeople, { q: "p 1", all: true }),
    ].map((answer) => (answer.success ? answer : null));
    expect([first?.people.length, first?.count, first?.more]).toEqual([36, 250, true]);
    expect([all?.people.length, all?.count, all?.more]).toEqual([250, 250, true]);
    expect(all?.people.slice(0, 36)).toEqual(first?.people);
    expect([found?.people.length, found?.count, found?.more]).toEqual([134, 134, false]);
  });
});

describe("adding a person", () => {
  it("gives them a password that signs them in [ROLE-15]", async () => {
    const added = await add(world.ada, "Bas");
    expect(added).toMatchObject({ success: true, id: expect.any(Number) });
    const signed = await as(world, "visitor").call(signIn, {
      email: "bas@noordervaart.example",
      password: "zeehondjes",
    });
    expect(signed.success).toBe(true);
    expect(await world.announced()).toContainEqual(
      expect.objectContaining({ kind: "person-added", facts: expect.objectContaining({ role: "member" }) }),
    );
  });

  it("is offered beside the list to owners and administrators, as inviting is, and to nobody below them [ROLE-11] [ROLE-15]", async () => {
    const offered = async (who: WorldPerson) => {
      const { text } = await (await web.browser(who)).get("/people/");
      return ["Add", "Invite"].filter((button) => text.includes(`>${button}</button>`));
    };
    const { olga, ada, ed, vera } = world;
    const answers = [await offered(olga), await offered(ada), await offered(ed), await offered(vera)];
    const both = ["Add", "Invite"];
    expect(answers).toEqual([both, both, [], []]);
  });

  it.each(["ed", "vera", "xavi"] as const)("is not for %s [ROLE-19]", async (who) => {
    expect(await add(world[who], "Nobody")).toMatchObject({ status: 403, code: "admins-only" });
  });

  it("makes owners only by owners [ROLE-20] [ROLE-27]", async () => {
    expect(await add(world.ada, "Second Owner", "owner")).toMatchObject({
      status: 403,
      body: { error: "Sorry, only site owners can do this." },
    });
  });

  it("refuses an address that is taken, and a short password", async () => {
    const again = await add(world.olga, "Vera");
    expect(again).toMatchObject({
      status: 409,
      body: { error: "vera@noordervaart.example is already a member." },
    });
    const short = await as(world, world.olga).call(addPersonCall, {
      display_name: "Short",
      email: "short@noordervaart.example",
      role: "member",
      password: "short",
    });
    expect(short).toMatchObject({ status: 400, code: "password-short" });
  });
});

describe("roles and removal", () => {
  it("oneself is told so when a role is changed or somebody deleted by a direct call, the only owner as well [CACT-25]", async () => {
    for (const who of [world.olga, world.ada]) {
      const { id } = who;
      expect(await as(world, who).call(changeRole, { id, role: "member" })).toMatchObject({
        body: { error: "Sorry, can't change your own role." },
      });
      expect(await as(world, who).call(removePerson, { id })).toMatchObject({
        body: { error: "Sorry, you cannot delete yourself." },
      });
    }
  });

  it("an owner promotes and revokes another, never themselves, so that one always stays, and deletes another [ROLE-14] [ROLE-11]", async () => {
    const added = await add(world.olga, "Otto", "owner");
    const otto = { ...world.olga, id: added.success ? added.id : 0 };
    expect((await as(world, otto).call(changeRole, { id: world.olga.id, role: "admin" })).success).toBe(true);
    const own = await as(world, otto).call(changeRole, { id: otto.id, role: "admin" });
    expect(own).toMatchObject({ code: "own-role" });
    expect(await as(world, otto).call(removePerson, { id: otto.id })).toMatchObject({ code: "own-removal" });
    expect((await as(world, otto).call(changeRole, { id: world.olga.id, role: "owner" })).success).toBe(true);
    expect(await as(world, world.olga).call(removePerson, { id: otto.id })).toMatchObject({ success: true });
    expect(await as(world, world.olga).call(readPeople, { q: "otto" })).toMatchObject({ people: [] });
  });

  it("of two owners who demote each other at once, one stays", async () => {
    const added = await add(world.olga, "Oda", "owner");
    const oda = { ...world.olga, id: added.success ? added.id : 0 };
    const people = await as(world, world.olga).call(readPeople, {});
    const owners = people.success ? people.people.filter((each) => each.role === "owner") : [];
    for (const other of owners.filter(({ id }) => id !== oda.id && id !== world.olga.id))
      await as(world, world.olga).call(changeRole, { id: other.id, role: "member" });
    await Promise.all([
      as(world, world.olga).call(changeRole, { id: oda.id, role: "admin" }),
      as(world, oda).call(changeRole, { id: world.olga.id, role: "admin" }),
    ]);
    const after = await as(world, world.ada).call(readPeople, {});
    expect(after.success && after.people.filter((each) => each.role === "owner")).toHaveLength(1);
  });

  it("a deleted person is signed out and gone", async () => {
    const vera = await web.browser(world.vera);
    expect((await as(world, world.ada).call(removePerson, { id: world.vera.id })).success).toBe(true);
    expect((await vera.get("/people/", { accept: "application/json" })).status).toBe(401);
    expect(await as(world, world.ada).call(removePerson, { id: world.vera.id })).toMatchObject({
      status: 404,
    });
    expect(await world.announced()).toContainEqual({
      kind: "person-removed",
      facts: { personId: world.vera.id, name: "Vera Visser" },
    });
  });

  it("of another site cannot be touched", async () => {
    const nora = world.other.nora.id;
    expect(await as(world, world.ada).call(changeRole, { id: nora, role: "member" })).toMatchObject({
      status: 404,
    });
  });
});
