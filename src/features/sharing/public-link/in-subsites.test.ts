import { afterAll, beforeAll, expect, it } from "vitest";
import { madePage } from "#testing/pages/made-page.ts";
import { type HttpAnswer, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";

let world: SubsiteWorld;
let web: TestWeb;
beforeAll(async () => {
  world = await openSubsiteWorld();
  await world.database.pool.query("update site set guest_invites = true where id = $1", [world.siteId]);
  web = await openTestWeb(world);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

function cookieIn(answer: HttpAnswer): string {
  const set = [answer.headers["set-cookie"] ?? []].flat().map(String);
  return set.find((each) => each.startsWith("atrium_guest="))?.split(";")[0] ?? "";
}

it("who once gave the password of a page reads it no more in a private subsite that it moved to, though it has guests [PRUL-08]", async () => {
  const [ada, visitor] = [await web.browser(world.ada), await web.browser("visitor")];
  const id = await madePage(world, "Plan", { slug: "plan" });
  const sharing = { public: { view: true }, new1: { view: true, email: "gerda@example.org" } };
  await ada.post(`/ajax/page/page_settings/edit/${id}/`, {
    settings: JSON.stringify({ permission_state: sharing }),
  });
  await ada.post(`/-/sharing/public-link/${id}/`, { ends: null, password: "neap tide" });
  const key = cookieIn(await visitor.post(`/page/unlock/${id}/`, { password: "neap tide" }));
  const cookie = [visitor.cookie, key].join("; ");
  const status = async (path: string) => (await visitor.get(path, { cookie })).status;
  expect(await status("/plan/")).toBe(200);
  const moved = await ada.post("/ajax/pages/action/move_to_subsite/", {
    page_id: id,
    mode: "move",
    to_subsite_id: world.crew.id,
  });
  const there = String(moved.body?.["new_view_url"]);
  expect((await ada.get(there)).status).toBe(200);
  expect([await status(there), await status(`/page/${id}/`)]).toEqual([404, 404]);
});
