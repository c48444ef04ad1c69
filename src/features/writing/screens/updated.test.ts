import { afterAll, beforeAll, expect, it } from "vitest";
import { draftWriter, draftedPage } from "#testing/draft-writer.ts";
import type { Meddler } from "#testing/screens/line.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

const reason = "Atrium was updated. Reload the page.";
const refused = (code: string, message: string) =>
  Response.json({ success: false, message }, { status: 409, headers: { "x-refusal": code } });
/** As a newer release answers a tab of an earlier one. */
const newer: Meddler = ({ path }) => {
  if (path.endsWith("/publish/")) return refused("draft-over", "");
  return path.endsWith("/open/") ? refused("editor-too-old", reason) : null;
};
const documents = (screen: Screen) =>
  screen.sent.filter(({ headers }) => headers["accept"] === "text/html").length;
const ways = (screen: Screen) =>
  screen.parts("button", /^(Try again|Reload)$/).map((button) => screen.text(button));

it("a tab of an earlier release is offered the reload that helps, where it writes and where it begins to (long)", async () => {
  const page = await draftedPage(world);
  const ed = await draftWriter(world, { who: world.ed, page_id: page });
  await ed.type("mine ");
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await screen.pass(2000);
  screen.meddle(newer);
  await screen.click("button", "Publish");
  await screen.pass(2000);
  expect(screen.text()).toContain(reason);
  expect(ways(screen)).toEqual(["Reload"]);

  const reader = await shown(world, world.ed, `/page/${page}/`);
  reader.meddle(newer);
  await reader.click("link", "Edit");
  await reader.pass(2000);
  expect(reader.text()).toContain(reason);
  expect(ways(reader)).toEqual(["Reload"]);
  const before = documents(reader);
  await reader.click("button", "Reload");
  expect(documents(reader)).toBe(before + 1);
});
