import { type Kysely, sql } from "kysely";

/** Mails that there was no server for, kept for the site's owners. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table mail_kept (
  site_id bigint not null references site (id) on delete cascade,
  id bigint generated always as identity,
  event_id bigint not null,
  recipient text not null,
  subject text not null,
  text text not null,
  made timestamptz not null,
  primary key (site_id, id),
  unique (site_id, event_id, recipient)
);
call wall('mail_kept');
`)
    .execute(db);
}
