import { afterAll, beforeAll, expect, it } from "vitest";
import { refreshReaders } from "#features/access/store.ts";
import { saveProperties } from "#features/properties/contract.ts";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { saveMenu } from "./contract.ts";

let world: World;
let web: TestWeb;
beforeAll(async () => {
  world = await openWorld("a hash");
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
  web = await openTestWeb(world);
  const items = [
    { type: "url", link: "/" },
    { type: "url", link: "example.org", title: "Elsewhere" },
  ];
  await as(world, world.olga).call(saveMenu, { page_id: 0, data: JSON.stringify({ user_state: { items } }) });
});
afterAll(async () => {
  await web.close();
  await world.close();
});

async function publicPage(title: string): Promise<number> {
  const id = await madePage(world, title);
  await within(world, actorOf(world, world.ed), async (tx) => {
    await tx.db.updateTable("page").set({ is_public: true }).where("id", "=", id).execute();
    await refreshReaders(id, tx);
  });
  return id;
}
const makeHome = (page_id: number) =>
  as(world, world.olga).call(saveProperties, { page_id, settings: { make_homepage: true } });

it("leads visitors home where they find a home page, as soon as there is one, and no longer [MBAR-14] (long)", async () => {
  const visitor = await web.browser("visitor");
  const led = async () =>
    (await visitor.get("/pages/")).text.match(/<a[^>]* href="\/"[^>]*>(?:<[^>]*>)*Home</g)?.length ?? 0;
  const id = await publicPage("Welcome");
  expect([await led(), await led()]).toEqual([0, 0]);
  expect(await makeHome(id)).toMatchObject({ success: true });
  expect(await led()).toBe(1);
  const inside = await madePage(world, "Inside");
  expect(await makeHome(inside)).toMatchObject({ success: true });
  expect(await led()).toBe(0);
});
