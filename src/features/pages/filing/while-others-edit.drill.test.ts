import { afterAll, beforeAll, expect, it } from "vitest";
import { stacked } from "#documents/document.ts";
import { firstShares } from "#features/access/rules.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";
import { worldNow } from "#testing/as.ts";
import { note } from "#testing/draft-writer.ts";
import { folderAt, query } from "#testing/folders.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";

const count = 500;
/** So many of them are written on by two people meanwhile. */
const written = 40;

let world: World;
let web: TestWeb;
let [ed, olga, ada]: TestBrowser[] = [];
let [fleet, dock]: [number, number] = [0, 0];
let pages: readonly number[] = [];
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
  [ed, olga, ada] = [
    await web.browser(world.ed),
    await web.browser(world.olga),
    await web.browser(world.ada),
  ];
  fleet = await folderAt(ada, world.mainFolderId, "Fleet");
  dock = await folderAt(ada, world.mainFolderId, "Dock");
  const actor = actorOf(world, world.ed);
  pages = await within(world, actor, async (tx) => {
    const made: number[] = [];
    for (let at = 0; at < count; at++) {
      const document = stacked([{ id: "text0001", ...note("first") }]);
      const page = { title: `Tide ${at}`, folderId: fleet, slug: null, document, preview: "" };
      made.push((await insertPage(actor, { ...page, shares: firstShares }, worldNow, tx)) ?? 0);
    }
    return made;
  });
});
afterAll(async () => {
  await web.close();
  await world.close();
});

/** Somebody gives pages another title and another text, one after the other; says what was refused. */
async function writes(who: TestBrowser | undefined, ids: readonly number[], word: string): Promise<string[]> {
  const refused: string[] = [];
  for (const id of ids) {
    const settings = JSON.stringify({ title: `${word} ${id}` });
    const renamed = await who?.post(`/ajax/page/page_settings/edit_properties/${id}/`, { settings });
    const read = await who?.get(`/-/draft/${id}/published/`, { accept: "application/json" });
    const data = JSON.stringify({ source: `${word} wrote here`, base_version: read?.body?.["version"] });
    const saved = await who?.post(`/ajax/widget/action/save/${id}/text0001/Markdown/`, { data });
    for (const answer of [renamed, saved])
      if (answer?.status !== 200) refused.push(`${id}: ${answer?.status} ${answer?.text}`);
  }
  return refused;
}

const mine = (from: number) => pages.slice(from, from + written / 2);

/** Two people write while a third arranges; nothing of either may be refused or lost. */
async function meanwhile(word: string, arrange: () => Promise<void>): Promise<void> {
  const [, ...refused] = await Promise.all([
    arrange(),
    writes(ed, mine(0), `Ed ${word}`),
    writes(olga, mine(written / 2), `Olga ${word}`),
  ]);
  expect(refused).toEqual([[], []]);
  const rows = await query<{ id: number; title: string; said: string }>(
    world,
    `select page.id::int, page.title, document.document::text as said from page
     join page_version version on version.site_id = $1 and version.id = page.version_id
     join page_document document on document.site_id = $1 and document.hash = version.hash
     where page.site_id = $1 and page.id = any($2) order by page.id`,
    pages.slice(0, written),
  );
  const lost = rows.filter(({ id, title, said }) => {
    const name = pages.indexOf(id) < written / 2 ? "Ed" : "Olga";
    return title !== `${name} ${word} ${id}` || !said.includes(`${name} ${word} wrote here`);
  });
  expect([rows.length, lost]).toEqual([written, []]);
}

const lyingIn = async (folderId: number) =>
  (await query(world, "select from page where site_id = $1 and folder_id = $2 and trashed is null", folderId))
    .length;

const done = async (path: string, sent: object = {}) => {
  const answer = await ada?.post(path, sent as Record<string, unknown>);
  expect({ path, status: answer?.status }).toEqual({ path, status: 200 });
  return answer?.body ?? {};
};

it("a folder of five hundred pages is moved, deleted and brought back while two others write on its pages: nothing is lost", async () => {
  await meanwhile("moving", async () => {
    await done(`/ajax/category/move/${fleet}/${dock}/`);
  });
  expect(await lyingIn(fleet)).toBe(count);
  let gone: unknown = null;
  await meanwhile("deleting", async () => {
    gone = (await done(`/ajax/category/delete/${fleet}/`))["old_cats"];
  });
  expect([await lyingIn(fleet), await lyingIn(dock)]).toEqual([0, count]);
  await meanwhile("undoing", async () => {
    const paths = (gone as { path: string }[]).map(({ path }) => path);
    await done("/ajax/category/bulk_create/", { path_list: JSON.stringify(paths) });
  });
  expect([await lyingIn(fleet), await lyingIn(dock)]).toEqual([count, 0]);
  expect(web.bugs).toEqual([]);
});

it("its pages go to the trash and come back while two others write on other pages of it", async () => {
  const trash = JSON.stringify(pages.slice(written));
  const task = { id: 0 };
  await meanwhile("trashing", async () => {
    task.id = Number((await done("/-/pages/batch/trash/", { ids: trash }))["task"]);
  });
  expect(await lyingIn(fleet)).toBe(written);
  await meanwhile("restoring", async () => {
    await done(`/-/undertakings/${task.id}/undo/`);
  });
  expect(await lyingIn(fleet)).toBe(count);
  expect(web.bugs).toEqual([]);
});
