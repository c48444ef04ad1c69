import { afterAll, beforeAll, expect, it } from "vitest";
import { as } from "#testing/as.ts";
import { draftWriter, draftedPage } from "#testing/draft-writer.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { removeWidget } from "#documents/draft/arranging.ts";
import { openDraft, undoDiscard } from "../contract.ts";
import { draftSchema } from "#documents/draft/draft-document.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

it("discarding asks first, and says whose words and changes go and where they stay (long)", async () => {
  const page = await draftedPage(world);
  const ada = await draftWriter(world, { who: world.ada, page_id: page });
  await ada.type("twelve ships in the fog ");
  const ed = await draftWriter(world, { who: world.ed, page_id: page });
  await ed.save(() => removeWidget(ed.draft, "title01"));
  const epoch = async () => {
    const opened = await as(world, world.ada).call(openDraft, { page_id: page, schema: draftSchema });
    return opened.success && opened.epoch;
  };
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  const ask = async () => {
    const [more] = screen.parts("button", /^More options/);
    if (more) await screen.clickOn(more);
    await screen.click("menuitem", "Discard changes");
    return screen.part("dialog", "Discard unpublished changes?");
  };
  const dialog = await ask();
  expect(screen.parts("listitem", undefined, dialog).map((item) => screen.text(item))).toEqual([
    "You 1 change",
    "Ada Admiraal 5 words, 1 change",
  ]);
  expect(screen.text(dialog)).toContain(
    "Readers keep seeing the published page. Version history keeps the draft for 30 days.",
  );
  await screen.click("button", "Cancel");
  expect(await epoch()).toBe(ed.epoch);
  await ask();
  await screen.click("button", "Discard");
  expect(await epoch()).toBe(ed.epoch + 1);
  expect(screen.text()).toContain("Changes discarded");
  const isBack = ({ path }: { path: string }) => path.includes("undo-discard");
  screen.meddle((sent) => (isBack(sent) ? Promise.resolve(new Response("", { status: 502 })) : null));
  const notices = screen.part("region", "Notices");
  await screen.click("button", "Undo", notices);
  expect(screen.text(notices)).toBe(
    "Couldn't restore the changes. They're still in the version history. Undo",
  );
  screen.meddle(null);
  await screen.click("button", "Undo", notices);
  expect(await epoch()).toBe(ed.epoch + 2);
  expect(screen.text()).toContain("first");
});

it("the notice of who discarded goes once somebody else has restored the changes (long)", async () => {
  const page = await draftedPage(world);
  const ada = await draftWriter(world, { who: world.ada, page_id: page });
  await ada.type("nine ships in the fog ");
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  const [more] = screen.parts("button", /^More options/);
  if (more) await screen.clickOn(more);
  await screen.click("menuitem", "Discard changes");
  await screen.click("button", "Discard");
  const notices = () => screen.text(screen.part("region", "Notices"));
  const lookAgain = async () => {
    dispatchEvent(new Event("online"));
    await screen.pass(2000);
  };
  await lookAgain();
  expect(notices()).toContain("Changes discarded Undo");
  await as(world, world.ada).call(undoDiscard, { page_id: page, discarded: ada.epoch });
  await lookAgain();
  expect(screen.text()).toContain("nine ships in the fog");
  expect(notices()).not.toContain("Changes discarded");
});
