import { afterAll, beforeAll, expect, it } from "vitest";
import { draftWriter, draftedPage } from "#testing/draft-writer.ts";
import type { Meddler } from "#testing/screens/line.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

/** As the subsite answers of which somebody was taken out. */
const gone: Meddler = ({ path }) =>
  path.includes("/-/draft/")
    ? Response.json(
        { success: false, error: "We couldn't find this." },
        { status: 404, headers: { "x-refusal": "not-found" } },
      )
    : null;

it("who is taken out of a subsite while they write reads that the page is not theirs any more (long)", async () => {
  const page = await draftedPage(world);
  const ed = await draftWriter(world, { who: world.ed, page_id: page });
  await ed.type("mine ");
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await screen.pass(2000);
  screen.meddle(gone);
  const window = screen.document.defaultView as Window & { Event: typeof Event };
  window.dispatchEvent(new window.Event("online"));
  await screen.pass(2000);
  const bar = screen.part("region", "Edit mode");
  expect(screen.text(bar)).toContain("This page doesn't exist or isn't shared with you.");
  expect(screen.names("button", bar)).not.toContain("Publish");
});
