import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stacked } from "#documents/document.ts";
import { firstShares } from "#features/access/rules.ts";
import { savePageEdit } from "#features/properties/contract.ts";
import type { ReadText } from "#storage/texts/text-reader.ts";
import { as, worldNow } from "#testing/as.ts";
import { note } from "#testing/draft-writer.ts";
import { pageWithFiles, readFiles } from "#testing/file-words.ts";
import { query } from "#testing/folders.ts";
import { keptFile } from "#testing/kept-files.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { insertPage } from "./publishing-operations.ts";
import { findPages, readDocumentsFound } from "./search-store.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

const textFile = (text: string) =>
  keptFile(world, world.ed, { bytes: Buffer.from(text), name: "handbook.txt" });

const find = (typed: string, most: number) => {
  const vera = actorOf(world, world.vera);
  return within(world, vera, (tx) => findPages(vera, { typed, most }, tx));
};

/** The pages of these that are shown with what stands in a file. */
async function shownInside(ids: readonly number[], typed: string): Promise<number[]> {
  const vera = actorOf(world, world.vera);
  const read = await within(world, vera, (tx) => readDocumentsFound(vera, { ids, typed }, tx));
  expect(read).toHaveLength(ids.length);
  const inside = new Set(read.filter((page) => page.inside !== null).map(({ id }) => id));
  return ids.filter((id) => inside.has(id));
}

it("long files on the newest pages do not hide the page that says a word itself, however old it is (long)", async () => {
  const ed = actorOf(world, world.ed);
  const said = stacked([{ id: "aWidget1", ...note("Mind the fulmarette.") }]);
  const page = { title: "Old", folderId: world.mainFolderId, slug: null, document: said, preview: "" };
  const old = await within(world, ed, (tx) => insertPage(ed, { ...page, shares: firstShares }, worldNow, tx));
  await query(
    world,
    "update page_reader set modified = '2001-01-01' where site_id = $1 and page_id = $2",
    old,
  );
  const file = await textFile("A fulmarette is a bird.");
  for (let at = 0; at < 30; at++) await pageWithFiles(world, [file], { title: `Chart ${at}` });
  await readFiles(world);
  const hits = await find("fulmarette", 3);
  expect(hits).toHaveLength(3);
  expect(hits[0]?.id).toBe(old);
  expect(await find("fulmarette", 100)).toHaveLength(31);
});

it("of many pages with files the first are shown with what stands in them, within bounds of bytes (long)", async () => {
  const file = await textFile("A skuaette is a bird, too.");
  const ids: number[] = [];
  for (let at = 0; at < 50; at++) ids.push(await pageWithFiles(world, [file], { title: `Watch ${at}` }));
  await readFiles(world);
  expect(await shownInside(ids, "skuaette")).toEqual(ids.slice(0, 48));

  const long: number[] = [];
  for (let at = 0; at < 4; at++) long.push(await pageWithFiles(world, [await textFile(`Long ${at}`)]));
  const readText: ReadText = async () => {
    const letters = `ternette ${randomBytes(675_000).toString("base64").toLowerCase()}`;
    return { letters, plain: letters, words: ["ternette"] };
  };
  await readFiles(world, { readText });
  expect(await shownInside(long, "ternette")).toEqual(long.slice(0, 2));
});

it("a change of rights writes nothing of the words in files anew (long)", async () => {
  const page = await pageWithFiles(world, [await textFile("An aukette.")], { title: "Rights" });
  await readFiles(world);
  const written = () =>
    query(world, "select xmin from page_file_words where site_id = $1 and page_id = $2", page);
  const before = await written();
  expect(await find("aukette", 12)).toHaveLength(1);
  await as(world, world.ed).call(savePageEdit, {
    page_id: page,
    settings: JSON.stringify({ permission_state: { all: { view: false } } }),
  } as never);
  expect([before.length, await written()]).toEqual([1, before]);
  expect(await find("aukette", 12)).toEqual([]);
});
