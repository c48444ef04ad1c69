import { type Tx, run } from "#database/transaction.ts";

/** Bytes of the words of all files of one page that it is found by; those with the fewest words come first. */
const wordsMost = 400_000;
/** A page with more of its own is found by those alone: a row of the index holds a megabyte. */
const ownMost = 600_000;
/** Files of one page that are asked where the words stand, the newest first. */
const askedMost = 40;
/** Letters of a file that an excerpt is made from, and how many of them stand before the word. */
const passageMost = 900;
const beforeMost = 200;

/** Files that the published page shows to all of its readers; `page` is its number, in SQL. */
const shownFiles = (page: string) => `page_file held
  join file on file.site_id = $1 and file.id = held.file_id
  join file_text text on text.site_id = $1 and text.hash = file.hash
  where held.site_id = $1 and held.page_id = ${page} and held.in_published and not held.for_people`;

/**
 * In SQL, what a page is found by: its own words, and with less weight those of its files, which say no places. `own` is a text or a vector; values: $1 the
 * site.
 */
export const withWordsOfFiles = (own: string, page: string) => `(${own})::tsvector || case
  when octet_length((${own})::text) > ${ownMost} then ''::tsvector
  else array_to_tsvector(array(
    select distinct word from (
      select each.words, sum(each.bytes) over (order by each.bytes, each.hash) as total
      from (select distinct on (text.hash) text.hash, text.bytes, text.words from ${shownFiles(page)}) each) counted,
      unnest(tsvector_to_array(counted.words)) word
    where counted.total <= ${wordsMost})) end`;

/**
 * Has a page found by the words of its files that are kept by now. Whoever publishes it waits meanwhile, and then writes down anew what it is found by, so
 * that nothing comes back of a file that goes with that.
 */
export async function addWordsOfFiles(pageId: number, tx: Tx): Promise<void> {
  await run(tx, "select from page where site_id = $1 and id = $2 for update", [tx.siteId, pageId]);
  await run(
    tx,
    `with searched as (
       update page_file held set is_searched = true from file join file_text text on text.site_id = $1 and text.hash = file.hash
       where held.site_id = $1 and held.page_id = $2 and held.in_published and not held.is_searched
         and file.site_id = $1 and file.id = held.file_id and text.done is not null)
     update search_document set words = ${withWordsOfFiles("words", "$2")} where site_id = $1 and kind = 'page' and subject_id = $2`,
    [tx.siteId, pageId],
  );
}

/** Where words stand in a file of a page that was found; null where its own say all of them, or no file has any. */
export type FilePassage = { readonly name: string; readonly passage: string };

/** What is asked of files, by its values: all words as a query, any of them as one, and each, the longest first. */
export type AskedOfFiles = readonly [all: string, any: string, words: readonly string[]];

/**
 * In SQL, a `FilePassage` as JSON, for a page whose own words do not say all that is asked: of the file that does, or of one that says some of it.
 * What the page says itself is looked at only where a file has anything (`case`): most pages that are found have none. `from` is the number of the first of its three values (`AskedOfFiles`); $1 is the site.
 */
export function passageInFile(page: string, from: number): string {
  const [all, any, words] = [`$${from}::tsquery`, `$${from + 1}::tsquery`, `$${from + 2}::text[]`];
  return `(select json_build_object('name', one.name,
      'passage', substring(text.letters from greatest(1, coalesce(word.place, 1) - ${beforeMost}) for ${passageMost}))
    from (select newest.name, newest.hash from (
        select file.id, file.name, file.hash from ${shownFiles(page)} and text.bytes > 0 order by file.id desc limit ${askedMost}) newest
      join file_text text on text.site_id = $1 and text.hash = newest.hash
      where text.words @@ ${any}
      order by text.words @@ ${all} desc, newest.id limit 1) one
    join file_text text on text.site_id = $1 and text.hash = one.hash
    left join lateral (
      select found.place from unnest(${words}) with ordinality asked (word, nth),
        lateral (select strpos(' ' || text.plain, ' ' || asked.word) as place) found
      where found.place > 0 order by asked.nth limit 1) word on true
    where case when one.hash is not null then not exists (
      select from search_document own where own.site_id = $1 and own.kind = 'page' and own.subject_id = ${page}
        and ts_filter(own.words, '{a,d}') @@ ${all}) end)`;
}
