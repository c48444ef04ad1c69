import type { Database } from "#database/connection.ts";
import { type Tx, inTransaction, run } from "#database/transaction.ts";
import { addPeopleInBulk, seededPersonId } from "#features/people/seeding-store.ts";
import { nameKey } from "#kernel/name-key.ts";
import { pageVector } from "#kernel/search/lexemes.ts";
import { guestworker, seedPeople } from "./content/people.ts";
import * as sql from "./content/statements.ts";
import { seedParagraph, seedTitle } from "./content/texts.ts";
import { seedWords } from "./content/vocabulary.ts";

export type SeedSize = {
  readonly pages: number;
  readonly people: number;
  readonly folders: number;
  readonly tags?: number;
};
export type Seeded = {
  /** An external account that every hundredth page is shared with by name, and nothing else. */
  readonly guestworkerId: number;
};

const paragraphs = 3000;
const atOnce = 10_000;

/**
 * Fills a site in bulk with believable people, folders and pages: 90 of 100 pages are for everybody, the others for
 * editors, for single people, or for administrators alone. The same numbers give the same site.
 */
export async function seedSite(
  database: Database,
  size: SeedSize,
  site: { readonly siteId: number; readonly now: Date; readonly passwordHash: string | null },
): Promise<Seeded> {
  return inTransaction(database, { siteId: site.siteId, access: "write" }, async (tx) => {
    for (const statement of sql.preparing) await run(tx, statement, []);
    await addPeopleInBulk([guestworker, ...seedPeople(size.people)], site.passwordHash, tx);
    const guestworkerId = await seededPersonId(guestworker.email, tx);
    await seedFolders(size.folders, tx);
    await seedParagraphs(tx);
    for (let from = 0; from < size.pages; from += atOnce)
      await seedPages({ from, to: Math.min(size.pages, from + atOnce) }, site.now, tx);
    await run(tx, sql.counting, []);
    for (const statement of sql.filling)
      await run(tx, statement.text, statement.values(site.siteId, guestworkerId));
    await seedTags(size.tags ?? 0, tx);
    for (const statement of sql.clearing) await run(tx, statement, []);
    await run(tx, "call refresh_statistics()", []);
    return { guestworkerId };
  });
}

async function seedFolders(count: number, tx: Tx): Promise<void> {
  const names = Array.from({ length: count }, (_, n) => {
    const name = seedWords.folders[n % seedWords.folders.length] ?? "";
    return n < seedWords.folders.length ? name : `${name} ${Math.floor(n / seedWords.folders.length) + 1}`;
  });
  const top = Math.min(count, seedWords.folders.length);
  await run(tx, sql.insertTopFolders, [tx.siteId, names.slice(0, top), names.slice(0, top).map(nameKey)]);
  await run(tx, sql.insertInnerFolders, [tx.siteId, names.slice(top), names.slice(top).map(nameKey)]);
}

/** Tags of the words of folders, and the pages that were made with them on. */
async function seedTags(count: number, tx: Tx): Promise<void> {
  if (count === 0) return;
  const words = seedWords.folders.map((name) => name.toLowerCase());
  const names = Array.from({ length: count }, (_, n) => {
    const word = words[n % words.length] ?? "";
    return n < words.length ? word : `${word} ${Math.floor(n / words.length) + 1}`;
  });
  await run(tx, sql.insertTags, [tx.siteId, names, names.map(nameKey)]);
  await run(tx, sql.tagPages, [tx.siteId]);
}

async function seedParagraphs(tx: Tx): Promise<void> {
  const texts = Array.from({ length: paragraphs }, (_, n) => seedParagraph(n));
  const words = texts.map((body) => pageVector({ title: "", body }));
  await run(tx, sql.insertParagraphs, [texts, words]);
}

async function seedPages(range: { from: number; to: number }, now: Date, tx: Tx): Promise<void> {
  const numbers = Array.from({ length: range.to - range.from }, (_, at) => range.from + at);
  const titles = numbers.map(seedTitle);
  await run(tx, sql.stagePages, [
    numbers,
    titles,
    titles.map(nameKey),
    titles.map((title) => pageVector({ title, body: "" })),
    now,
  ]);
}
