import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { firstShares } from "#features/access/rules.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";
import { startSession } from "#features/sessions/store.ts";
import { stacked } from "#documents/document.ts";
import { worldNow } from "#testing/as.ts";
import { type BuiltWorld, openBuiltWorld } from "#testing/built-world.ts";
import { note } from "#testing/draft-writer.ts";
import { query } from "#testing/folders.ts";
import { often, seldom, steadyReader } from "#testing/steady-reader.ts";
import { type World, type WorldPerson, actorOf, within } from "#testing/world.ts";

/** They go to the trash in ten steps. */
const few = 240;
/** How many pages lie in the folder; `ATRIUM_FOLDER_PAGES=5000` asks for as many as a large one has. */
const count = Number(process.env["ATRIUM_FOLDER_PAGES"] ?? few);

let built: BuiltWorld;
let world: World;
let ada: string;
let vera: string;
let readAt: string;
let [fleet, dock] = [0, 0];
beforeAll(async () => {
  built = await openBuiltWorld();
  world = built.world;
  [ada, vera] = [await cookieOf(world.ada), await cookieOf(world.vera)];
  [fleet, dock] = [await folder("Fleet"), await folder("Dock")];
  const titles = Array.from({ length: count }, (_, at) => `Ship ${at}`);
  for (let at = 0; at < count; at += 100) await pages(titles.slice(at, at + 100), fleet);
  const [harbour] = await pages(["Harbour"], world.mainFolderId);
  readAt = `${built.url}/page/${harbour}/`;
}, 600_000);
afterAll(() => built.stop());

async function cookieOf(person: WorldPerson): Promise<string> {
  const session = { personId: person.id, device: "", address: "" };
  const token = await within(world, actorOf(world, person), (tx) => startSession(session, new Date(), tx));
  return `atrium_session=${token}`;
}

/** Makes so many pages in one transaction, and gives their ids. */
function pages(titles: readonly string[], folderId: number): Promise<number[]> {
  const document = stacked([{ id: "text0001", ...note("first") }]);
  const actor = actorOf(world, world.ada);
  return within(world, actor, async (tx) => {
    const ids: number[] = [];
    for (const title of titles) {
      const made = { title, folderId, slug: null, document, preview: "", shares: firstShares };
      ids.push((await insertPage(actor, made, worldNow, tx)) ?? 0);
    }
    return ids;
  });
}

async function folder(name: string): Promise<number> {
  const answer = await post(`/ajax/category/create/${world.mainFolderId}/`, { new_name: name });
  return Number(answer["id"]);
}

async function post(path: string, sent: object = {}): Promise<Record<string, unknown>> {
  const headers = { cookie: ada, "content-type": "application/json" };
  const script = await fetch(`${built.url}/new_magic.js`, { headers });
  const magic = /"([^"]+)"/.exec(await script.text())?.[1] ?? "";
  const answer = await fetch(built.url + path, {
    method: "POST",
    headers,
    body: JSON.stringify({ ...sent, magic }),
  });
  const body = (await answer.json()) as Record<string, unknown>;
  expect({ path, status: answer.status, body }).toMatchObject({ status: 200 });
  return body;
}

/** How many ships lie where, and how many are in the trash. */
async function ships() {
  const rows = await query<{ place: number | null; count: number }>(
    world,
    `select case when trashed is null then folder_id end::int as place, count(*)::int as count from page
     where site_id = $1 and title like 'Ship %' group by 1`,
  );
  const at = (place: number | null) => rows.find((row) => row.place === place)?.count ?? 0;
  return { fleet: at(fleet), dock: at(dock), trash: at(null) };
}

/** How many ships were there at each kill. */
const killedWith: number[] = [];

/** Kills the server again and again while something goes on, once for each of these counts. */
async function killedAt(counts: readonly number[], reached: () => Promise<number>): Promise<void> {
  for (const each of counts) {
    await vi.waitFor(async () => expect(await reached()).toBeGreaterThanOrEqual(each), {
      timeout: 300_000,
      interval: 20,
    });
    killedWith.push(await reached());
    await built.crash();
  }
}

/** Once on each way; of a large folder three times, as it takes as long. */
const kills = (count < 2000 ? [0.4] : [0.1, 0.4, 0.7]).map((part) => Math.floor(count * part));

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const stop = steadyReader(readAt, vera, count > few ? often : seldom);
  const began = performance.now();
  await work();
  const took = Math.round(performance.now() - began);
  process.stdout.write(
    `${count} pages ${what} (killed with ${killedWith.join(", ")}) in ${took} ms; a reader meanwhile ${JSON.stringify(await stop())}\n`,
  );
}

async function ended(expected: Awaited<ReturnType<typeof ships>>): Promise<void> {
  await vi.waitFor(async () => expect(await ships()).toEqual(expected), { timeout: 600_000, interval: 100 });
}

it("a large folder is moved, deleted and brought back as one deed each", async () => {
  await timed(
    "moved with their folder",
    async () => void (await post(`/ajax/category/move/${fleet}/${dock}/`)),
  );
  expect(await ships()).toEqual({ fleet: count, dock: 0, trash: 0 });
  let gone: { path: string }[] = [];
  await timed("left behind by their folder", async () => {
    gone = (await post(`/ajax/category/delete/${fleet}/`))["old_cats"] as { path: string }[];
  });
  expect(await ships()).toEqual({ fleet: 0, dock: count, trash: 0 });
  await timed("put back into it", async () => {
    await post("/ajax/category/bulk_create/", { path_list: JSON.stringify(gone.map(({ path }) => path)) });
  });
  expect(await ships()).toEqual({ fleet: count, dock: 0, trash: 0 });
}, 600_000);

it("its pages go to the trash and come back, each once, though the server is killed on each way [FOPT-21]", async () => {
  let task = 0;
  await timed(`moved to the trash, kills: ${kills.length}`, async () => {
    task = Number((await post(`/ajax/category/trash_pages/${fleet}/`))["task"]);
    await killedAt(kills, async () => (await ships()).trash);
    await ended({ fleet: 0, dock: 0, trash: count });
  });
  const isOver = async () =>
    (await query(world, "select from undertaking where site_id = $1 and id = $2 and ended is not null", task))
      .length === 1;
  await vi.waitFor(async () => expect(await isOver()).toBe(true), { timeout: 60_000 });
  await timed(`brought back, kills: ${kills.length}`, async () => {
    await post(`/-/undertakings/${task}/undo/`);
    await killedAt(kills, async () => (await ships()).fleet);
    await ended({ fleet: count, dock: 0, trash: 0 });
  });
  const readers = await query<{ count: number }>(
    world,
    `select count(*)::int as count from page left join page_reader reader on reader.site_id = $1 and reader.page_id = page.id
     where page.site_id = $1 and page.title like 'Ship %' and reader.page_id is null`,
  );
  expect(readers).toEqual([{ count: 0 }]);
  expect(killedWith).toHaveLength(2 * kills.length);
  expect(killedWith.filter((there) => there === 0 || there === count)).toEqual([]);
}, 1_200_000);
