import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";

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

it("Main, of the site and of a subsite, is taken to no other subsite by any call; it is copied there [FOPT-14]", async () => {
  const ada = await web.browser(world.ada);
  const path = "/ajax/pages/action/move_to_subsite/";
  const stays = {
    status: 403,
    body: { success: false, error: "Sorry, cannot move the top-most Main folder" },
  };
  for (const [id, place, to] of [
    [world.mainFolderId, "", world.crew.id],
    [world.crew.mainFolderId, "/@crew", 0],
  ] as const) {
    const asked = { folder_id: id, mode: "move" };
    for (const more of [{}, { to_subsite_id: to, batch_hint: "mine" }])
      expect(await ada.post(place + path, { ...asked, ...more })).toMatchObject(stays);
    expect(await ada.get(`${place}/-/subsites/crossing/?folder_id=${id}&to_subsite_id=${to}`)).toMatchObject({
      status: 403,
    });
    expect((await ada.post(place + path, { ...asked, mode: "copy" })).status).toBe(200);
  }
});

it("Main, of the site and of a subsite, keeps its name [FOPT-13]", async () => {
  const ada = await web.browser(world.ada);
  const sentence = "Cannot rename the Main folder";
  for (const [id, place] of [
    [world.mainFolderId, ""],
    [world.crew.mainFolderId, "/@crew"],
  ] as const)
    expect(await ada.post(`${place}/ajax/category/rename/${id}/`, { name: "Root" })).toMatchObject({
      status: 403,
      body: { success: false, error: sentence, message: sentence },
    });
});
