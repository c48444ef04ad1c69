import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";

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

it("tags of a subsite are work of its editors, not of its viewers, whatever they are on the site [ROLE-06] [ROLE-22] [TOPT-03] [TOPT-06] [TOPT-07] [TOPT-12]", async () => {
  // Vera is a member of the site and edits Crew; Ed edits the site and views Crew.
  const [vera, ed] = [await web.browser(world.vera), await web.browser(world.ed)];
  const settings = JSON.stringify({ tags: ["slack water"] });
  await vera.post(`/@crew/ajax/page/page_settings/edit_properties/${world.crew.tidesId}/`, { settings });
  const { body } = await vera.get("/@crew/-/tags/", { accept: "application/json" });
  const [tag] = (body?.["tags"] ?? []) as { id: number }[];
  for (const [action, sent] of [
    ["rename", { name: "neap" }],
    ["delete", {}],
    ["undelete", {}],
  ] as const) {
    const path = `/@crew/ajax/tag/${action}/${tag?.id}/`;
    expect([(await ed.post(path, sent)).status, (await vera.post(path, sent)).status]).toEqual([403, 200]);
  }
});
