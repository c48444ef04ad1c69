import { type Kysely, sql } from "kysely";

/** Feeds of other sites (decision 0135): what was fetched last, and which published pages show which. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
}

const tables = `
create table feed (
  site_id bigint not null,
  address text not null,
  title text not null default '',
  site_address text,
  -- The newest, as plain words.
  items jsonb not null default '[]',
  -- When it was fetched with success, and when it was tried last.
  fetched timestamptz,
  attempted timestamptz,
  failure text,
  failures integer not null default 0,
  next_attempt timestamptz not null,
  primary key (site_id, address)
);
create index feed_due on feed (site_id, next_attempt);

create table feed_on_page (
  site_id bigint not null,
  page_id bigint not null,
  widget text not null,
  address text not null,
  primary key (site_id, page_id, widget),
  foreign key (site_id, page_id) references page (site_id, id) on delete cascade
);
create index feed_on_page_by_address on feed_on_page (site_id, address);
call wall('feed');
call wall('feed_on_page');
`;
