import { type Kysely, sql } from "kysely";

/**
 * What somebody began and readers do not see, in the order in which they began it, and how many people a site has, kept by its main group as
 * each subsite keeps its own (decision 0085): neither is found any more by reading all of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(begun).execute(db);
  await sql.raw(counts).execute(db);
}

// Rows of before are of the moment in which their draft was touched last.
const begun = `
alter table page_draft_writer add column since timestamptz not null default now();
update page_draft_writer set since = draft.touched from page_draft draft
  where draft.site_id = page_draft_writer.site_id and draft.page_id = page_draft_writer.page_id and draft.epoch = page_draft_writer.epoch;
drop index page_draft_writer_by_person;
create index page_draft_writer_begun on page_draft_writer (site_id, person_id, since desc, page_id);
drop index page_unpublished_by_creator;
create index page_unpublished_begun on page (site_id, creator_id, modified desc, id) where unpublished and trashed is null;
`;

const counted = (change: "+" | "-") => `
  update subsite set people = subsite.people ${change} changes.people
    from (select site_id, count(*) as people from changed group by site_id) changes
    where subsite.site_id = changes.site_id and subsite.id = 0;
  return null;`;

// The main group is held before the subsites that somebody leaves by being deleted, as it is when somebody comes and joins some.
const counts = `
update subsite set people = (select count(*) from person where person.site_id = subsite.site_id) where id = 0;
create function person_came() returns trigger language plpgsql set search_path = public, pg_temp as $$ begin ${counted("+")} end $$;
create function person_goes() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from subsite where site_id = old.site_id and id = 0 for no key update;
  return old;
end $$;
create function person_went() returns trigger language plpgsql set search_path = public, pg_temp as $$ begin ${counted("-")} end $$;
create trigger person_came after insert on person referencing new table as changed for each statement execute function person_came();
create trigger person_goes before delete on person for each row execute function person_goes();
create trigger person_went after delete on person referencing old table as changed for each statement execute function person_went();
`;
