import { type Kysely, sql } from "kysely";

/**
 * Most words are on none of the sixteen pages that were changed last. Only these are looked for at first, where forty were: gathering them for each principal
 * was a quarter of a search that finds little. What is found, and in which order, stays the same.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(pages).execute(db);
}

const pages = `
create or replace function search_pages(principals bigint[], start text, queries text[], weights real[], ranking text, most integer)
returns table (page_id bigint, weight real)
language plpgsql stable security definer rows 20
set search_path = public, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  ids bigint[];
  found real[];
  step_ids bigint[];
  step_found real[];
  readers_asked bigint[] := array(select search_reader(each) from unnest(principals) each);
  -- Each is read from its text once, not for each row.
  titles tsquery := queries[1]::tsquery;
  bodies tsquery := queries[2]::tsquery;
  either tsquery := titles || bodies;
  ranked tsquery := ranking::tsquery;
  query tsquery;
  newest bigint[];
  common bigint[] := '{0,0}';
  is_many boolean := cardinality(principals) > 24;
  found_in_title bigint;
  found_in_body bigint;
begin
  -- Titles that begin with what was typed, along the index of titles.
  select coalesce(array_agg(hit.id), '{}'), coalesce(array_agg(4::real), '{}') into ids, found from (
    select distinct first.page_id as id from unnest(principals) as asked (id) cross join lateral (
      select reader.page_id from page_reader reader
      where reader.site_id = atrium_site() and reader.principal_id = asked.id
        and reader.title_key >= start and reader.title_key < start || chr(1114111)
      order by reader.title_key, reader.page_id limit most) first
    limit most) hit;
  -- How many of the newest forty pages the first two steps find: a word of every tenth page is common. Most words are in none of them, so each page is
  -- asked for both steps at once; what only one of them can have found is not asked for it. "offset 0" keeps the index of words out of it, which would
  -- read all entries of a common one. What none of the first sixteen has is rare enough for the index: the others are not asked for.
  if cardinality(ids) < most then
    for lot in 1 .. 2 loop
      newest := array(select each.page_id from search_newest(principals, case lot when 1 then 16 else 40 end) each);
      select common[1] + count(*) filter (where hit.in_title), common[2] + count(*) filter (where not hit.in_title or hit.words @@ bodies) into found_in_title, found_in_body
      from (select first.words, first.words @@ titles as in_title from (
          select words from search_document
          where site_id = atrium_site() and kind = 'page' and subject_id = any (case lot when 1 then newest[1:16] else newest[17:40] end)
          offset 0) first
        where first.words @@ either offset 0) hit;
      common := array[found_in_title, found_in_body];
      exit when common = array[0, 0]::bigint[];
    end loop;
  end if;
  for step in 1 .. cardinality(queries) loop
    exit when cardinality(ids) >= most or (cardinality(ids) > 0 and weights[step] < 0.5);
    query := queries[step]::tsquery;
    if common[step] >= 4 then
      -- The index would read tens of thousands of entries: the newest pages give enough.
      select coalesce(array_agg(hit.page_id), '{}'), coalesce(array_agg(weights[step] + hit.rank), '{}') into step_ids, step_found from (
        select newest.page_id, ts_rank(document.words, ranked) as rank
        from search_newest(principals, most * 8) newest
        cross join lateral (select words from search_document
          where site_id = atrium_site() and kind = 'page' and subject_id = newest.page_id limit 1) document
        where document.words @@ query and newest.page_id <> all (ids)
        limit most - cardinality(ids)) hit;
    elsif is_many then
      select coalesce(array_agg(hit.subject_id), '{}'), coalesce(array_agg(weights[step] + hit.rank), '{}') into step_ids, step_found from (
        with matching as materialized (
          select document.site_id, document.kind, document.subject_id, document.words, document.readers from search_document document
          where document.words @@ query)
        select matching.subject_id, ts_rank(matching.words, ranked) as rank from matching
        where matching.site_id = atrium_site() and matching.kind = 'page' and matching.subject_id <> all (ids) and matching.readers && readers_asked
        limit most - cardinality(ids)) hit;
    else
      select coalesce(array_agg(hit.subject_id), '{}'), coalesce(array_agg(weights[step] + hit.rank), '{}') into step_ids, step_found from (
        with matching as materialized (
          select document.site_id, document.kind, document.subject_id, document.words from search_document document
          where document.words @@ query and document.readers && readers_asked)
        select matching.subject_id, ts_rank(matching.words, ranked) as rank from matching
        where matching.site_id = atrium_site() and matching.kind = 'page' and matching.subject_id <> all (ids)
        limit most - cardinality(ids)) hit;
    end if;
    ids := ids || step_ids;
    found := found || step_found;
  end loop;
  return query select hit.id, hit.weight from unnest(ids, found) as hit (id, weight);
end $$;
`;
