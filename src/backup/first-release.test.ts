import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod/mini";
import { type DatabaseAddress, openDatabase } from "#database/connection.ts";
import { migrate } from "#database/migrate.ts";
import { draftSchema } from "#documents/draft/draft-document.ts";
import { checkReaders } from "#server/care-commands/doctor-readers.ts";
import { openDisk } from "#storage/disk.ts";
import { worldNow } from "#testing/as.ts";
import { databaseIn, onServer } from "#testing/database-server.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import type { World, WorldPerson } from "#testing/world.ts";
import { checkBackup } from "./check-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

/** What the first release showed of each page, written down by it beside its backup. */
const Page = z.object({
  id: z.int(),
  path: z.string(),
  title: z.string(),
  status: z.int(),
  visitor: z.int(),
  xavi: z.int(),
  words: z.string(),
  links: z.array(z.string()),
  audience: z.string(),
  folders: z.array(z.string()),
  isStarred: z.boolean(),
  contents: z.array(z.unknown()),
});
const People = z.array(z.object({ id: z.int(), name: z.string(), email: z.string(), role: z.string() }));
const Release = z.object({ siteId: z.int(), people: People, pages: z.array(Page) });
const releases = path.join(process.cwd(), "src/testing/releases");
const first = Release.parse(JSON.parse(readFileSync(path.join(releases, "first.json"), "utf8")));

const server = JSON.parse(process.env["ATRIUM_TEST_SERVER"] ?? "null") as DatabaseAddress;
const name = `atrium_first_${randomBytes(6).toString("hex")}`;
const address = databaseIn(server, name);
const scratch = mkdtempSync(path.join(tmpdir(), "atrium-first-"));
let world: World;
let web: TestWeb;
let vera: TestBrowser;
let xavi: TestBrowser;
let visitor: TestBrowser;
beforeAll(async () => {
  await onServer(server, `create database ${name}`);
  const file = path.join(releases, "first.backup");
  const into = { address, dataFolder: scratch, storage: openDisk(scratch), replace: false };
  const checked = await checkBackup(file);
  await restoreBackup({ ...into, file, checked, version: "0.0.0", now: worldNow });
  await migrate(address);
  world = worldOf(openDatabase(address, 4));
  web = await openTestWeb(world);
  vera = await web.browser(world.vera);
  xavi = await web.browser(world.xavi);
  visitor = await web.browser("visitor");
});
afterAll(async () => {
  await web.close();
  await world.database.end();
  await onServer(server, `drop database if exists ${name} with (force)`);
  rmSync(scratch, { recursive: true, force: true });
});

function worldOf(database: World["database"]): World {
  const [olga, ada, ed, vera, xavi] = first.people as WorldPerson[];
  const nobody = { siteId: -1, mainFolderId: -1, nora: { id: -1 } };
  return {
    database,
    address,
    siteId: first.siteId,
    olga,
    ada,
    ed,
    vera,
    xavi,
    other: nobody,
  } as never as World;
}

type Shown = { title: string; html: string; page: Record<string, unknown> & { folders: { name: string }[] } };

/** The words and links of a page; how they are marked up may change from release to release. */
async function read(browser: TestBrowser, at: string) {
  const answer = await browser.get(at, { accept: "application/json" });
  const data = answer.body?.["data"] as Shown | undefined;
  const html = data?.html ?? "";
  return {
    status: Number(answer.body?.["status"] ?? answer.status),
    title: data?.title,
    html,
    page: data?.page,
  };
}

it.each(first.pages)("the first release's page $path is read as before (long)", async (before) => {
  const { html, page, ...now } = await read(vera, before.path);
  expect(now).toEqual({ status: before.status, title: before.title });
  expect(
    html
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  ).toBe(before.words);
  // The signs beside headings have come since.
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(links.filter((href) => !href?.startsWith("#"))).toEqual(before.links);
  const { id, audience, isStarred, contents } = before;
  expect(page).toMatchObject({ id, internal: { audience }, isStarred, contents });
  expect(page?.folders.map((folder) => folder.name)).toEqual(before.folders);
});

it.each(first.pages)("$path is shown to nobody else than before", async (before) => {
  expect([(await read(visitor, before.path)).status, (await read(xavi, before.path)).status]).toEqual([
    before.visitor,
    before.xavi,
  ]);
});

it("the first release's pages are found, open for writing, and have the readers that the rules say (long)", async () => {
  const found = await vera.get("/ajax/search/?q=lock");
  expect(found.text).toContain("Lock");
  const ed = await web.browser(world.ed);
  for (const { id } of first.pages)
    expect((await ed.post(`/-/draft/${id}/open/`, { schema: draftSchema })).body).toMatchObject({
      success: true,
    });
  expect((await checkReaders(address, { deep: true, repair: false })).map(({ state }) => state)).toEqual([
    "well",
  ]);
  expect(web.bugs).toEqual([]);
});

it("the first release's site looks as the product does, and its owners can choose a theme", async () => {
  expect((await visitor.get("/accounts/login/")).text).not.toContain("data-look");
  const olga = await web.browser(world.olga);
  const none = { logo_id: null, dark_logo_id: null, picture_id: null, picture_alt: "" };
  const saved = await olga.post("/-/settings/theme/", {
    accent: "#c1121f",
    fonts: "sans",
    scheme: "device",
    ...none,
  });
  expect(saved.status).toBe(200);
  expect((await visitor.get("/accounts/login/")).text).toContain('href="/-/theme/c1121f-sans-device-');
});
