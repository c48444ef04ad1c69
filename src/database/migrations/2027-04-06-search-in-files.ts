import { type Kysely, sql } from "kysely";

/**
 * A search asks the words in files in a step of its own, behind the words of the pages themselves (decision 0174). What is found by those, and in which order,
 * stays the same.
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
  own integer;
  with_files tsquery := quote_literal('#' || atrium_site())::tsquery && bodies;
begin
  -- Titles that begin with what was typed, along the index of titles.
  select coalesce(array_agg(hit.id), '{}'), coalesce(array_agg(4::real), '{}') into ids, found from (
    select distinct first.page_id as id from unnest(principals) as asked (id) cross join lateral (
      select reader.page_id from page_reader reader
      where reader.site_id = atrium_site() and reader.principal_id = asked.id
        and reader.title_key >= start and reader.title_key < start || chr(1114111)
      order by reader.title_key, reader.page_id limit most) first
    limit most) hit;
  own := cardinality(ids);
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
    if weights[step] >= 0.5 then
      own := cardinality(ids);
    end if;
  end loop;
  -- Last, and behind all that pages say themselves but slips of typing, those that say it with the words of their files. Where four of the newest do, the index
  -- would read too many entries, as above: a hundred and sixty pages are asked. "offset 0" and the ways of asking keep each to the index that it is meant for.
  if own < most then
    if 4 <= (select count(*) from (
        select held.words from page_file_words held where held.site_id = atrium_site() and held.page_id = any (newest) offset 0) first
        where first.words @@ bodies) then
      step_ids := array(
        select each.page_id from search_newest(principals, 160) each
        cross join lateral (select held.words from page_file_words held where held.site_id = atrium_site() and held.page_id = each.page_id limit 1) document
        where document.words @@ bodies and each.page_id <> all (ids)
        limit most - own);
    else
      step_ids := array(
        select matching.page_id from (select held.site_id, held.page_id from page_file_words held where held.words @@ with_files offset 0) matching
        where matching.site_id = atrium_site() and matching.page_id <> all (ids)
          and coalesce((select true from page_reader reader where reader.site_id = atrium_site() and reader.page_id = matching.page_id
            and reader.principal_id + 0 = any (principals) limit 1), false)
        limit most - own);
    end if;
    ids := ids || step_ids;
    found := found || array_fill(0.4::real, array[cardinality(step_ids)]);
  end if;
  return query select hit.id, hit.weight from unnest(ids, found) as hit (id, weight) order by hit.weight desc limit most;
end $$;
`;
