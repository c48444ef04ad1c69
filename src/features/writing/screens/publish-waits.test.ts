import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { uploadList } from "#features/files/sending/parts/upload-list.ts";
import { readPageById } from "#features/pages/contract.ts";
import { as } from "#testing/as.ts";
import { draftWriter, draftedPage } from "#testing/draft-writer.ts";
import { listedUpload } from "#testing/listed-upload.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterEach(() => {
  uploadList.set([]);
  vi.unstubAllGlobals();
});
afterAll(() => world.close());

const waits = "Publishing when 1 file is uploaded...";

/** A file that is on its way into a block of the page, until it is said to have come. */
function arriving(pageId: number) {
  let phase: "progress" | "complete" = "progress";
  const upload = listedUpload({ pageId, widgetId: "text0001" }, () => ({ phase, sent: 1 }));
  uploadList.set([upload]);
  return function come() {
    phase = "complete";
    uploadList.set([upload]);
  };
}

/** Somebody has pressed Publish on a page that they came to read first, and a file is still on its way. */
async function waiting() {
  const page = await draftedPage(world);
  const ed = await draftWriter(world, { who: world.ed, page_id: page });
  await ed.type("high water ");
  const screen = await shown(world, world.ed, `/page/${page}/`);
  await screen.click("link", "Edit");
  await screen.pass(2000);
  const come = arriving(page);
  await screen.pass(100);
  await screen.click("button", "Publish");
  expect(isWaiting(screen)).toBe(true);
  const asked: string[] = [];
  const answers: boolean[] = [];
  vi.stubGlobal("confirm", (question: string) => {
    asked.push(question);
    return answers.shift() ?? false;
  });
  return { screen, page, come, asked, answers };
}

const isWaiting = (screen: Screen) =>
  screen.parts("status").some((status) => screen.text(status).includes(waits));

/** Whether the browser asks before it closes the tab. */
function asksToClose(): boolean {
  const closing = new Event("beforeunload", { cancelable: true });
  dispatchEvent(closing);
  return closing.defaultPrevented;
}

it("while Publish waits for a file, a link, a step back and closing the tab ask first, and whoever stays has lost nothing (long)", async () => {
  const { screen, come, asked } = await waiting();
  const { address } = screen;
  expect(asksToClose()).toBe(true);
  const [people] = screen.parts("link", "People");
  if (people) await screen.clickOn(people);
  expect([asked, screen.address]).toEqual([["Files are still uploading. Leave anyway?"], address]);
  await screen.back();
  await screen.pass(100);
  const leaves = "Not published yet: a file is still uploading. Leave without publishing?";
  expect([asked[1], screen.address, isWaiting(screen)]).toEqual([leaves, address, true]);
  come();
  await screen.pass(100);
  expect(screen.text()).toContain("Published. Readers see this version now.");
  expect([asksToClose(), asked.length]).toEqual([false, 2]);
});

it("whoever agrees to leave goes where they wanted, and nothing is published (long)", async () => {
  const { screen, page, come, asked, answers } = await waiting();
  const [reading] = screen.address.split("?");
  answers.push(true);
  await screen.back();
  await screen.pass(100);
  expect([asked.length, screen.address]).toEqual([1, reading]);
  come();
  await screen.pass(2000);
  const read = await as(world, world.vera).call(readPageById, { page_id: page });
  expect(read.success && read.html).not.toContain("high water");
});

it("closing the tab is asked about while a file comes, and while the page is being published (long)", async () => {
  const page = await draftedPage(world);
  const ed = await draftWriter(world, { who: world.ed, page_id: page });
  await ed.type("low water ");
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await screen.pass(2000);
  expect(asksToClose()).toBe(false);
  const come = arriving(page);
  await screen.pass(100);
  expect(asksToClose()).toBe(true);
  come();
  await screen.pass(100);
  const seen: boolean[] = [];
  screen.meddle(({ path }) => {
    if (path.endsWith("/publish/")) seen.push(asksToClose());
    return null;
  });
  await screen.click("button", "Publish");
  expect([seen, asksToClose()]).toEqual([[true], false]);
});

it("once it is published without a file that failed, nothing says any more that it wasn't published (long)", async () => {
  const page = await draftedPage(world);
  const ed = await draftWriter(world, { who: world.ed, page_id: page });
  await ed.type("slack water ");
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await screen.pass(2000);
  let stands = { phase: "progress", sent: 1, canRetry: false };
  const upload = listedUpload({ pageId: page, widgetId: "text0001" }, () => stands);
  uploadList.set([upload]);
  await screen.pass(100);
  await screen.click("button", "Publish");
  stands = { ...stands, phase: "error", canRetry: true };
  uploadList.set([upload]);
  await screen.pass(100);
  const notices = () => screen.text(screen.part("region", "Notices"));
  const stopped = "Not published: tides.txt wasn't uploaded. Upload it again, or publish without it.";
  expect(notices()).toContain(stopped);
  await screen.click("button", "Publish");
  expect(notices()).toContain("Published without tides.txt, which wasn't uploaded.");
  expect(notices()).not.toContain(stopped);
});
