import { afterAll, beforeAll, expect, it } from "vitest";
import { saveProperties } from "#features/properties/contract.ts";
import { savePermissions } from "#features/sharing/saving-operations.ts";
import { as, worldNow } from "#testing/as.ts";
import { tellMailListeners } from "#testing/outbox.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { readActivity } from "./screen.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it("who reads a page only since it was renamed is not told what it was called before, as who read or edits it is (long)", async () => {
  const { ed, vera, xavi } = world;
  const actor = actorOf(world, ed);
  const heard = () => tellMailListeners(world, async () => {}, worldNow);
  const share = (who: WorldPerson, given: { view: boolean; edit?: boolean }) =>
    within(world, actor, (tx) =>
      savePermissions(actor, { pageId: id, sent: { [who.id]: given } }, worldNow, tx),
    );
  const id = await madePage(world, "Layoffs", { shares: [] });
  await share(vera, { view: true });
  await heard();
  await as(world, ed).call(saveProperties, { page_id: id, settings: { title: "Team changes" } });
  await heard();
  await share(xavi, { view: true });
  await heard();
  const told = async (who: WorldPerson) => {
    const answer = await as(world, who).call(readActivity, {});
    if (!answer.success) throw new Error(answer.code);
    return answer.lines.filter(({ title }) => title === "Team changes").map(({ kind, was }) => [kind, was]);
  };
  expect([await told(ed), await told(vera)]).toEqual([[["renamed", "Layoffs"]], [["renamed", "Layoffs"]]]);
  expect(await told(xavi)).toEqual([["renamed", null]]);
  const screen = await shown(world, xavi, "/feed/");
  expect(screen.text(screen.part("main"))).toContain("Team changesRenamed ");
  expect(screen.text()).not.toContain("Layoffs");
  await share(xavi, { view: true, edit: true });
  expect(await told(xavi)).toEqual([["renamed", "Layoffs"]]);
});
