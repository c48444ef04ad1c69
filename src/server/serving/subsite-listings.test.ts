import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { actorOf, within } from "#testing/world.ts";

let world: SubsiteWorld;
let web: TestWeb;
let vera: TestBrowser;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
  web = await openTestWeb(world);
  vera = await web.browser(world.vera);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const asJson = { accept: "application/json" };

it("the address of a subsite is said with its prefix wherever one of its pages is listed [ROUT-01]", async () => {
  const { id, tidesId } = world.crew;
  await within(world, actorOf(world, world.olga), async (tx) => {
    const at = "'2026-11-21T08:00Z', '2026-11-21T08:00Z'";
    await run(
      tx,
      `insert into activity (site_id, subsite_id, kind, page_id, person_id, began, happened) values ($1, $2, 'edited', $3, $4, ${at})`,
      [tx.siteId, id, tidesId, world.ed.id],
    );
    await run(
      tx,
      `insert into notification (site_id, person_id, kind, page_id, versions, by_id, began, happened)
       values ($1, $2, 'published', $3, '{1}', $4, ${at})`,
      [tx.siteId, world.vera.id, tidesId, world.ed.id],
    );
  });
  await vera.post(`/@crew/ajax/page/star/${tidesId}/star/`, {});
  const starred = { data: JSON.stringify({ tempstate: false, cat_id: "favorites" }) };
  const answers = [
    await vera.get("/feed/", asJson),
    await vera.get("/notifications/", asJson),
    await vera.get(`/profile/p/${world.ed.id}/`, asJson),
    await vera.get("/ajax/search/?q=crew%20tides"),
    await vera.post("/@crew/ajax/pages/action/list_pages/", { q: "tides" }),
    await vera.post("/ajax/widget/action/load_category/0/0/new_menu/", starred),
  ];
  const said = answers.map(({ text }) =>
    [...text.matchAll(/"([^" ]*\/tides\/)[^" ]*"/g)].map(([, at]) => at),
  );
  expect(said.map((all) => [...new Set(all)])).toEqual(answers.map(() => ["/@crew/tides/"]));
  await vera.post(`/@crew/ajax/page/star/${tidesId}/unstar/`, {});
});

it("the address of a subsite is told to search engines with its prefix, where it is open to the world [ROUT-01]", async () => {
  const olga = await web.browser(world.olga);
  const open = { name: "Noordervaart", time_zone: "UTC", public_pages: "yes" };
  await olga.post("/-/settings/site/", { ...open, indexed: "yes" });
  const { text } = await (await web.browser("visitor")).get("/sitemap.xml");
  const places = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place);
  expect(places).toEqual(
    ["/@harbour/", "/@harbour/tides/"].map((path) => `https://noordervaart.example${path}`),
  );
  await olga.post("/-/settings/site/", { ...open, indexed: "no" });
});
