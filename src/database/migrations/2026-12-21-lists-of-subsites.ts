import { type Kysely, sql } from "kysely";

/**
 * Lists of subsites and of their people cost what they show (decision 0085): a membership knows what its person is sorted and found by, and a
 * subsite how many people it has. The database keeps both, whoever writes them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(names).execute(db);
  await sql.raw(given).execute(db);
  await sql.raw(counts).execute(db);
  await sql.raw(feeds).execute(db);
}

// The key by which `membership` refers to people carries their name and address, so that a change of either reaches it, and none can differ.
const names = `
create unique index person_listed on person (site_id, id, name_key, email);
alter table membership add column name_key text, add column email text;
update membership set name_key = person.name_key, email = person.email from person
  where person.site_id = membership.site_id and person.id = membership.person_id;
alter table membership
  alter column name_key set not null,
  alter column email set not null,
  drop constraint membership_site_id_person_id_fkey,
  add foreign key (site_id, person_id, name_key, email) references person (site_id, id, name_key, email) on update cascade on delete cascade;
create index membership_by_name on membership (site_id, subsite_id, name_key, person_id) include (email, role);
`;

const given = `
create function membership_listed() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  -- Whoever is not there has no name, and the key refuses them.
  new.name_key := coalesce((select name_key from person where site_id = new.site_id and id = new.person_id), '');
  new.email := coalesce((select email from person where site_id = new.site_id and id = new.person_id), '');
  return new;
end $$;
create trigger membership_listed before insert on membership for each row execute function membership_listed();
`;

// One statement for all rows that come or go at once; subsites in the order of their numbers, so that two who change several wait for each other once.
const counted = (change: "+" | "-") => `
  perform from subsite join (select distinct site_id, subsite_id from changed) asked on asked.site_id = subsite.site_id and asked.subsite_id = subsite.id
    order by subsite.site_id, subsite.id for no key update of subsite;
  update subsite set people = subsite.people ${change} changes.people
    from (select site_id, subsite_id, count(*) as people from changed group by site_id, subsite_id) changes
    where subsite.site_id = changes.site_id and subsite.id = changes.subsite_id;
  return null;`;

const counts = `
alter table subsite add column people integer not null default 0;
update subsite set people = counted.people from (select site_id, subsite_id, count(*) as people from membership group by site_id, subsite_id) counted
  where subsite.site_id = counted.site_id and subsite.id = counted.subsite_id;
create function membership_came() returns trigger language plpgsql set search_path = public, pg_temp as $$ begin ${counted("+")} end $$;
create function membership_went() returns trigger language plpgsql set search_path = public, pg_temp as $$ begin ${counted("-")} end $$;
create trigger membership_came after insert on membership referencing new table as changed for each statement execute function membership_came();
create trigger membership_went after delete on membership referencing old table as changed for each statement execute function membership_went();
`;

const feeds = "create index activity_of_subsite on activity (site_id, subsite_id, happened desc, id desc);";
