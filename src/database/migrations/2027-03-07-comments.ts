import { type Kysely, sql } from "kysely";

/** Comments in the margin of a page (decision 0149): threads about a passage, and what is said in them. They live and die with their page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
}

const tables = `
create table comment_thread (
  site_id bigint not null,
  id bigint generated always as identity,
  page_id bigint not null,
  -- The block in which the passage stood when it was commented on, its words, and those around it.
  widget text not null,
  quote text not null,
  before text not null,
  after text not null,
  begun_by bigint,
  began timestamptz not null,
  resolved timestamptz,
  resolved_by bigint,
  primary key (site_id, id),
  foreign key (site_id, page_id) references page (site_id, id) on delete cascade,
  foreign key (site_id, begun_by) references person (site_id, id) on delete set null (begun_by),
  foreign key (site_id, resolved_by) references person (site_id, id) on delete set null (resolved_by)
);
create index comment_thread_of_page on comment_thread (site_id, page_id);
create index comment_thread_by on comment_thread (site_id, begun_by);
create index comment_thread_resolved_by on comment_thread (site_id, resolved_by);

create table comment (
  site_id bigint not null,
  id bigint generated always as identity,
  thread_id bigint not null,
  author_id bigint,
  -- A name that the browser gives it, so that what is sent twice is said once.
  key text not null,
  words text not null,
  made timestamptz not null,
  edited timestamptz,
  -- Deleted ones can be brought back for a while by who deleted them.
  deleted timestamptz,
  deleted_by bigint,
  primary key (site_id, id),
  foreign key (site_id, thread_id) references comment_thread (site_id, id) on delete cascade,
  foreign key (site_id, author_id) references person (site_id, id) on delete set null (author_id),
  foreign key (site_id, deleted_by) references person (site_id, id) on delete set null (deleted_by)
);
create unique index comment_once on comment (site_id, author_id, key) where author_id is not null;
create index comment_of_thread on comment (site_id, thread_id, made, id);
create index comment_deleted on comment (deleted) where deleted is not null;
create index comment_deleted_by on comment (site_id, deleted_by);
call wall('comment_thread');
call wall('comment');
`;
