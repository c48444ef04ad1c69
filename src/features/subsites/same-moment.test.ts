import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
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
const set = (what: string, id: number) =>
  write(world, `update subsite set ${what} where site_id = $1 and id = $2`, [id]);

describe("creating", () => {
  const create = async (sent: object) =>
    (await web.browser(world.olga)).post(`${people}/create_space/`, { ...sent });

  it("once is made once, however often its call arrives, and by another key again [SLST-12] (long)", async () => {
    const made = async (key: string) =>
      (await (await web.browser(world.olga)).post(`${people}/create_space/`, { name: "Quay", key })).body?.[
        "new_url"
      ];
    expect([await made("one"), await made("one")]).toEqual(["/@quay/", "/@quay/"]);
    expect(await made("two")).toBe("/@quay-2/");
    const both = await Promise.all([made("three"), made("three")]);
    expect(both).toEqual(["/@quay-3/", "/@quay-3/"]);
  });

  it("finds an address also where the first two hundred of its name are taken [SLST-17] (long)", async () => {
    await write(
      world,
      `insert into subsite (site_id, slug, name)
       select $1, case when each = 1 then 'subsite' else 'subsite-' || each end, 'S' from generate_series(1, 200) each on conflict do nothing`,
    );
    expect((await create({ name: "日本" })).body).toMatchObject({ new_url: "/@subsite-201/" });
    await write(world, "delete from subsite where site_id = $1 and name = 'S'");
  });
});

describe("joining", () => {
  const join = async (who: WorldPerson, sent: Readonly<Record<string, unknown>>) =>
    (await (await web.browser(who)).post(`${people}/join_space/`, sent)).body;
  const leave = async (who: WorldPerson, ids: readonly number[], id: number) =>
    (await web.browser(who)).post(`${people}/remove_from_space/`, {
      profile_ids: JSON.stringify(ids),
      from_group_id: id,
    });

  /** Until a call of the site waits for what a transaction of the test holds. */
  const untilOneWaits = () =>
    vi.waitFor(async () => {
      const { rows } = await world.database.pool.query(
        "select from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())",
      );
      expect(rows.length).toBe(1);
    }, 5000);
  /** Does it in a transaction that `call` runs into, and gives what that answers. */
  const whileHeld = async <Answer>(text: string, values: readonly unknown[], call: () => Promise<Answer>) => {
    let answer: Promise<Answer> | undefined;
    await within(world, actorOf(world, world.olga), async (tx) => {
      await run(tx, text, [tx.siteId, ...values]);
      answer = call();
      await untilOneWaits();
    });
    return answer;
  };

  it("takes no role away that was given in the same moment [SLST-15] (long)", async () => {
    await set("is_self_joinable = true", world.harbour.id);
    const joined = await whileHeld(
      "insert into membership (site_id, subsite_id, person_id, role) values ($1, $2, $3, 'editor')",
      [world.harbour.id, world.vera.id],
      () => join(world.vera, { group_id: world.harbour.id }),
    );
    expect(joined).toMatchObject({ success: true, has_joined: true });
    expect(await listOf(world.vera)).toContainEqual(["Harbour", "editor"]);
    await leave(world.vera, [world.vera.id], world.harbour.id);
    await set("is_self_joinable = false", world.harbour.id);
  });

  it("by a request is answered by whoever is first, of two in the same moment [SLST-06] (long)", async () => {
    const [request] = await write<{ id: number }>(
      world,
      "insert into join_request (site_id, subsite_id, person_id, asked_id, requested) values ($1, $2, $3, $4, now()) returning id",
      [world.harbour.id, world.vera.id, world.ed.id],
    );
    const answered = await whileHeld(
      `with answered as (delete from join_request where site_id = $1 and id = $4)
       insert into membership (site_id, subsite_id, person_id, role) values ($1, $2, $3, 'editor')`,
      [world.harbour.id, world.vera.id, request?.id],
      async () =>
        (await web.browser(world.ed)).post(`/-/subsites/requests/${request?.id}/`, { answer: "viewer" }),
    );
    expect(answered?.body).toMatchObject({
      success: false,
      error: "This request has been answered already.",
    });
    expect(await listOf(world.vera)).toContainEqual(["Harbour", "editor"]);
    await leave(world.vera, [world.vera.id], world.harbour.id);
  });
});
