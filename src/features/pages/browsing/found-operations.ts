import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { excerptAtStart, excerptOf } from "../model/excerpt.ts";
import { findPages, readDocumentsFound } from "../search-store.ts";
import { listMost } from "./rules.ts";
import type { ListedPage } from "./model/page-row.ts";
import { readListed } from "./store.ts";

export type Hit = Awaited<ReturnType<typeof findPages>>[number];

/** What is found for some words, best first, and whether there is more. */
export async function hitsFor(
  actor: Actor,
  typed: string,
  tx: Tx,
): Promise<{ readonly hits: readonly Hit[]; readonly more: boolean }> {
  const hits = await findPages(actor, { typed, most: listMost + 1 }, tx);
  return { hits: hits.slice(0, listMost), more: hits.length > listMost };
}

/** The pages that were found as lists show them, each with the line around its match. */
export async function foundPages(actor: Actor, hits: readonly Hit[], typed: string, tx: Tx) {
  const weights = new Map(hits.map((hit) => [hit.id, hit.weight]));
  const listed = await readListed(actor, [...weights.keys()], tx);
  return { pages: await withExcerpts(actor, listed, typed, tx), weights };
}

/** Documents are read of those pages alone whose beginning does not have the match. */
async function withExcerpts(actor: Actor, pages: readonly ListedPage[], typed: string, tx: Tx) {
  const further = pages.filter(({ preview }) => excerptAtStart(preview, typed) === null);
  const read = await readDocumentsFound(
    actor,
    further.map(({ id }) => id),
    tx,
  );
  const documents = new Map(read.map(({ id, document }) => [id, document]));
  return pages.map((page) => ({
    ...page,
    preview: excerptOf({ preview: page.preview, document: documents.get(page.id) ?? null }, typed),
  }));
}
