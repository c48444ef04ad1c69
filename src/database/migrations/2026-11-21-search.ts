import { type Kysely, sql } from "kysely";

/** The search index: one row for each findable thing, with its words and its readers in one GIN index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(documents).execute(db);
  await sql.raw(functions).execute(db);
  await sql.raw(rights).execute(db);
}

const documents = `
create table search_document (
  site_id bigint not null references site (id) on delete cascade,
  kind text not null check (kind in ('page', 'person')),
  subject_id bigint not null,
  words tsvector not null,
  readers bigint[] not null,
  primary key (site_id, kind, subject_id)
);
-- Changes wait in a short list that every search reads along; 256 kB of it cost less than half a millisecond.
create index search_document_by_words on search_document using gin (words, readers) with (gin_pending_list_limit = 256);
call wall('search_document');
`;

// Behind a policy Postgres does not use a text index (its operators are not leakproof), so these run as the owner of
// the tables: they take the site from the transaction and apply the rights themselves (decision 0007).
const functions = `
-- A reader in the index: persons and guests are unique over all sites, the others are made so by adding the site.
create function search_reader(principal bigint) returns bigint language sql stable parallel safe
  as $$ select case when principal % 281474976710656 = 0 then principal + atrium_site() else principal end $$;

-- The pages that were changed last, of those the principals may read.
create function search_newest(principals bigint[], most integer) returns table (page_id bigint) language sql stable as $$
  select merged.page_id from (
    select distinct first.modified, first.page_id from unnest(principals) as asked (id) cross join lateral (
      select reader.page_id, reader.modified from page_reader reader
      where reader.site_id = atrium_site() and reader.principal_id = asked.id
      order by reader.modified desc, reader.page_id limit most) first) merged
  order by merged.modified desc, merged.page_id limit most
$$;

-- Documents are looked up one by one ("limit 1"), so that the plan is right also while a table has no statistics yet.
create function search_pages(principals bigint[], start text, queries text[], weights real[], ranking text, most integer)
returns table (page_id bigint, weight real)
language plpgsql stable security definer rows 20
set search_path = public, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  ids bigint[];
  found real[];
  step_ids bigint[];
  step_found real[];
  readers_asked bigint[] := array(select search_reader(each) from unnest(principals) each);
  common bigint[];
begin
  -- Titles that begin with what was typed, along the index of titles.
  select coalesce(array_agg(hit.id), '{}'), coalesce(array_agg(4::real), '{}') into ids, found from (
    select distinct first.page_id as id from unnest(principals) as asked (id) cross join lateral (
      select reader.page_id from page_reader reader
      where reader.site_id = atrium_site() and reader.principal_id = asked.id
        and reader.title_key >= start and reader.title_key < start || chr(1114111)
      order by reader.title_key, reader.page_id limit most) first
    limit most) hit;
  -- How many of the newest forty pages each step finds: a word of every tenth page is common.
  if cardinality(ids) < most then
    select array_agg(newest.hits order by newest.step) into common from (
      select asked.step, count(*) filter (where document.words @@ asked.query) as hits
      from search_newest(principals, 40) newest
      cross join lateral (select words from search_document
        where site_id = atrium_site() and kind = 'page' and subject_id = newest.page_id limit 1) document,
        lateral unnest(queries[:2]::tsquery[]) with ordinality as asked (query, step)
      group by asked.step) newest;
  end if;
  for step in 1 .. cardinality(queries) loop
    exit when cardinality(ids) >= most or (cardinality(ids) > 0 and weights[step] < 0.5);
    if common[step] >= 4 then
      -- The index would read tens of thousands of entries: the newest pages give enough.
      select coalesce(array_agg(hit.page_id), '{}'), coalesce(array_agg(weights[step] + hit.rank), '{}') into step_ids, step_found from (
        select newest.page_id, ts_rank(document.words, ranking::tsquery) as rank
        from search_newest(principals, most * 8) newest
        cross join lateral (select words from search_document
          where site_id = atrium_site() and kind = 'page' and subject_id = newest.page_id limit 1) document
        where document.words @@ queries[step]::tsquery and newest.page_id <> all (ids)
        limit most - cardinality(ids)) hit;
    else
      select coalesce(array_agg(hit.subject_id), '{}'), coalesce(array_agg(weights[step] + hit.rank), '{}') into step_ids, step_found from (
        with matching as materialized (
          select document.site_id, document.kind, document.subject_id, document.words from search_document document
          where document.words @@ queries[step]::tsquery and document.readers && readers_asked)
        select matching.subject_id, ts_rank(matching.words, ranking::tsquery) as rank from matching
        where matching.site_id = atrium_site() and matching.kind = 'page' and matching.subject_id <> all (ids)
        limit most - cardinality(ids)) hit;
    end if;
    ids := ids || step_ids;
    found := found || step_found;
  end loop;
  return query select hit.id, hit.weight from unnest(ids, found) as hit (id, weight);
end $$;

create function search_people(principals bigint[], query text, most integer)
returns table (person_id bigint)
language plpgsql stable security definer rows 20
set search_path = public, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  readers_asked bigint[] := array(select search_reader(each) from unnest(principals) each);
begin
  return query
    with matching as materialized (
      select document.site_id, document.kind, document.subject_id from search_document document
      where document.words @@ query::tsquery and document.readers && readers_asked)
    select matching.subject_id from matching
    where matching.site_id = atrium_site() and matching.kind = 'person' limit most;
end $$;
`;

const rights = `
revoke execute on function search_pages, search_people, search_newest from public;
grant execute on function search_pages, search_people, search_reader to atrium_app;
-- After many rows at once (seeding, a large import) plans should not wait for the next round of autovacuum.
create procedure refresh_statistics() language plpgsql security definer set search_path = public, pg_temp as $$
begin
  analyze person, folder, page, page_address, page_document, page_version, page_share, page_reader, star, search_document;
end $$;
revoke execute on procedure refresh_statistics from public;
grant execute on procedure refresh_statistics to atrium_app;
`;
