import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Tx, run } from "#database/transaction.ts";
import { principal, principalsIn, principalsOf } from "#kernel/actor.ts";
import { mayView } from "#features/access/rules.ts";
import { tellFollowers } from "#features/notifications/telling-store.ts";
import { worldNow } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { groupHoldings } from "./holding-operations.ts";
import { groupJobs } from "./jobs.ts";
import { mayMakeGroup, mayManageGroups, maySetGroups } from "./rules.ts";

let world: World;
let web: TestWeb;
let olga: TestBrowser;
let vera: TestBrowser;
beforeAll(async () => {
  world = await openWorld("a hash");
  web = await openTestWeb(world);
  olga = await web.browser(world.olga);
  vera = await web.browser(world.vera);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const inSite = <Row extends object>(text: string, ...values: unknown[]) =>
  within(world, actorOf(world, world.olga), (tx) => run<Row>(tx, text, [tx.siteId, ...values]));

async function made(name: string, ...people: readonly WorldPerson[]): Promise<number> {
  const { id } = (await olga.post("/-/groups/", { name })).body as { id: number };
  await change(id, people);
  return id;
}
const ids = (people: readonly WorldPerson[]) => JSON.stringify(people.map(({ id }) => id));
const change = async (id: number, added: readonly WorldPerson[], removed: readonly WorldPerson[] = []) =>
  (await olga.post(`/-/groups/${id}/people/`, { added: ids(added), removed: ids(removed) })).body;
const sharedWith = (title: string, group: number, mayEdit = false) =>
  madePage(world, title, { shares: [{ principalId: principal("group", group), mayEdit }] });
const opens = async (browser: TestBrowser, page: number) =>
  (await browser.get(`/page/${page}/`)).status < 400;
const finds = async (browser: TestBrowser, title: string) => {
  const { body } = await browser.post("/ajax/pages/action/load/", {});
  return JSON.stringify(body).includes(title);
};

describe("rules of groups", () => {
  const viewer = (role: "owner" | "admin" | "editor", withSubsites: boolean) =>
    ({ siteId: 1, personId: 1, role, withSubsites, guestPageId: null }) as const;

  it("are kept by whoever brings people in, and set on a person without subsites alone [CACT-10] [CACT-28]", () => {
    const cell = (role: "owner" | "admin" | "editor", withSubsites: boolean) => {
      const who = viewer(role, withSubsites);
      return [mayManageGroups(who), maySetGroups(who)].map((each) => (each.allowed ? "may" : each.code));
    };
    expect(cell("owner", false)).toEqual(["may", "may"]);
    expect(cell("owner", true)).toEqual(["may", "outside-subsites-only"]);
    expect(cell("admin", false)).toEqual(["may", "may"]);
    expect(cell("admin", true)).toEqual(["owners-only", "owners-only"]);
    expect(cell("editor", false)).toEqual(["admins-only", "admins-only"]);
    expect([99, 100].map((count) => mayMakeGroup(viewer("owner", false), count).allowed)).toEqual([
      true,
      false,
    ]);
  });

  it("a group gives what it was given in the main group, and in a subsite nothing [PPRM-03] [PRUL-08]", () => {
    const who = { ...viewer("editor", true), role: "member" as const, groupIds: [7] };
    const held = principal("group", 7);
    expect(principalsOf(who)).toContain(held);
    const actor = { ...who, principals: principalsOf(who) };
    expect([0, 3].map((area) => principalsIn(area, actor).includes(held))).toEqual([true, false]);
    const page = (area: number) => ({
      area,
      shares: [{ principalId: held, mayEdit: true }],
      isPublic: false,
      world: null,
      isTrashed: false,
      isUnpublished: false,
    });
    expect([0, 3].map((area) => mayView(who, page(area)).allowed)).toEqual([true, false]);
  });
});

describe("a page that is shared with a group", () => {
  it("is read by its people, in lists as well, from outside too, and by nobody else [PPRM-03] (long)", async () => {
    const sales = await made("Sales", world.vera, world.xavi);
    const page = await sharedWith("Prices of spring", sales);
    const xavi = await web.browser(world.xavi);
    const ed = await web.browser(world.ed);
    expect([await opens(vera, page), await opens(xavi, page), await opens(ed, page)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([await finds(vera, "Prices of spring"), await finds(ed, "Prices of spring")]).toEqual([
      true,
      false,
    ]);
    const rows = () =>
      inSite("select * from page_reader where site_id = $1 and page_id = $2 order by principal_id", page);
    const before = await rows();
    expect(await change(sales, [world.ed], [world.vera])).toEqual({
      success: true,
      added: [world.ed.id],
      removed: [world.vera.id],
    });
    expect([await opens(vera, page), await opens(ed, page)]).toEqual([false, true]);
    expect(await rows()).toEqual(before);
  });

  it("is closed to them when the group is deleted, and open again when it comes back (long)", async () => {
    const board = await made("Board", world.vera);
    const page = await sharedWith("Minutes of the board", board);
    expect(await opens(vera, page)).toBe(true);
    expect((await olga.post(`/-/groups/${board}/delete/`, {})).body).toEqual({ success: true });
    expect([await opens(vera, page), await finds(vera, "Minutes of the board")]).toEqual([false, false]);
    expect((await olga.post(`/-/groups/${board}/`, {})).status).toBe(404);
    expect((await olga.post(`/-/groups/${board}/restore/`, {})).body).toEqual({ success: true });
    expect(await opens(vera, page)).toBe(true);
    const told = (await world.announced()).filter(({ kind }) => kind === "person-groups-changed");
    expect(told.at(-1)?.facts).toEqual({ personId: world.vera.id, by: world.olga.id });
  });

  it("is followed by its people, who are told of what happens to it", async () => {
    const crew = await made("Crew of the ship", world.vera);
    const page = await sharedWith("Log of the ship", crew);
    await inSite(
      "insert into follower (site_id, page_id, principal_id, follows) values ($1, $2, $3, true)",
      page,
      principal("group", crew),
    );
    const news = {
      pageId: page,
      kind: "published",
      byId: world.ed.id,
      versionId: null,
      at: worldNow,
    } as const;
    await within(world, actorOf(world, world.olga), (tx) => tellFollowers(news, { after: 0, most: 100 }, tx));
    const told = await inSite<{ id: number }>(
      "select person_id as id from notification where site_id = $1 and page_id = $2",
      page,
    );
    expect(told).toEqual([{ id: world.vera.id }]);
  });
});

it("somebody who is deleted leaves their groups, and comes back into them [PDIR-01]", async () => {
  const crew = await made("Leavers", world.vera);
  const [holding] = groupHoldings;
  const { take, giveBack } = holding?.parting ?? {};
  const members = () =>
    inSite<{ id: number }>(
      "select person_id as id from group_member where site_id = $1 and group_id = $2",
      crew,
    );
  await within(world, actorOf(world, world.olga), async (tx) => {
    const taken = await take?.(world.vera.id, tx);
    const left = await run(tx, "select from group_member where site_id = $1 and person_id = $2", [
      tx.siteId,
      world.vera.id,
    ]);
    expect(left).toEqual([]);
    await giveBack?.(world.vera.id, taken ?? null, tx);
  });
  expect(await members()).toEqual([{ id: world.vera.id }]);
});

describe("the calls of groups", () => {
  it("set the groups of a person at the address of the documents, and say what they were [CACT-10] [PDIR-04] [PDIR-01]", async () => {
    const [one, two] = [await made("One"), await made("Two", world.ed)];
    const set = (groups: readonly number[], browser = olga) =>
      browser.post("/ajax/people/action/set_groups/", {
        user_id: world.ed.id,
        groups: JSON.stringify(groups),
      });
    expect((await set([one, two])).body).toMatchObject({ success: true });
    const card = await olga.post(`/ajax/profile/card/${world.ed.id}/`, {});
    expect((card.body as { profile: { subgroups: unknown } }).profile.subgroups).toEqual(
      expect.arrayContaining([
        { name: "One", url: `/people/groups/#group-${one}` },
        { name: "Two", url: `/people/groups/#group-${two}` },
      ]),
    );
    const after = (await set([one])).body as { before: number[] };
    expect(after.before).toEqual(expect.arrayContaining([one, two]));
    expect((await set([one, 999_999])).body).toMatchObject({ error: "This group is no longer here." });
    expect((await set([one], vera)).status).toBe(403);
    // Neither they nor a role are saved without the form token.
    for (const [path, fields] of [
      ["/ajax/people/action/set_groups/", { user_id: world.ed.id, groups: `[${two}]` }],
      [`/-/people/${world.ed.id}/role/`, { role: "member" }],
    ] as const) {
      const { status, body } = await olga.post(path, fields, { magic: "forged" });
      expect([path, status, body?.["error"]]).toEqual([path, 403, expect.stringContaining("CSRF")]);
    }
    expect(await inSite("select role from person where site_id = $1 and id = $2", world.ed.id)).toEqual([
      { role: "editor" },
    ]);
    expect(
      (await olga.post("/ajax/people/action/set_groups/", { user_id: 999_999, groups: "[]" })).status,
    ).toBe(404);
  });

  it("bring a deleted group back within thirty days, unless its name was taken or there are a hundred by then", async () => {
    const id = await made("Autumn");
    const restore = async (group: number) => {
      const { status, body } = await olga.post(`/-/groups/${group}/restore/`, {});
      return [status, (body as { error?: string }).error];
    };
    await olga.post(`/-/groups/${id}/delete/`, {});
    const other = await made("autumn");
    expect(await restore(id)).toEqual([409, "There is already a group with this name."]);
    await olga.post(`/-/groups/${other}/delete/`, {});
    await inSite(
      `insert into person_group (site_id, name, name_key) select $1, 'Filler ' || at, 'filler ' || at from generate_series(1, 100) at`,
    );
    expect(await restore(id)).toEqual([409, "A site can have up to 100 groups. Delete one first."]);
    await inSite("delete from person_group where site_id = $1 and name like 'Filler %'");
    const day = 86_400_000;
    const tidy = (days: number) =>
      groupJobs[0]?.work({
        now: new Date(worldNow.getTime() + days * day),
        eachSite: (step: (tx: Tx) => Promise<unknown>) => within(world, actorOf(world, world.olga), step),
      } as never);
    await tidy(30);
    expect(await restore(id)).toEqual([200, undefined]);
    expect(await restore(id)).toEqual([404, "This group is no longer here."]);
    await olga.post(`/-/groups/${id}/delete/`, {});
    await tidy(31);
    expect(await restore(id)).toEqual([404, "This group is no longer here."]);
  });

  it("take a name of sixty letters at most and one at least, and list the first twelve people of each", async () => {
    const status = async (name: string) => (await olga.post("/-/groups/", { name })).status;
    expect([await status("x".repeat(61)), await status(" "), await status("y".repeat(60))]).toEqual([
      400, 400, 200,
    ]);
    const many = await made("Choir");
    await inSite(
      `with singer as (insert into person (site_id, email, name, name_key, role)
         select $1, 'singer' || at || '@example.org', 'Singer ' || at, 'singer ' || at, 'member' from generate_series(10, 22) at returning id)
       insert into group_member (site_id, group_id, person_id) select $1, $2, id from singer`,
      many,
    );
    const { body } = await olga.get("/people/groups/", { accept: "application/json" });
    type Listed = { groups: { id: number; count: number; people: object[] }[] };
    const { groups } = (body?.["data"] ?? { groups: [] }) as Listed;
    const choir = groups.find(({ id }) => id === many);
    expect([choir?.count, choir?.people.length]).toEqual([13, 12]);
    await inSite("delete from person where site_id = $1 and email like 'singer%'");
    const xavi = await web.browser(world.xavi);
    expect((await xavi.get("/people/groups/", { accept: "application/json" })).status).toBe(403);
  });

  it("refuse a name that is taken, whoever may not, and people who are not here", async () => {
    const id = await made("Harvest");
    const refused = async (path: string, fields: Record<string, unknown>, browser = olga) => {
      const { status, body } = await browser.post(path, fields);
      return [status, (body as { error: string }).error];
    };
    const taken = [409, "There is already a group with this name."];
    expect(await refused("/-/groups/", { name: "harvest" })).toEqual(taken);
    const other = await made("Orchard");
    expect(await refused(`/-/groups/${other}/name/`, { name: "Harvest" })).toEqual(taken);
    expect(await refused(`/-/groups/${id}/people/`, { added: "[999999]", removed: "[]" })).toEqual([
      404,
      "This person is no longer here.",
    ]);
    for (const [path, fields] of [
      ["/-/groups/", { name: "Mine" }],
      [`/-/groups/${id}/name/`, { name: "Mine" }],
      [`/-/groups/${id}/delete/`, {}],
      [`/-/groups/${id}/restore/`, {}],
      [`/-/groups/${id}/people/`, { added: ids([world.vera]), removed: "[]" }],
    ] as const)
      expect([path, (await vera.post(path, fields)).status]).toEqual([path, 403]);
    const renamed = await olga.post(`/-/groups/${id}/name/`, { name: "Harvest home" });
    expect(renamed.body).toEqual({ success: true, before: "Harvest" });
  });
});
