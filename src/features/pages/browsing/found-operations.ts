import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import { excerptAtStart, foundLineOf } from "../model/excerpt.ts";
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

type Showing = { readonly tx: Tx; readonly say: Say };

/** The pages that were found as lists show them, each with the line around its match. */
export async function foundPages(actor: Actor, hits: readonly Hit[], typed: string, showing: Showing) {
  const weights = new Map(hits.map((hit) => [hit.id, hit.weight]));
  const listed = await readListed(actor, [...weights.keys()], showing.tx);
  return { pages: await withExcerpts(actor, listed, typed, showing), weights };
}

/** Documents and files are asked of those pages alone whose beginning does not have the match. */
async function withExcerpts(actor: Actor, pages: readonly ListedPage[], typed: string, { tx, say }: Showing) {
  const further = pages.filter(({ preview }) => excerptAtStart(preview, typed) === null);
  const read = await readDocumentsFound(actor, { ids: further.map(({ id }) => id), typed }, tx);
  const found = new Map(read.map((page) => [page.id, page]));
  return pages.map((page) => {
    const { document = null, inside = null } = found.get(page.id) ?? {};
    return { ...page, preview: foundLineOf({ preview: page.preview, document, inside }, typed, say) };
  });
}
