import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { as, worldNow } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { actorOf, within } from "#testing/world.ts";
import { markSeen } from "./contract.ts";

let world: SubsiteWorld;
let fog: number;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
  fog = await madePage(world, "Sailing in fog");
});
afterAll(() => world.close());
beforeEach(async () => {
  await ask("delete from activity where site_id = $1");
  await ask("delete from activity_seen where site_id = $1");
  await happened(fog, "2026-11-20T08:00:00Z");
  await happened(fog, "2026-11-21T08:00:00Z");
});

const ask = <Row>(text: string, ...values: readonly unknown[]) =>
  within(world, actorOf(world, world.olga), (tx) => run<Row>(tx, text, [world.siteId, ...values]));
const happened = (pageId: number, at: string) =>
  ask(
    `insert into activity (site_id, subsite_id, kind, page_id, person_id, began, happened)
     select $1, subsite_id, 'edited', id, $3, $4, $4 from page where site_id = $1 and id = $2`,
    pageId,
    world.ed.id,
    at,
  );
const lines = (screen: Screen) =>
  screen.parts("listitem", undefined, screen.part("main")).map((item) => screen.text(item).slice(-40));

it("shows where what is new ends, once somebody said how far they have seen it, and takes that back (long)", async () => {
  const screen = await shown(world, world.vera, "/feed/");
  expect(lines(screen).join()).not.toContain("New since");
  await screen.click("button", "Mark all as seen");
  expect(screen.names("button", screen.part("main"))).not.toContain("Mark all as seen");
  expect(screen.text(screen.part("main"))).not.toContain("New since");

  await happened(fog, "2026-11-21T09:30:00Z");
  const later = await shown(world, world.vera, "/feed/");
  expect(lines(later).map((line) => line.includes("New since"))).toEqual([false, true, false, false]);
  expect(lines(later)[1]).toBe("New since 21 November 2026, 08:00");
  await later.click("button", "Mark all as seen");
  expect(lines(later)).toHaveLength(3);
  await later.click("button", "Undo");
  expect(lines(later)[1]).toBe("New since 21 November 2026, 08:00");

  expect(lines(await shown(world, world.ada, "/feed/")).join()).not.toContain("New since");
});

it("is kept for the main group and each subsite apart, and never of what is still to come (long)", async () => {
  await happened(world.crew.tidesId, "2026-11-21T09:30:00Z");
  const crew = await shown(world, world.vera, "/@crew/feed/");
  await crew.click("button", "Mark all as seen");
  expect(await shownButtons("/@crew/feed/")).not.toContain("Mark all as seen");
  expect(await shownButtons("/feed/")).toContain("Mark all as seen");
  // The list of one person is a part of it.
  expect(await shownButtons(`/feed/?person=${world.ed.id}`)).not.toContain("Mark all as seen");

  await as(world, world.ed).call(markSeen, { until: worldNow.getTime() + 1_000_000 });
  const [row] = await ask<{ until: Date }>(
    "select until from activity_seen where site_id = $1 and person_id = $2",
    world.ed.id,
  );
  expect(row?.until).toEqual(worldNow);
});

const shownButtons = async (path: string) => {
  const screen = await shown(world, world.vera, path);
  return screen.names("button", screen.part("main"));
};
