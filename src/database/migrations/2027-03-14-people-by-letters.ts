import { type Kysely, sql } from "kysely";

/**
 * Whoever holds some letters in their name, address or position is found along an index of three letters each (`pg_trgm`), not by looking at everybody
 * (decision 0121). Where a database has not the two extensions, or this role may not add them, everybody is looked at, as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(letters).execute(db);
  await sql.raw(holding).execute(db);
}

const letters = `
do $$ begin
  create extension if not exists pg_trgm;
  create extension if not exists btree_gin;
  create index membership_by_letters on membership using gin (site_id, subsite_id, sought gin_trgm_ops) with (gin_pending_list_limit = 128);
  create index person_by_letters on person using gin (site_id, sought gin_trgm_ops) with (gin_pending_list_limit = 128);
exception when insufficient_privilege or undefined_file or undefined_object or feature_not_supported then
  raise notice 'people are found by looking at everybody: %', sqlerrm;
end $$;
`;

/** What the wall between sites would keep an index from is asked for here, behind the same wall: no pattern comes before the site. */
const holding = `
create function people_holding(area bigint, patterns text[], most integer)
returns setof bigint
language plpgsql stable security definer rows 100
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
begin
  if area = 0 then
    return query select person.id from person
      where person.site_id = atrium_site() and person.sought like patterns[1] and person.sought like all (patterns[2:]) limit most;
  else
    return query select joined.person_id from membership joined
      where joined.site_id = atrium_site() and joined.subsite_id = area and joined.sought like patterns[1] and joined.sought like all (patterns[2:]) limit most;
  end if;
end $$;
revoke execute on function people_holding from public;
grant execute on function people_holding to atrium_app;
`;
