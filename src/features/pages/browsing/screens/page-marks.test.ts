import { afterAll, beforeAll, expect, it } from "vitest";
import { as } from "#testing/as.ts";
import { query } from "#testing/folders.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { loadPages } from "../contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

it("the home page, templates, public and ordinary pages are told apart, in the answer and in words on the list, which says how long ago each changed [PLST-09] [PLST-25] [TIME-01]", async () => {
  const home = await madePage(world, "Harbour");
  const template = await madePage(world, "Minutes");
  const open = await madePage(world, "Pier");
  const plain = await madePage(world, "Tides");
  await query(world, "update subsite set homepage_id = $2 where site_id = $1 and id = 0", home);
  await query(world, "update page set is_template = true where site_id = $1 and id = $2", template);
  await query(world, "update site set public_pages = true where id = $1");
  await query(world, "update page set is_public = true where site_id = $1 and id = $2", open);
  const answer = await as(world, world.vera).call(loadPages, {});
  const rows = answer.success ? answer.pages : [];
  expect(rows.map(({ id, ish, ist, isp }) => ({ id, ish, ist, isp }))).toEqual([
    { id: home, ish: true, ist: false, isp: false },
    { id: template, ish: false, ist: true, isp: false },
    { id: open, ish: false, ist: false, isp: true },
    { id: plain, ish: false, ist: false, isp: false },
  ]);
  const screen = await shown(world, world.vera, "/pages/");
  const wordsOf = (title: string) => screen.text(screen.part("link", title).closest("li") as Element);
  expect(["Harbour", "Minutes", "Pier", "Tides"].map(wordsOf)).toEqual([
    expect.stringMatching(/Home page/),
    expect.stringMatching(/Template/),
    expect.stringMatching(/Public/),
    expect.not.stringMatching(/Home page|Template|Public/),
  ]);
  expect(screen.names("time")).toEqual(Array(4).fill("a moment ago"));
});
