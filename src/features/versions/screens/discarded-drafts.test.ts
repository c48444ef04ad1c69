import { afterAll, beforeAll, expect, it } from "vitest";
import { as, worldNow } from "#testing/as.ts";
import { draftWriter, draftedPage } from "#testing/draft-writer.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { readUnpublished } from "#features/writing/contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

const later = new Date(worldNow.getTime() + 3_600_000);

/** Ada wrote five words, and Ed discarded them an hour later. */
async function discardedPage() {
  const page = await draftedPage(world);
  const ada = await draftWriter(world, { who: world.ada, page_id: page, now: worldNow });
  await ada.type("twelve ships in the fog ");
  const ed = await draftWriter(world, { who: world.ed, page_id: page, now: later });
  await ed.discard();
  return { page, ed };
}

it("a discarded draft stands in the history with whose words it holds, opens as it was, and comes back (long)", async () => {
  const { page } = await discardedPage();
  const screen = await shown(world, world.ed, `/page/versions/${page}/`);
  const [discarded, published] = screen.document.querySelectorAll(".versions-list > li");
  const text = screen.text(discarded as Element);
  expect(text).toContain("21 November 2026, 13:00");
  expect(text).toContain("Draft discarded by Ed Elzinga");
  expect(text).toContain("Ada Admiraal 5 words");
  expect(text).toContain("1 unpublished change.");
  expect(text).toContain("Kept until 21 December 2026.");
  expect(screen.text(published as Element)).toContain("Shown now");
  await screen.click("link", "Preview");
  const note = () => screen.text(screen.document.querySelector(".versions-note") as Element);
  expect(screen.text(screen.document.querySelector(".pages-body") as Element)).toContain(
    "twelve ships in the fog first",
  );
  expect(note()).toContain(
    "Draft discarded by Ed Elzinga, 21 November 2026, 13:00 Kept until 21 December 2026.",
  );
  expect(note()).not.toContain("published after");
  await screen.click("button", "Restore");
  expect(await as(world, world.ed).call(readUnpublished, { page_id: page })).toMatchObject({
    changes: 1,
    writers: [{ name: "Ada Admiraal", words: 5 }],
  });
  const vera = await shown(world, world.vera, `/page/${page}/`);
  expect(vera.text(vera.part("main"))).not.toContain("twelve");
});

it("a discarded draft does not take the place of unpublished words, and says what it would replace (long)", async () => {
  const { page, ed } = await discardedPage();
  const next = await draftWriter(world, { who: world.ed, page_id: page, now: later });
  await next.type("newer ");
  const address = `/page/versions/${page}/?discarded=${ed.epoch}`;
  const screen = await shown(world, world.ed, address);
  await screen.click("button", "Restore");
  expect(screen.part("alert").textContent).toBe(
    "This page has unpublished changes. Publish or discard them first, then restore this draft.",
  );
  await next.publish(1);
  const again = await shown(world, world.ed, address);
  expect(again.text(again.document.querySelector(".versions-note") as Element)).toContain(
    "The page was published after this draft. Publishing the restored draft replaces what readers see.",
  );
});

it("a discarded draft that is not there any more is said to be gone (long)", async () => {
  const { page } = await discardedPage();
  const screen = await shown(world, world.ed, `/page/versions/${page}/?discarded=99`);
  expect(screen.part("heading").textContent).toBe(
    "This draft is no longer here. Discarded drafts are kept for 30 days.",
  );
});

it("a draft that could not be restored keeps its button, and says so (long)", async () => {
  const { page } = await discardedPage();
  const screen = await shown(world, world.ed, `/page/versions/${page}/`);
  screen.meddle(({ method }) =>
    method === "POST" ? Promise.resolve(new Response("<h1>Bad gateway</h1>", { status: 502 })) : null,
  );
  await screen.click("button", "Restore");
  expect(screen.part("alert").textContent).toBe("Couldn't restore the draft. It's still here; try again.");
  screen.meddle(null);
  await screen.click("button", "Restore");
  expect(screen.text()).toContain("Draft restored.");
});
