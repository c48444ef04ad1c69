import { afterAll, beforeAll, expect, it } from "vitest";
import { moveToAddress } from "#features/pages/addresses/store.ts";
import { query } from "#testing/folders.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { somebodyWaits } from "#testing/tags.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { actorOf, within } from "#testing/world.ts";

let world: SubsiteWorld;
let web: TestWeb;
beforeAll(async () => {
  world = await openSubsiteWorld();
  web = await openTestWeb(world);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

it.each(["copy", "move"])(
  "a page whose address somebody takes there at the same moment gets the next one: %s (long)",
  async (mode) => {
    const { crew } = world;
    const slug = `fog-${mode}`;
    const pageId = await madePage(world, "Fog", { slug });
    const ada = await web.browser(world.ada);
    let [begin, end] = [() => {}, () => {}];
    const begun = new Promise<void>((done) => (begin = done));
    const over = new Promise<void>((done) => (end = done));
    const taking = within(world, actorOf(world, world.ada, crew.id), async (tx) => {
      expect(await moveToAddress(crew.tidesId, slug, tx)).toBe(true);
      begin();
      await over;
    });
    await begun;
    const fields = { page_id: pageId, mode, to_subsite_id: crew.id };
    const crossing = ada.post("/ajax/pages/action/move_to_subsite/", fields);
    await somebodyWaits(world);
    end();
    await taking;
    expect(await crossing).toMatchObject({ status: 200, body: { success: true, nr_moved: 1 } });
    const there =
      "select slug from page where site_id = $1 and subsite_id = $2 and title = 'Fog' and slug like $3";
    expect(await query(world, there, crew.id, `${slug}%`)).toEqual([{ slug: `${slug}-2` }]);
  },
);
