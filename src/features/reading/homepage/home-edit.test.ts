import { afterAll, beforeAll, expect, it } from "vitest";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { openTestWeb } from "#testing/server.ts";
import { setHomepage } from "#testing/pages/home-page.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
  const home = await madePage(world, "Welcome aboard", { slug: "welcome" });
  await setHomepage(world, home);
});
afterAll(() => world.close());

it("the home page is edited at its own address, wherever `/?edit` is asked for (long)", async () => {
  const web = await openTestWeb(world);
  const ed = await web.browser(world.ed);
  for (const accept of ["text/html", "application/json"]) {
    const answer = await ed.ask({ method: "GET", url: "/?edit", headers: { accept } });
    expect([answer.status, answer.headers["location"]]).toEqual([302, "/welcome/?edit"]);
  }
  expect((await ed.get("/")).status).toBe(200);
  const screen = await shown(world, world.ed, "/welcome/?edit");
  expect(screen.part("region", "Edit mode")).toBeDefined();
});

it("whoever may not edit it is told so there (long)", async () => {
  const screen = await shown(world, world.vera, "/welcome/?edit");
  expect(screen.parts("region", "Edit mode")).toEqual([]);
  expect(screen.text(screen.part("main"))).toContain("About Welcome aboard.");
});
