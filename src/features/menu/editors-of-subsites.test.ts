import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";

let world: SubsiteWorld;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
});
afterAll(() => world.close());

it("the menu of a subsite is edited by its editors and administrators, whatever they are on the site [MBAR-12]", async () => {
  const web = await openTestWeb(world);
  const answers: unknown[] = [];
  // Vera is a member of the site and edits Crew; Ed edits the site, views Crew and administers Harbour.
  for (const [who, subsite] of [
    ["ada", "crew"],
    ["vera", "crew"],
    ["ed", "crew"],
    ["ed", "harbour"],
    ["xavi", "harbour"],
  ] as const) {
    const browser = await web.browser(world[who]);
    const { text } = await browser.get(`/@${subsite}/tides/`);
    const toggles = text.match(/<button[^>]* data-menu-edit[^>]*>.*?<span>Edit menu<\/span>/g)?.length ?? 0;
    const data = JSON.stringify({ user_state: { items: [] } });
    const { status, body } = await browser.post(`/@${subsite}/ajax/widget/action/save_menu/0/0/new_menu/`, {
      data,
    });
    answers.push([who, subsite, toggles, status, body?.["error"]]);
  }
  await web.close();
  const refusal = "Sorry, only editors can do this.";
  expect(answers).toEqual([
    ["ada", "crew", 1, 200, undefined],
    ["vera", "crew", 1, 200, undefined],
    ["ed", "crew", 0, 403, refusal],
    ["ed", "harbour", 1, 200, undefined],
    ["xavi", "harbour", 0, 403, refusal],
  ]);
});
