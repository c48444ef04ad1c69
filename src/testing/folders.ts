import { run } from "#database/transaction.ts";
import type { TestBrowser } from "./server.ts";
import { type World, actorOf, within } from "./world.ts";

/** Makes the folders of a path in Main as that browser's person may; gives the last one's number. */
export async function folderAt(browser: TestBrowser, mainFolderId: number, path: string): Promise<number> {
  const answer = await browser.post(`/ajax/category/create/${mainFolderId}/`, { new_name: path });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
  return Number(answer.body?.["id"]);
}

/** The folders as a browser's person has them: their names, further in by a dash for each level. */
export async function treeOf(browser: TestBrowser, prefix = ""): Promise<string[]> {
  const { body } = await browser.post(`${prefix}/ajax/category/tree/`, {});
  const tree = (body?.["tree"] ?? []) as { name: string; level: number }[];
  return tree.map(({ name, level }) => `${"-".repeat(level)}${name}`);
}

/** The pages that somebody is shown in a folder, by their titles. */
export async function pagesIn(browser: TestBrowser, folderId: number, prefix = ""): Promise<string[]> {
  const { body } = await browser.post(`${prefix}/ajax/pages/action/load/`, { cat_id: folderId });
  return ((body?.["pages"] ?? []) as { title_u: string }[]).map((row) => row.title_u);
}

/** Asks the database itself, as the site. */
export function query<Row extends object>(world: World, text: string, ...values: unknown[]): Promise<Row[]> {
  return within(world, actorOf(world, world.ada), (tx) => run<Row>(tx, text, [tx.siteId, ...values]));
}
