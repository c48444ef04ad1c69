import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { pageVector } from "#kernel/search/lexemes.ts";
import { pageSearch } from "#kernel/search/query.ts";
import { wordsOf } from "#kernel/search/words.ts";
import { listPrincipals, listsOthersToo, searchPrincipals } from "#features/access/rules.ts";
import { isPageReadBy, pageReaders } from "#features/access/store.ts";
import {
  type AskedOfFiles,
  type FilePassage,
  passagesInFiles,
  writeWordsOfFiles,
} from "./file-words-store.ts";
import { slugOf } from "#features/subsites/store.ts";
import { currentSubsite, mainGroup } from "#kernel/viewer.ts";

/** A page that was found; higher weights stand first. */
export type PageHit = { readonly id: number; readonly weight: number };

/** Whether it is searched in the current subsite or in all that the actor reads. */
export type SearchScope = "here" | "everywhere";

function scoped(actor: Actor, scope: SearchScope) {
  const isHere = scope === "here";
  const only = isHere && listsOthersToo(actor) ? currentSubsite(actor) : null;
  return { principals: isHere ? listPrincipals(actor) : searchPrincipals(actor), only };
}

/**
 * The pages that the actor may read and that hold what was typed, best first, at most `most`; none for an empty text.
 * The database function looks at no more than that many candidates of each kind of hit (decision 0007).
 */
export async function findPages(
  actor: Actor,
  { typed, most, scope = "here" }: { typed: string; most: number; scope?: SearchScope },
  tx: Tx,
): Promise<PageHit[]> {
  const plan = pageSearch(typed);
  if (!plan) return [];
  const { principals, only } = scoped(actor, scope);
  return run<PageHit>(
    tx,
    `select hit.page_id as id, hit.weight from search_pages($2::bigint[], $3, $4::text[], $5::real[], $6, $7) hit
     join page on page.site_id = $1 and page.id = hit.page_id and ($8::bigint is null or page.subsite_id = $8)
     order by hit.weight desc, page.modified desc, page.id`,
    [
      actor.siteId,
      principals,
      plan.start,
      plan.steps.map((step) => step.query),
      plan.steps.map((step) => step.weight),
      plan.ranking,
      most,
      only,
    ],
  );
}

/** A page that was found, with what an excerpt is made from. */
export type PageFound = PageHit & {
  readonly title: string;
  readonly slug: string | null;
  readonly subsiteSlug: string;
  readonly preview: string;
  readonly isUnpublished: boolean;
  /** What the subsite that it lies in is called, unless it is the current one or the main group. */
  readonly subsite: string | null;
  readonly accent: string | null;
  /** As it is stored; null for a page beyond the bytes that one search reads. */
  readonly document: unknown;
  /** Where words stand in one of its files. */
  readonly inside: FilePassage | null;
};

function askedOfFiles(typed: string, all: string): AskedOfFiles {
  const words = wordsOf(typed).toSorted((a, b) => b.length - a.length);
  return [all, all.replaceAll(" & ", " | "), words.slice(0, wordsMost)];
}

/** Words typed that are looked for in files. */
const wordsMost = 8;
/** Stored bytes of documents that one search reads; pages beyond them are shown with their beginning. */
const documentsMost = 131_072;

/**
 * The best pages that the actor may read and that hold what was typed, at most `most`, templates left out (SRCH-27), in one
 * statement with their documents. Three times as many candidates are looked at, so that the best of them come first.
 */
export async function findPagesToShow(
  actor: Actor,
  { typed, most, scope }: { typed: string; most: number; scope: SearchScope },
  tx: Tx,
): Promise<PageFound[]> {
  const plan = pageSearch(typed);
  if (!plan) return [];
  const { principals, only } = scoped(actor, scope);
  return run<PageFound>(
    tx,
    `with hit as materialized (
       select page.id, hit.weight, page.title, page.slug, ${slugOf("page")} as subsite_slug, page.preview, page.unpublished, page.version_id,
         other.name as subsite, other.accent, row_number() over (order by hit.weight desc, page.modified desc, page.id) as place
       from search_pages($2::bigint[], $3, $4::text[], $5::real[], $6, $7) hit
       join page on page.site_id = $1 and page.id = hit.page_id
       left join subsite other on other.site_id = $1 and other.id = page.subsite_id and other.id not in (${mainGroup}, $10)
       where not page.is_template and ($9::bigint is null or page.subsite_id = $9) and ${isPageReadBy("page.id", "$2::bigint[]")}
       order by place limit $8),
     ${passagesInFiles("hit", 11)}
     select hit.id, hit.weight, hit.title, hit.slug, hit.subsite_slug as "subsiteSlug", hit.preview, hit.unpublished as "isUnpublished", hit.subsite, hit.accent,
       case when sum(pg_column_size(stored.document)) over (order by hit.place) <= ${documentsMost} then stored.document end as document, passage.inside
     from hit left join page_version version on version.site_id = $1 and version.id = hit.version_id
     left join page_document stored on stored.site_id = $1 and stored.hash = version.hash
     left join passage on passage.id = hit.id
     order by hit.place`,
    [
      actor.siteId,
      principals,
      plan.start,
      plan.steps.map((step) => step.query),
      plan.steps.map((step) => step.weight),
      plan.ranking,
      most * 3,
      most,
      only,
      currentSubsite(actor),
      ...askedOfFiles(typed, plan.ranking),
    ],
  );
}

/**
 * The documents of these pages as they are stored, those that the actor may read, in the order given; null beyond the bytes that one
 * search reads. And where what was typed stands in a file of theirs.
 */
export async function readDocumentsFound(
  actor: Actor,
  { ids, typed }: { readonly ids: readonly number[]; readonly typed: string },
  tx: Tx,
): Promise<Pick<PageFound, "id" | "document" | "inside">[]> {
  const plan = pageSearch(typed);
  if (ids.length === 0 || !plan) return [];
  return run(
    tx,
    `with given as materialized (
       select given.id, given.place, page.version_id from unnest($3::bigint[]) with ordinality as given (id, place)
       join page on page.site_id = $1 and page.id = given.id and ${isPageReadBy("page.id", "$2::bigint[]")}),
     ${passagesInFiles("given", 4)}
     select given.id, case when sum(pg_column_size(stored.document)) over (order by given.place) <= ${documentsMost}
         then stored.document end as document, passage.inside
     from given
     join page_version version on version.site_id = $1 and version.id = given.version_id
     join page_document stored on stored.site_id = $1 and stored.hash = version.hash
     left join passage on passage.id = given.id`,
    [actor.siteId, searchPrincipals(actor), ids, ...askedOfFiles(typed, plan.ranking)],
  );
}

/**
 * Writes what a page is found by, in the transaction of the change, so that what was just saved is found at once.
 * `body` is the plain text of its content; the words in the files that its published version shows stand beside. Its readers are those that stand in `page_reader`.
 */
export async function writePageSearch(
  page: { readonly id: number; readonly title: string; readonly body: string },
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `insert into search_document (site_id, kind, subject_id, words, readers)
     values ($1, 'page', $2, $3::tsvector, ${pageReaders})
     on conflict (site_id, kind, subject_id) do update set words = excluded.words, readers = excluded.readers`,
    [tx.siteId, page.id, pageVector(page)],
  );
  await writeWordsOfFiles(page.id, tx);
}

/** A page that is gone for good is not found. */
export async function removePageSearch(pageId: number, tx: Tx): Promise<void> {
  await run(tx, "delete from search_document where site_id = $1 and kind = 'page' and subject_id = $2", [
    tx.siteId,
    pageId,
  ]);
}
