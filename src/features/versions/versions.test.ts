import { afterAll, beforeAll, expect, it } from "vitest";
import { as, worldNow } from "#testing/as.ts";
import { draftWriter, draftedPage } from "#testing/draft-writer.ts";
import { type World, openWorld } from "#testing/world.ts";
import { undoDiscard } from "#features/writing/contract.ts";
import { restoreVersion } from "./contract.ts";
import { readVersions } from "./screen.ts";
import { readPageById } from "#features/pages/contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const hour = (hours: number) => new Date(worldNow.getTime() + hours * 3_600_000);

async function pageWithTwo() {
  const page_id = await draftedPage(world);
  const ada = await draftWriter(world, { who: world.ada, page_id, now: hour(1) });
  await ada.type("second ");
  await ada.publish(1);
  return { page_id, ada };
}
async function versionsOf(page_id: number, more: { version?: number; before?: number } = {}) {
  const answer = await as(world, world.ed).call(readVersions, { page_id, ...more });
  if (!answer.success) throw new Error(answer.code);
  return answer;
}
async function shown(page_id: number) {
  const answer = await as(world, world.vera).call(readPageById, { page_id });
  return answer.success ? answer.html : answer.code;
}

it("lists what was published, newest first, with author and time, shows each as it was, and brings one back [POPT-07] [WIDG-10]", async () => {
  const { page_id } = await pageWithTwo();
  const { versions, older } = await versionsOf(page_id);
  expect(older).toBeNull();
  expect(versions).toMatchObject([
    { author: "Ada Admiraal", made: hour(1).getTime() / 1000, isCurrent: true },
    { author: "Ed Elzinga", made: worldNow.getTime() / 1000, isCurrent: false },
  ]);
  const old = await versionsOf(page_id, { version: versions[1]?.id ?? 0 });
  expect(old.shown?.html).toContain("first");
  expect(old.shown?.html).not.toContain("second first");
  const back = { page_id, version_id: versions[1]?.id ?? 0 };
  expect(await as(world, world.ed).call(restoreVersion, back)).toMatchObject({ success: true });
  expect(await shown(page_id)).not.toContain("second");
});

it("shows fifty at a time (long)", async () => {
  const { page_id, ada } = await pageWithTwo();
  for (let at = 2; at <= 52; at++) {
    await ada.type("x");
    await ada.publish(at);
  }
  const first = await versionsOf(page_id);
  expect(first.versions).toHaveLength(50);
  const second = await versionsOf(page_id, { before: first.older ?? 0 });
  expect(second.versions).toHaveLength(3);
  expect(second.older).toBeNull();
});

it("makes an old version the page again, as a new one; undo brings page and draft back [POPT-07] (long)", async () => {
  const { page_id, ada } = await pageWithTwo();
  await ada.type("unpublished ");
  const { versions, hasDraft } = await versionsOf(page_id);
  expect(hasDraft).toBe(true);
  const restored = await as(world, world.ed).call(restoreVersion, {
    page_id,
    version_id: versions[1]?.id ?? 0,
  });
  expect(restored).toMatchObject({ success: true, before: versions[0]?.id, discarded: ada.epoch });
  expect(await shown(page_id)).not.toContain("second");
  expect((await versionsOf(page_id)).versions).toHaveLength(3);
  expect(await ada.type("late ")).toMatchObject({ code: "draft-over" });
  if (!restored.success) return;
  await as(world, world.ed).call(restoreVersion, { page_id, version_id: restored.before });
  expect(await shown(page_id)).toContain("second first");
  expect(
    await as(world, world.ed).call(undoDiscard, { page_id, discarded: restored.discarded ?? 0 }),
  ).toMatchObject({ success: true });
  const again = await draftWriter(world, { who: world.ada, page_id });
  expect(again.draft.getText("t:text0001/source").toString()).toContain("unpublished");
});

it("is not taken back over what somebody has published or written since [POPT-07] (long)", async () => {
  const { page_id, ada } = await pageWithTwo();
  const [newest, oldest] = (await versionsOf(page_id)).versions;
  const restore = (version_id = 0, onto?: number) =>
    as(world, world.ed).call(restoreVersion, { page_id, version_id, ...(onto && { onto }) });
  const restored = await restore(oldest?.id);
  const onto = restored.success ? restored.version : 0;
  const takeBack = () => restore(newest?.id, onto);
  const again = await draftWriter(world, { who: world.ada, page_id });
  expect(again.epoch).toBeGreaterThan(ada.epoch);
  await again.type("mended ");
  expect(await takeBack()).toMatchObject({
    code: "unpublished-since",
    status: 409,
    body: { error: expect.stringContaining("unpublished changes") },
  });
  await again.publish(1);
  expect(await takeBack()).toMatchObject({
    code: "published-since",
    status: 409,
    body: {
      error: "Ada Admiraal published this page after you restored it. Use version history to go back.",
    },
  });
  expect(await shown(page_id)).toContain("mended first");
  expect(await restore(newest?.id)).toMatchObject({ success: true });
});

it("belongs to those who may edit, and to this page (long)", async () => {
  const { page_id } = await pageWithTwo();
  const other = await pageWithTwo();
  const strange = (await versionsOf(other.page_id)).versions[0]?.id ?? 0;
  for (const [who, read, restore] of [
    [world.vera, "page-not-editable", "page-not-editable"],
    [world.other.nora, "page-not-found", "page-not-found"],
    ["visitor", "signed-out", "page-not-found"],
  ] as const) {
    expect(await as(world, who).call(readVersions, { page_id })).toMatchObject({ code: read });
    expect(await as(world, who).call(restoreVersion, { page_id, version_id: strange })).toMatchObject({
      code: restore,
    });
  }
  const gone = { code: "version-not-found", status: 404 };
  expect(await as(world, world.ed).call(readVersions, { page_id, version: strange })).toMatchObject(gone);
  expect(await as(world, world.ed).call(restoreVersion, { page_id, version_id: strange })).toMatchObject(
    gone,
  );
});
