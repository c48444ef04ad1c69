import { type Kysely, sql } from "kysely";

/**
 * Whoever holds some letters in a profile field is found along an index as well, as names are (decision 0121); without the extensions
 * all values are looked at.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(letters).execute(db);
  await sql.raw(known).execute(db);
}

const letters = `
do $$ begin
  create index profile_value_by_letters on profile_value using gin (site_id, sought gin_trgm_ops) with (gin_pending_list_limit = 128);
exception when undefined_object or feature_not_supported then
  raise notice 'profile fields are searched by looking at all of them: %', sqlerrm;
end $$;
`;

/** Behind the wall between sites, as \`people_holding\` is; which fields may be searched says who asks. */
const known = `
create function people_known_for(fields bigint[], pattern text, most integer)
returns setof bigint
language plpgsql stable security definer rows 100
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
begin
  return query select distinct known.person_id from profile_value known
    where known.site_id = atrium_site() and known.field_id = any (fields) and known.sought like pattern limit most;
end $$;
revoke execute on function people_known_for from public;
grant execute on function people_known_for to atrium_app;
`;
