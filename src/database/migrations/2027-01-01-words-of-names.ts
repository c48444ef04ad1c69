import { type Kysely, sql } from "kysely";

/**
 * Folders and tags are found by where words of their names begin, along an index (decision 0092): each place of a name where somebody may begin to
 * type is a row. The database keeps them, whoever writes a name; of what was deleted there are none until it is brought back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(beginnings).execute(db);
  for (const [noun, isFound] of nouns) await sql.raw(words(noun, isFound)).execute(db);
}

/** What is found of each. Main folders have no name of their own. */
const nouns = [
  ["folder", "parent_id is not null and deleted is null"],
  ["tag", "deleted is null"],
] as const;

// As names are compared in search (kernel/search/names.ts). Writing that no spaces take apart may be looked for from each of its letters on. "collate" says that
// letters of other writings are none of the 26.
const beginnings = `
create function name_beginnings(name_key text) returns setof text language sql immutable parallel safe as $$
  with given (name) as (select replace(replace(replace(replace(translate(name_key, 'øđðłı', 'oddli'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'))
  select distinct substr(name, at, 60) from given, generate_series(1, length(name)) at
  where case when substr(name, at, 1) collate "C" ~ '[a-z0-9]' then at = 1 or substr(name, at - 1, 1) collate "C" !~ '[a-z0-9]'
    else substr(name, at, 1) <> ' ' end
$$;
`;

const words = (noun: string, isFound: string) => `
create table ${noun}_word (
  site_id bigint not null,
  subsite_id bigint not null,
  begins text not null,
  ${noun}_id bigint not null,
  name_key text not null,
  primary key (site_id, subsite_id, begins, ${noun}_id) include (name_key),
  foreign key (site_id, ${noun}_id) references ${noun} (site_id, id) on delete cascade
);
create index ${noun}_word_by_${noun} on ${noun}_word (site_id, ${noun}_id);
call wall('${noun}_word');
insert into ${noun}_word (site_id, subsite_id, begins, ${noun}_id, name_key)
  select site_id, subsite_id, begins, id, name_key from ${noun}, name_beginnings(name_key) begins where ${isFound};
create function ${noun}_named() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then delete from ${noun}_word where site_id = new.site_id and ${noun}_id = new.id; end if;
  insert into ${noun}_word (site_id, subsite_id, begins, ${noun}_id, name_key)
    select new.site_id, new.subsite_id, begins, new.id, new.name_key from (select new.*) named, name_beginnings(named.name_key) begins where ${isFound};
  return null;
end $$;
create trigger ${noun}_named after insert or update of name_key, deleted, subsite_id on ${noun} for each row execute function ${noun}_named();
`;
