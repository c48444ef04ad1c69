import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, actorOf, within } from "#testing/world.ts";

let world: SubsiteWorld;
let web: TestWeb;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
  web = await openTestWeb(world);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const people = "/ajax/people/action";
const listOf = async (who: WorldPerson) => {
  const { body } = await (await web.browser(who)).get("/subsites/", { accept: "application/json" });
  const data = body?.["data"] as {
    subsites: { name: string; role: string; joining: string; mayManage: boolean }[];
  };
  return data.subsites.map(({ name, role, joining }) => [name, role ?? joining]);
};
const write = <Row>(site: World, text: string, values: readonly unknown[] = []) =>
  within(site, actorOf(site, site.olga), (tx) => run<Row & object>(tx, text, [tx.siteId, ...values]));
const leave = async (who: WorldPerson, ids: readonly number[], id: number) =>
  (await web.browser(who)).post(`${people}/remove_from_space/`, {
    profile_ids: JSON.stringify(ids),
    from_group_id: id,
  });

describe("leaving", () => {
  it("everybody may leave, administrators remove others, and the last of them stays [MEMB-06] [SUBS-13] [SUBS-18] [ROLE-24] (long)", async () => {
    expect((await leave(world.ada, [world.ada.id], world.crew.id)).body).toMatchObject({
      error: "A subsite needs an administrator. Make someone else administrator first.",
    });
    expect((await leave(world.vera, [world.ed.id], world.crew.id)).status).toBe(403);
    expect((await leave(world.xavi, [world.ed.id], world.harbour.id)).status).toBe(403);
    // From outside nobody removes others, whatever they are there.
    const becomes = (role: string) =>
      write(world, "update membership set role = $2 where site_id = $1 and person_id = $3", [
        role,
        world.xavi.id,
      ]);
    await becomes("admin");
    expect((await leave(world.xavi, [world.ed.id], world.harbour.id)).body).toMatchObject({
      error: "Only members of this site can see its people.",
    });
    await becomes("viewer");
    expect((await leave(world.vera, [world.vera.id], world.board.id)).status).toBe(404);
    expect((await leave(world.ada, [world.ed.id], world.crew.id)).status).toBe(200);
    expect((await (await web.browser(world.ed)).get("/@crew/pages/")).status).toBe(404);
    // Without the number of a subsite it is the one of the address.
    const profile_ids = JSON.stringify([world.vera.id]);
    const vera = await web.browser(world.vera);
    expect((await vera.post(`/@crew${people}/remove_from_space/`, { profile_ids })).body).toMatchObject({
      success: true,
    });
    expect(await listOf(world.vera)).toContainEqual(["Crew", "ask"]);
  });

  it("removes everybody named, from the subsite that is named wherever the call is made [MEMB-06]", async () => {
    const { ada, ed, vera, xavi, crew, harbour } = world;
    const invite = async (who: WorldPerson, slug: string, whom: readonly WorldPerson[]) => {
      const data = JSON.stringify({ addrs: whom.map(({ email }) => ({ email })) });
      await (await web.browser(who)).post(`/@${slug}${people}/invite_to_space/`, { data });
    };
    await invite(ada, "crew", [ed, vera]);
    const sent = { profile_ids: JSON.stringify([ed.id, vera.id]), from_group_id: crew.id };
    const removed = await (await web.browser(ada)).post(`/@attic${people}/remove_from_space/`, sent);
    expect(removed.body).toEqual({ success: true });
    const left = await write<{ id: number }>(
      world,
      "select person_id::int as id from membership where site_id = $1 and subsite_id = any($2) order by subsite_id, person_id",
      [[crew.id, harbour.id]],
    );
    expect(left.map(({ id }) => id)).toEqual([ada.id, ...[ed.id, xavi.id].toSorted((a, b) => a - b)]);
  });
});
