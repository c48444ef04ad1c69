import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openDatabase } from "#database/connection.ts";
import { inTransaction } from "#database/transaction.ts";
import { folderRenamed } from "#features/folders/events.ts";
import { stacked } from "#documents/document.ts";
import { personAdded } from "#features/people/events.ts";
import { type Event, defineEvent } from "#kernel/event.ts";
import { type SiteChange, openTail } from "#realtime/tail.ts";
import { worldNow } from "#testing/as.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { openPublicChanges, publicChangeMessage, readPublicChange } from "./change-moments.ts";
import { firstShares } from "#features/access/rules.ts";
import { refreshReaders } from "#features/access/store.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";

const voted = defineEvent<"voted", { pageId: number }>("voted", { publicChange: "its-page" });

let world: World;
let web: TestWeb;
let now = worldNow;
const ids = new Map<string, number>();
beforeAll(async () => {
  world = await openWorld();
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
  web = await openTestWeb(world, { clock: () => now });
  for (const slug of ["one", "two"]) ids.set(slug, await openPage(slug));
});
afterAll(async () => {
  await web.close();
  await world.close();
});

function openPage(slug: string): Promise<number> {
  const ed = actorOf(world, world.ed);
  return within(world, ed, async (tx) => {
    const place = {
      folderId: world.mainFolderId,
      slug,
      document: stacked([]),
      preview: "",
      shares: firstShares,
    };
    const id = (await insertPage(ed, { title: slug, ...place }, worldNow, tx)) ?? 0;
    await tx.db.updateTable("page").set({ is_public: true }).where("id", "=", id).execute();
    await refreshReaders(id, tx);
    return id;
  });
}

function announce(event: Event): Promise<void> {
  return within(world, actorOf(world, world.ed), async (tx) => tx.announce(event));
}

const shown = ["/one/", "/two/", "/pages/"];

/** Which of the addresses are answered from what is kept; afterwards all of them are. */
async function kept(): Promise<string[]> {
  const visitor = await web.browser("visitor");
  const answers = await Promise.all(
    shown.map(async (path) => ({ path, isKept: (await visitor.get(path)).headers["etag"] !== undefined })),
  );
  return answers.filter(({ isKept }) => isKept).map(({ path }) => path);
}

it("a vote on a page forgets the kept answers of that page, and those that do not say what they stand on", async () => {
  await kept();
  expect(await kept()).toEqual(["/one/", "/two/", "/pages/"]);
  await announce(voted({ pageId: ids.get("one") ?? 0 }));
  expect(await kept()).toEqual(["/two/"]);
});

it("what concerns no visitor forgets nothing", async () => {
  await kept();
  await announce(personAdded({ personId: world.vera.id, role: "member" }));
  expect(await kept()).toEqual(["/one/", "/two/", "/pages/"]);
});

it("a change of what stands in lists and links forgets the whole site, and no other site", async () => {
  await kept();
  world.database.afterCommit(world.other.siteId, [folderRenamed({ folderId: 1, name: "Elsewhere" })]);
  expect(await kept()).toEqual(["/one/", "/two/", "/pages/"]);
  await announce(folderRenamed({ folderId: world.mainFolderId, name: "Quays" }));
  expect(await kept()).toEqual([]);
});

it("no kept answer outlives a midnight, wherever its readers are", async () => {
  now = new Date("2026-11-21T18:14:00Z");
  await kept();
  now = new Date("2026-11-21T18:14:59Z");
  expect(await kept()).toEqual(["/one/", "/two/", "/pages/"]);
  now = new Date("2026-11-21T18:15:00Z");
  expect(await kept()).toEqual([]);
});

it("an answer that a change overtook while it was read counts as overtaken, by page, site and altogether", () => {
  const changes = openPublicChanges();
  const began = changes.now(1);
  const [one, two] = [new Set([1]), new Set([2])];
  changes.note(1, [1]);
  expect(changes.isOvertaken(1, began, one)).toBe(true);
  expect(changes.isOvertaken(1, began, two)).toBe(false);
  expect(changes.isOvertaken(1, began, null)).toBe(true);
  expect(changes.isOvertaken(2, began, null)).toBe(false);
  expect(changes.isOvertaken(1, changes.now(1), one)).toBe(false);
  for (let page = 10; page < 600; page++) changes.note(1, [page]);
  expect(changes.isOvertaken(1, began, two)).toBe(true);
  const later = changes.now(1);
  changes.note(1);
  expect(changes.isOvertaken(1, later, two)).toBe(true);
  const last = changes.now(1);
  changes.note();
  expect(changes.isOvertaken(1, last, two)).toBe(true);
});

it("other processes are told the same, and find it in the outbox when nobody told them", async () => {
  expect(readPublicChange(publicChangeMessage(4, { pages: [12] }).about)).toEqual([4, { pages: [12] }]);
  expect(readPublicChange(publicChangeMessage(4, "whole-site").about)).toEqual([4, "whole-site"]);
  const found: SiteChange[] = [];
  const elsewhere = openDatabase(world.address, 2);
  const sink = { begin: () => {}, next: () => {} };
  const tail = await openTail({ pool: elsewhere.pool, sink, changed: (changes) => found.push(...changes) });
  // A site of its own: while any transaction runs, what was announced before is found once more.
  const { siteId } = world.other;
  const onIt = () =>
    new Set(found.filter((each) => each.siteId === siteId).map((each) => JSON.stringify(each)));
  await inTransaction(elsewhere, { siteId, access: "write" }, async (tx) => {
    tx.announce(voted({ pageId: 77 }));
    tx.announce(personAdded({ personId: world.vera.id, role: "member" }));
  });
  tail.wake();
  await vi.waitFor(() => expect(onIt().size).toBe(1), 5000);
  expect([...onIt()]).toEqual([JSON.stringify({ siteId, change: { pages: [77] } })]);
  await tail.stop();
  await elsewhere.end();
});

it("an event does not compile without saying what it changes, nor may one without a page say it changes its page", () => {
  // @ts-expect-error: what it changes is missing
  expect(() => defineEvent<"forgotten", { pageId: number }>("forgotten")).toThrow();
  // @ts-expect-error: its facts name no page
  defineEvent<"pageless", { personId: number }>("pageless", { publicChange: "its-page" });
});
