import { type Kysely, sql } from "kysely";

/**
 * How the world comes to a public page: with a password, until a moment. `page.world_limit` is what follows for its readers; `before` is what a change of
 * it replaced, for undoing. A row of `public_link_key` is a browser in which the password was given.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
alter table page add column world_limit text check (world_limit in ('password', 'ended'));
create table public_link (
  site_id bigint not null,
  page_id bigint not null,
  password_hash text,
  ends timestamptz,
  change integer not null default 1,
  before jsonb,
  primary key (site_id, page_id),
  foreign key (site_id, page_id) references page (site_id, id) on delete cascade
);
create index public_link_ends on public_link (site_id, ends) where ends is not null;
call wall('public_link');
create table public_link_key (
  site_id bigint not null,
  token_hash bytea not null,
  page_id bigint not null,
  expires timestamptz not null,
  primary key (site_id, token_hash, page_id),
  foreign key (site_id, page_id) references public_link (site_id, page_id) on delete cascade
);
create index public_link_key_by_page on public_link_key (site_id, page_id);
create index public_link_key_old on public_link_key (site_id, expires);
call wall('public_link_key');
alter table activity
  drop constraint activity_kind_check,
  add constraint activity_kind_check check (kind in ('published', 'edited', 'renamed', 'moved', 'imported', 'joined', 'trashed', 'restored',
    'folder-made', 'folder-renamed', 'folder-moved', 'folder-deleted', 'public-access'));
create unique index activity_public_access_once on activity (site_id, event_id) where kind = 'public-access';
`;
