import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { draftedPage } from "#testing/draft-writer.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { type ListedUpload, uploadList } from "./upload-list.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterEach(() => uploadList.set([]));
afterAll(() => world.close());

function upload(phase: "complete" | "error"): ListedUpload {
  const state = {
    phase,
    sent: 4,
    total: 4,
    trouble: phase === "error" ? "Too large" : null,
    canRetry: false,
  };
  return {
    key: 1,
    pageId: 1,
    widgetId: "aaaaaa",
    name: "tides.txt",
    state: () => state,
    startedAt: () => 0,
    attach: () => null,
    isTaken: () => true,
    ended: () => 1,
    picture: null,
    isBrought: false,
    subscribe: () => () => {},
    cancel: () => {},
    retry: () => {},
  } as unknown as ListedUpload;
}

async function panelOf(phase: "complete" | "error") {
  const screen = await shown(world, world.ed, `/page/${await draftedPage(world)}/`);
  uploadList.set([upload(phase)]);
  await screen.pass(100);
  return { screen, isThere: () => screen.parts("region", "Uploads").length === 1 };
}

it("the uploads panel leaves by itself when all files have come", async () => {
  const { screen, isThere } = await panelOf("complete");
  await screen.pass(5000);
  expect(isThere()).toBe(true);
  await screen.pass(1500);
  expect(isThere()).toBe(false);
});

it("the uploads panel stays while somebody is at it, and where a file did not come", async () => {
  const { screen, isThere } = await panelOf("complete");
  screen.part("button", "Close uploads").focus();
  await screen.pass(20_000);
  expect(isThere()).toBe(true);
  uploadList.set([]);
  const failed = await panelOf("error");
  await failed.screen.pass(20_000);
  expect(failed.isThere()).toBe(true);
});
