import { afterAll, beforeAll, expect, it } from "vitest";
import { as } from "#testing/as.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { readMenu, saveMenu } from "./contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
  const items = ["Home", "Handbook", "News"].map((title) => ({ id: title, type: "url", title, link: "/" }));
  const data = JSON.stringify({ user_state: { items, overflow: true } });
  await as(world, world.olga).call(saveMenu, { page_id: 0, data });
});
afterAll(() => world.close());

it("the edited menu asks nobody about what is saved, nor about what was put back by hand (long)", async () => {
  const screen = await shown(world, world.ed, "/pages/");
  await screen.click("button", "Edit menu");
  const move = async (entry: string) => {
    await screen.click("button", "News", screen.part("region", "Edit menu"));
    await screen.click("menuitem", entry);
  };
  const leave = (to: string) => screen.click("link", to, screen.part("navigation", "Quick actions"));
  await move("Move earlier");
  await move("Move later");
  await leave("People");
  expect([screen.address, screen.parts("dialog")]).toEqual(["/people/", []]);
  await move("Move earlier");
  let letGo = () => {};
  const held = new Promise<Response>((resolve) => {
    letGo = () => resolve(new Response("", { status: 502 }));
  });
  screen.meddle(({ path }) => (path === "/people/" ? held : null));
  await screen.click("button", "Save");
  await leave("Pages");
  expect([screen.address, screen.parts("dialog")]).toEqual(["/pages/", []]);
  letGo();
  await screen.pass(0);
  const stored = await as(world, world.olga).call(readMenu, {});
  if (!stored.success) throw new Error(stored.code);
  expect(stored.user_state.items.map(({ id }) => id)).toEqual(["Home", "News", "Handbook"]);
});
