import { type Kysely, sql } from "kysely";

/** Who did what on a site: one chain for each, of which the server changes nothing and removes what is older than 90 days alone (decision 0109). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
  await sql.raw(guard).execute(db);
  await sql.raw(chains).execute(db);
}

const tables = `
create table audit_chain (
  site_id bigint primary key references site on delete cascade,
  -- The newest entry, and the last one that was removed for its age: what is left begins behind it.
  head bigint not null default 0,
  head_hash bytea not null default ''::bytea,
  anchor bigint not null default 0,
  anchor_hash bytea not null default ''::bytea,
  -- For how many days entries are kept; null for always.
  kept_days int default 730 check (kept_days >= 90)
);
create table audit_entry (
  site_id bigint not null references site on delete cascade,
  place bigint not null,
  event_id bigint not null,
  at timestamptz not null,
  kind text not null,
  actor_id bigint,
  actor_name text,
  as_id bigint,
  as_name text,
  target_id bigint,
  target_name text,
  page_id bigint,
  subsite_id bigint,
  details jsonb not null,
  address text not null,
  browser text not null,
  hash bytea not null,
  primary key (site_id, place),
  unique (site_id, event_id)
);
create index audit_entry_by_actor on audit_entry (site_id, actor_id, place);
create index audit_entry_by_target on audit_entry (site_id, target_id, place);
create index audit_entry_by_other on audit_entry (site_id, as_id, place) where as_id is not null;
create index audit_entry_by_kind on audit_entry (site_id, kind, place);
call wall('audit_chain');
call wall('audit_entry');
`;

const guard = `
create function audit_entry_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and (old.at < now() - interval '90 days' or not exists (select from site where id = old.site_id)) then
    return old;
  end if;
  raise exception 'the entries of the audit log stay as they are';
end $$;
create trigger audit_entry_stays before update or delete on audit_entry
  for each row execute function audit_entry_stays();
`;

// What happened before there was a log is not told in it.
const chains = `
insert into audit_chain (site_id) select id from site;
insert into listener_position (listener, xid, id)
select 'audit', xid, id from outbox order by xid desc, id desc limit 1;
`;
