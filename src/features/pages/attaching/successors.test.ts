import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { KeptFile } from "#features/files/contract.ts";
import { run } from "#database/transaction.ts";
import { stacked } from "#documents/document.ts";
import { runJob } from "#jobs/queue.ts";
import { principal } from "#kernel/actor.ts";
import { worldNow } from "#testing/as.ts";
import { keptFile } from "#testing/kept-files.ts";
import { groundOf } from "#testing/local-get.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import type { StoredWidget } from "#widgets/widget.ts";
import { insertPage, publish } from "../publishing-operations.ts";
import { attachingJobs } from "./jobs.ts";

let world: World;
let web: TestWeb;
let vera: TestBrowser;
let ed: TestBrowser;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
  [vera, ed] = [await web.browser(world.vera), await web.browser(world.ed)];
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const fresh = (name = "plan.bin") => keptFile(world, world.ed, { bytes: randomBytes(50), name });
const fact = ({ id, name, size, type }: KeptFile) => ({ id, name, size, type });
const attached = (file: KeptFile): StoredWidget => ({
  kind: "Attachment",
  version: 1,
  content: { file: fact(file), title: "" },
});
const listed = (file: KeptFile): StoredWidget => ({
  kind: "FileList",
  version: 1,
  content: { title: "", items: [{ id: `i${file.id}`, file: fact(file), added: 0, name: "" }] },
});
const says = (widget: StoredWidget) => stacked([{ id: "widget01", ...widget }]);

/** A page of Ed's that everybody here reads, or those whom he names. */
async function shown(
  widget: StoredWidget,
  shares = [{ principalId: principal("everybody"), mayEdit: false }],
) {
  const actor = actorOf(world, world.ed);
  const page = { title: "Plans", folderId: world.mainFolderId, slug: null, preview: "", shares };
  return within(
    world,
    actor,
    async (tx) => (await insertPage(actor, { ...page, document: says(widget) }, worldNow, tx)) ?? 0,
  );
}

function replace(pageId: number, widget: StoredWidget, file: KeptFile) {
  const actor = actorOf(world, world.ed);
  const change = { pageId, document: says(widget), brings: [file.id] };
  return within(world, actor, (tx) => publish(actor, change, worldNow, tx));
}

const at = ({ id, name }: KeptFile) => `/-/file/${id}/${name}`;
async function leads(who: TestBrowser, file: KeptFile, headers = {}) {
  const { status, headers: said } = await who.get(at(file), headers);
  return status === 302 ? said["location"] : status;
}

it("a link to a file that was replaced leads to the new one, also when that is replaced, and back when it returns (long)", async () => {
  const [first, second, third] = [await fresh(), await fresh("plan-2.bin"), await fresh("plan-3.bin")];
  const page = await shown(attached(first));
  expect(await leads(vera, first)).toBe(200);
  await replace(page, attached(second), second);
  for (const who of [vera, ed]) expect(await leads(who, first)).toBe(at(second));
  await replace(page, attached(third), third);
  for (const file of [first, second]) expect(await leads(vera, file)).toBe(at(third));
  await replace(page, attached(first), first);
  expect(await leads(vera, first)).toBe(200);
  for (const file of [second, third]) expect(await leads(vera, file)).toBe(at(first));
});

it("who edits a page sees the file of its time in an old version", async () => {
  const [first, second] = [await fresh(), await fresh()];
  const page = await shown(attached(first));
  await replace(page, attached(second), second);
  expect(await leads(ed, first, { referer: `https://x.example/page/versions/${page}/` })).toBe(200);
  expect(await leads(ed, first, { "sec-fetch-dest": "iframe" })).toBe(200);
  expect(await leads(vera, first, { "sec-fetch-dest": "iframe" })).toBe(at(second));
});

it("a link opens nothing: who may not read the new file finds none, and a page that still shows the old one goes on (long)", async () => {
  const [first, second] = [await fresh(), await fresh()];
  const forEd = [{ principalId: principal("person", world.ed.id), mayEdit: true }];
  const page = await shown(attached(first), forEd);
  const other = await shown(attached(first));
  await replace(page, attached(second), second);
  expect(await leads(vera, first)).toBe(200);
  const third = await fresh();
  await replace(other, attached(third), third);
  expect(await leads(vera, first)).toBe(at(third));
  const closed = await fresh();
  const secret = await shown(attached(closed), forEd);
  const next = await fresh();
  await replace(secret, attached(next), next);
  expect(await leads(vera, closed)).toBe(404);
  expect(await leads(ed, closed)).toBe(at(next));
});

it("in a list a file of the same name stands for the one before; another name, or another kind, for none", async () => {
  const [first, second, other] = [await fresh("rota.bin"), await fresh("rota.bin"), await fresh("fees.bin")];
  const page = await shown(listed(first));
  await replace(page, listed(second), second);
  expect(await leads(vera, first)).toBe(at(second));
  await replace(page, listed(other), other);
  expect(await leads(vera, second)).toBe(404);
  const next = await fresh();
  await replace(page, attached(next), next);
  expect(await leads(vera, other)).toBe(404);
});

it("links outlive the file that they named, and end with the page", async () => {
  const [first, second] = [await fresh(), await fresh()];
  const page = await shown(attached(first));
  await replace(page, attached(second), second);
  const actor = actorOf(world, world.ed);
  await within(world, actor, (tx) =>
    run(tx, "delete from page_file where site_id = $1 and file_id = $2", [tx.siteId, first.id]),
  );
  const clock = () => new Date(worldNow.getTime() + 3 * 24 * 3_600_000);
  for (const job of attachingJobs)
    await runJob(job, {
      database: world.database,
      ...groundOf(world),
      clock,
      siteIds: () => [world.siteId],
    });
  const rows = await within(world, actor, (tx) =>
    run(tx, "select from file where site_id = $1 and id = $2", [tx.siteId, first.id]),
  );
  expect(rows).toEqual([]);
  expect(await leads(vera, first)).toBe(at(second));
});
