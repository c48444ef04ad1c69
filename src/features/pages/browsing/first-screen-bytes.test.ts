import { afterAll, beforeAll, expect, it } from "vitest";
import { principal } from "#kernel/actor.ts";
import { query } from "#testing/folders.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, type WorldPerson, openWorld } from "#testing/world.ts";

let world: World;
let web: TestWeb;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
  const first = await madePage(world, "The tide table of every harbour on the way");
  for (const statement of largeSite) await query(world, statement, world.mainFolderId, first);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

/** Twelve hundred pages that everybody reads and editors edit, two thousand folders, forty in each of fifty, and five hundred tags. */
const largeSite = [
  `insert into folder (site_id, subsite_id, parent_id, name, name_key)
   select $1, 0, $2, 'Harbour ' || n, 'harbour ' || n from generate_series(1, 50) n where $3 > 0`,
  `insert into folder (site_id, subsite_id, parent_id, name, name_key)
   select $1, 0, id, 'Berth ' || n, 'berth ' || n from folder, generate_series(1, 39) n where site_id = $1 and parent_id = $2 and $3 > 0`,
  `insert into tag (site_id, subsite_id, name, name_key)
   select $1, 0, 'Quay ' || n, 'quay ' || n from generate_series(1, 500) n where $2 > 0 and $3 > 0`,
  `insert into page (site_id, subsite_id, folder_id, title, title_key, version_id, preview, creator_id, modifier_id)
   select site_id, subsite_id, folder_id, title || ' ' || n, title_key || ' ' || n, version_id, repeat('The tide waits for nobody. ', 5), creator_id, creator_id
   from page, generate_series(1, 1200) n where site_id = $1 and id = $3 and $2 > 0`,
  `insert into page_reader (site_id, principal_id, page_id, may_edit, folder_id, title_key, modified, created)
   select site_id, held.id, page.id, held.edits, folder_id, title_key, modified, created
   from page cross join (values (${principal("everybody")}, false), (${principal("editors")}, true), (${principal("admins")}, true)) held (id, edits)
   where site_id = $1 and page.id <> $3 and $2 > 0`,
];

/** The document of an address as it is, and as a browser is sent it. */
async function bytesOf(url: string, who: WorldPerson) {
  const { cookie } = await web.browser(who);
  const ask = async (accepts: string) => {
    const headers = { host: "noordervaart.example", cookie, "accept-encoding": accepts, accept: "text/html" };
    const { statusCode, rawPayload } = await web.server.inject({ method: "GET", url, headers });
    return statusCode === 200 ? rawPayload.length : -statusCode;
  };
  const raw = await ask("identity");
  return { raw, sent: await ask("gzip, deflate, br") };
}

it("the first screen of a large site is at most 120,000 bytes, and 20,000 as it is sent (long)", async () => {
  for (const url of ["/pages/", "/pages/?by=modified", "/pages/tree/"]) {
    const { raw, sent } = await bytesOf(url, world.ed);
    expect(
      { url, raw: raw > 20_000 && raw <= 120_000, sent: sent > 2000 && sent <= 20_000 },
      `${raw} ${sent}`,
    ).toEqual({
      url,
      raw: true,
      sent: true,
    });
  }
});
