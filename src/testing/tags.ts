import { createPage, loadNewPage } from "#features/creating/contract.ts";
import { loadPageEdit } from "#features/properties/contract.ts";
import { readPageAt } from "#features/pages/contract.ts";
import { as } from "./as.ts";
import type { World, WorldPerson } from "./world.ts";

type Settings = Readonly<Record<string, unknown>>;

/** A page as somebody makes it by its dialog; with a text it is published at once. */
export async function taggedPage(
  world: World,
  who: WorldPerson,
  settings: Settings & { title: string },
): Promise<number> {
  const sent = { markdown: "Words.", ...settings } as never;
  const answer = await as(world, who).call(createPage, { settings: sent });
  if (!answer.success) throw new Error(JSON.stringify(answer.body));
  const id = /^\/page\/(\d+)\/$/.exec(answer.redirect)?.[1];
  if (id) return Number(id);
  const shown = await as(world, who).call(readPageAt, { slug: answer.redirect.slice(1, -1) });
  if (!shown.success) throw new Error(shown.code);
  return shown.page.id;
}

/** The names of the tags of a page as its dialog says them. */
export async function tagsOn(world: World, pageId: number, who: WorldPerson = world.ada): Promise<string[]> {
  const loaded = await as(world, who).call(loadPageEdit, { page_id: pageId });
  if (!loaded.success) throw new Error(loaded.code);
  return loaded.tags.map(({ tag }) => tag);
}

/** The number of a tag that an administrator knows of. */
export async function tagNamed(world: World, name: string): Promise<number> {
  const loaded = await as(world, world.ada).call(loadNewPage, {});
  const tag = loaded.success ? loaded.all_tags.find((each) => each.tag === name) : undefined;
  if (!tag) throw new Error(`no tag ${name}`);
  return tag.id;
}

/** Until a transaction of this world waits for another one. */
export async function somebodyWaits({ database }: World): Promise<void> {
  const waits = `select from pg_locks where not granted and
    (database is null or database = (select oid from pg_database where datname = current_database()))`;
  while ((await database.pool.query(waits)).rowCount === 0) await new Promise(setImmediate);
}
