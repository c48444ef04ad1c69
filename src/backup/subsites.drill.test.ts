import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkPostgres } from "#doctor/postgres.ts";
import { openDatabase } from "#database/connection.ts";
import { inTransaction, run } from "#database/transaction.ts";
import { saveRoles } from "#features/subsites/joining-store.ts";
import { principal } from "#kernel/actor.ts";
import { type SavedWorld, openSavedWorld, query, sumsOf } from "#testing/saved-world.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";

let saved: SavedWorld<SubsiteWorld>;
beforeAll(async () => {
  saved = await openSavedWorld(openSubsiteWorld);
});
afterAll(() => saved.close());

/** Whatever subsites and telling people keep. */
const tables = [
  "subsite",
  "membership",
  "join_request",
  "follower",
  "notification",
  "notice_mail",
  "activity",
  "activity_seen",
  "undertaking",
  "undertaking_item",
];

it("a backup brings subsites with their default templates, memberships, follows, notifications and long work back, and what comes after is counted as before", async () => {
  const { world } = saved;
  await furnish(world);
  const before = await sumsOf(world.address);
  for (const table of tables)
    expect([table, before[table]]).not.toEqual([table, expect.stringMatching(/^0 /)]);
  const file = path.join(saved.scratch, "subsites.tar.gz");
  await saved.save({ address: world.address, file });
  const address = await saved.emptyDatabase();
  await saved.restore({ address, file });
  expect(await sumsOf(address)).toEqual(before);

  const { findings } = await checkPostgres(address, [], Date.now);
  expect(findings.filter(({ state }) => state === "wrong")).toEqual([]);

  expect(
    await query(
      address,
      `select page.is_template, subsite.default_template_id = page.id as is_default from page
       join subsite on subsite.id = page.subsite_id where page.id = ${world.crew.tidesId}`,
    ),
  ).toEqual([{ is_template: true, is_default: true }]);

  const people = () =>
    query(
      address,
      "select slug, people from subsite where slug in ('', 'crew') and site_id = 1 order by slug",
    );
  expect(await people()).toEqual([
    { slug: "", people: 5 },
    { slug: "crew", people: 3 },
  ]);
  const database = openDatabase(address, 1);
  await inTransaction(database, { siteId: world.siteId, access: "write" }, async (tx) => {
    await saveRoles({ subsiteId: world.crew.id, personIds: [world.xavi.id], role: "viewer" }, tx);
    await run(tx, "delete from person where site_id = $1 and id = $2", [world.siteId, world.vera.id]);
  });
  await database.end();
  expect(await people()).toEqual([
    { slug: "", people: 4 },
    { slug: "crew", people: 3 },
  ]);
});

async function furnish({ address, siteId, vera, ed, xavi, crew, harbour }: SubsiteWorld): Promise<void> {
  const own = principal("person", vera.id);
  for (const text of [
    `update page set is_template = true where id = ${crew.tidesId}`,
    `update subsite set default_template_id = ${crew.tidesId} where id = ${crew.id}`,
    `insert into join_request (site_id, person_id, subsite_id, asked_id, requested) values (${siteId}, ${xavi.id}, ${crew.id}, ${ed.id}, now())`,
    `insert into follower (site_id, page_id, principal_id, person_id, follows) values (${siteId}, ${crew.tidesId}, ${own}, ${vera.id}, true)`,
    `insert into notification (site_id, person_id, kind, page_id, by_id, versions, began, happened, mail_at)
     values (${siteId}, ${vera.id}, 'changed', ${crew.tidesId}, ${ed.id}, '{1,2}', now(), now(), now())`,
    `insert into notice_mail (site_id, id, person_id, kind, made, due) values (${siteId}, gen_random_uuid(), ${vera.id}, 'alone', now(), now())`,
    `insert into activity (site_id, subsite_id, kind, page_id, person_id, began, happened)
     values (${siteId}, ${crew.id}, 'edited', ${crew.tidesId}, ${ed.id}, now(), now())`,
    `insert into activity (site_id, subsite_id, kind, folder_id, person_id, began, happened)
     values (${siteId}, ${harbour.id}, 'folder-made', ${harbour.mainFolderId}, ${ed.id}, now(), now())`,
    `insert into activity_seen (site_id, person_id, subsite_id, until) values (${siteId}, ${vera.id}, ${crew.id}, now())`,
    `with task as (insert into undertaking (site_id, kind, person_id, acting_id, input, state, total, began, moved)
       values (${siteId}, 'open-subsite', ${ed.id}, ${ed.id}, '{}', 'running', 1, now(), now()) returning id)
     insert into undertaking_item (site_id, undertaking_id, place, name, data) select ${siteId}, id, 0, 'Crew', 'null' from task`,
  ])
    await query(address, text);
}
