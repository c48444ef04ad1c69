import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { searchEverything } from "./contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
  for (let page = 1; page <= 13; page++) await madePage(world, `Rota ${page}`);
});
afterAll(() => world.close());

async function kindsOf(who: WorldPerson, sent: object) {
  const answer = await as(world, who).call(searchEverything, sent as never);
  const results: readonly { cat: string }[] = answer.success ? answer.results : [];
  return ["Pages", "Folders", "People", "Tags", "Groups"].map(
    (kind) => results.filter(({ cat }) => cat === kind).length,
  );
}

/** More folders, people, tags and groups of one name than there are places for. */
const manyNamedRota = () =>
  within(world, actorOf(world, world.ed), async (tx) => {
    const numbers = "from generate_series(1, 13) n";
    const site = [tx.siteId];
    await run(
      tx,
      `insert into folder (site_id, subsite_id, parent_id, name, name_key)
       select $1, 0, $2, 'Rota shed ' || n, 'rota shed ' || n ${numbers}`,
      [...site, world.mainFolderId],
    );
    await run(
      tx,
      `insert into tag (site_id, subsite_id, name, name_key) select $1, 0, 'rota ' || n, 'rota ' || n ${numbers}`,
      site,
    );
    await run(
      tx,
      `insert into person_group (site_id, name, name_key) select $1, 'Rota ' || n, 'rota ' || n ${numbers}`,
      site,
    );
    await run(
      tx,
      `insert into person (site_id, email, name, name_key, role)
       select $1, 'r' || n || '@rota.example', 'Rotager ' || n, 'rotager ' || n, 'member' ${numbers}`,
      site,
    );
  });

it("answers at most 12 of a kind, fewer when asked, nothing for nothing [SRCH-08] [SRCH-10] [SRCH-12] [SRCH-13]", async () => {
  const { ed, ada } = world;
  expect(await kindsOf(ed, { q: "rota" })).toEqual([12, 0, 0, 0, 0]);
  expect(await kindsOf(ed, { q: "rota", max_results: "5" })).toEqual([5, 0, 0, 0, 0]);
  expect(await kindsOf(ed, { q: "rota", max_by_type: 3 })).toEqual([3, 0, 0, 0, 0]);
  const people = async (sent: object) => (await kindsOf(ed, { q: "noordervaart", ...sent }))[2];
  expect([await people({}), await people({ max_by_type: 2 })]).toEqual([5, 2]);
  expect(await as(world, ed).call(searchEverything, { q: "  " })).toMatchObject({ results: [] });
  for (const beyond of [{ max_results: 31 }, { max_by_type: 13 }])
    expect(await as(world, ed).call(searchEverything, { q: "rota", ...beyond })).toMatchObject({
      status: 400,
    });
  await manyNamedRota();
  expect(await kindsOf(ada, { q: "rota" })).toEqual([12, 6, 12, 0, 0]);
  expect(await kindsOf(ada, { q: "rotager" })).toEqual([0, 0, 12, 0, 0]);
  expect(await kindsOf(ada, { q: "rota", all_subsites: "no" })).toEqual([12, 6, 12, 0, 0]);
  expect(await kindsOf(ada, { q: "rotager", all_subsites: "no" })).toEqual([0, 0, 12, 0, 0]);
  expect(await kindsOf(ada, { q: "rota", max_by_type: 3 })).toEqual([3, 3, 3, 3, 3]);
});
