import { type Tx, run } from "#database/transaction.ts";

/** Bytes of the words of all files of one page that it is found by; those with the fewest words come first. */
const wordsMost = 100_000;
/** A page with more of its own says no more of them here: a row holds a megabyte. */
const ownMost = 600_000;
/** Pages of one search that are asked in which file the words stand, the best first, and files of one page, the newest first. */
const pagesMost = 48;
const filesMost = 40;
/** Bytes of words, and stored bytes of texts, that one search reads for that; the pages behind are shown with their beginning. */
const wordsRead = 2_000_000;
const textsRead = 2_000_000;
/** Letters of a file that an excerpt is made from, and how many of them stand before the word. */
const passageMost = 900;
const beforeMost = 200;

/** Files that the published page shows to all of its readers; `page` is its number, in SQL. */
const shownFiles = (page: string) => `page_file held
  join file on file.site_id = $1 and file.id = held.file_id
  join file_text text on text.site_id = $1 and text.hash = file.hash
  where held.site_id = $1 and held.page_id = ${page} and held.in_published and not held.for_people and text.bytes > 0`;

/**
 * Writes down the words in the files that a page shows, and its own beside them, since some words typed may stand here and others there. Its own are those of
 * its row in the index of pages, without the signs for parts of titles: these have no places.
 */
export async function writeWordsOfFiles(pageId: number, tx: Tx): Promise<void> {
  await run(
    tx,
    `with kept as (
       select array_agg(distinct word) as words from (
         select each.words, sum(each.bytes) over (order by each.bytes, each.hash) as total
         from (select distinct on (text.hash) text.hash, text.bytes, text.words from ${shownFiles("$2")}) each) counted,
         unnest(tsvector_to_array(counted.words)) word
       where counted.total <= ${wordsMost}),
     fresh as materialized (
       select array_to_tsvector(kept.words || ('#' || $1::bigint)) || case when octet_length(own.words::text) > ${ownMost} then ''::tsvector
         else strip(ts_filter(own.words, '{a,d}')) end as words
       from kept, search_document own where own.site_id = $1 and own.kind = 'page' and own.subject_id = $2 and kept.words is not null),
     gone as (delete from page_file_words where site_id = $1 and page_id = $2 and not exists (select from fresh))
     insert into page_file_words as held (site_id, page_id, words) select $1, $2, words from fresh
     on conflict (site_id, page_id) do update set words = excluded.words where held.words <> excluded.words`,
    [tx.siteId, pageId],
  );
}

/**
 * Has a page found by the words of its files that are kept by now. Whoever publishes it waits meanwhile, and then writes down anew what it is found by, so
 * that nothing comes back of a file that goes with that. Comments do not wait.
 */
export async function addWordsOfFiles(pageId: number, tx: Tx): Promise<void> {
  await run(tx, "select from page where site_id = $1 and id = $2 for no key update", [tx.siteId, pageId]);
  await run(
    tx,
    `update page_file held set is_searched = true from file join file_text text on text.site_id = $1 and text.hash = file.hash
     where held.site_id = $1 and held.page_id = $2 and held.in_published and not held.is_searched
       and file.site_id = $1 and file.id = held.file_id and text.done is not null`,
    [tx.siteId, pageId],
  );
  await writeWordsOfFiles(pageId, tx);
}

/** In which file of a page that was found the words typed stand, and a piece of it; null where the page itself says all of them, or no file of it has one. */
export type FilePassage = { readonly name: string; readonly passage: string };

/** What is asked of files, by its values: all words as a query, any of them as one, and each, the longest first. */
export type AskedOfFiles = readonly [all: string, any: string, words: readonly string[]];

/**
 * In SQL, the parts of a `with` of which the last, `passage`, has a `FilePassage` as JSON (`inside`) for pages (`id`) whose own words do not say all that is
 * asked: of the file that does, or of one that says some of it. `hits` are the pages, with their `place`, from 1. `from` is the number of the first of its three
 * values (`AskedOfFiles`); $1 is the site. Each looks at what the one before leaves over ("offset 0", "limit 1"): words and texts lie beside their rows.
 */
export function passagesInFiles(hits: string, from: number): string {
  const [all, any, words] = [`$${from}::tsquery`, `$${from + 1}::tsquery`, `$${from + 2}::text[]`];
  return `lacking as materialized (
      select hit.id, hit.place from ${hits} hit
      where hit.place <= ${pagesMost}
        and coalesce((select true from page_file_words held where held.site_id = $1 and held.page_id = hit.id limit 1), false)
        and not coalesce((select own.words @@ ${all} from search_document own
        where own.site_id = $1 and own.kind = 'page' and own.subject_id = hit.id limit 1), false)),
    asked as materialized (
      select lacking.id, lacking.place, newest.file_id, newest.name, newest.hash,
        sum(newest.bytes) over (order by lacking.place, newest.file_id desc) as read
      from lacking cross join lateral (
        select file.id as file_id, file.name, file.hash, text.bytes from ${shownFiles("lacking.id")} order by file.id desc limit ${filesMost}) newest),
    saying as materialized (
      select distinct on (asked.place) asked.id, asked.place, asked.name, asked.hash from asked
      cross join lateral (select words from file_text where site_id = $1 and hash = asked.hash offset 0) text
      where asked.read <= ${wordsRead} and text.words @@ ${any}
      order by asked.place, text.words @@ ${all} desc, asked.file_id),
    measured as materialized (
      select saying.*, sum(pg_column_size(text.plain)) over (order by saying.place) as read
      from saying join file_text text on text.site_id = $1 and text.hash = saying.hash),
    passage as materialized (
      select measured.id, json_build_object('name', measured.name,
        'passage', substring(text.letters from greatest(1, coalesce(word.place, 1) - ${beforeMost}) for ${passageMost})) as inside
      from measured join file_text text on text.site_id = $1 and text.hash = measured.hash
      cross join lateral (select ' ' || text.plain as plain offset 0) padded
      left join lateral (
        select found.place from unnest(${words}) asked (word),
          lateral (select strpos(padded.plain, ' ' || asked.word) as place offset 0) found
        where found.place > 0 limit 1) word on true
      where measured.read <= ${textsRead})`;
}
