import { type Kysely, sql } from "kysely";

/**
 * What happened on a site, in lines of its own (decision 0065). Old sites begin with what their pages and versions tell of the last ninety
 * days, and the listener begins behind that.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(table).execute(db);
  await sql.raw(`call wall('activity');`).execute(db);
  await sql.raw(published).execute(db);
  await sql.raw(edited).execute(db);
  await sql.raw(joined).execute(db);
  await sql.raw(position).execute(db);
}

const table = `
create table activity (
  site_id bigint not null,
  id bigint generated always as identity,
  -- That of the page; people come to the main group.
  subsite_id bigint not null,
  kind text not null check (kind in ('published', 'edited', 'renamed', 'imported', 'joined')),
  page_id bigint,
  -- Who did it, or who came.
  person_id bigint,
  -- Where an import came to, how many pages it was, and the event that told of it.
  folder_id bigint,
  pages integer,
  event_id bigint,
  began timestamptz not null,
  happened timestamptz not null,
  -- The versions that an edit is made of, each once, so that hearing of one twice changes nothing.
  versions bigint[] not null default '{}',
  -- The title before, where it was changed.
  was text,
  primary key (site_id, id),
  check ((page_id is null) = (kind in ('joined', 'imported'))),
  foreign key (site_id, subsite_id) references subsite (site_id, id) on delete cascade,
  foreign key (site_id, subsite_id, page_id) references page (site_id, subsite_id, id) on update cascade on delete cascade,
  foreign key (site_id, subsite_id, folder_id) references folder (site_id, subsite_id, id) on update cascade on delete cascade,
  foreign key (site_id, person_id) references person (site_id, id) on delete set null (person_id)
);
create index activity_newest on activity (site_id, happened desc, id desc);
create index activity_of_page on activity (site_id, page_id, happened desc);
create index activity_of_person on activity (site_id, person_id, happened desc, id desc);
create unique index activity_published_once on activity (site_id, page_id) where kind = 'published';
create index activity_of_folder on activity (site_id, folder_id) where folder_id is not null;
create unique index activity_imported_once on activity (site_id, event_id) where kind = 'imported';
create unique index activity_joined_once on activity (site_id, person_id) where kind = 'joined';
`;

const since = `now() - interval '90 days'`;

const published = `
insert into activity (site_id, subsite_id, kind, page_id, person_id, began, happened)
select site_id, subsite_id, 'published', id, creator_id, created, created from page
where not unpublished and created > ${since};
`;

const edited = `
insert into activity (site_id, subsite_id, kind, page_id, person_id, began, happened, versions)
select version.site_id, page.subsite_id, 'edited', page.id, version.author_id, min(version.made), max(version.made), array_agg(version.id order by version.id)
from page_version version join page on page.site_id = version.site_id and page.id = version.page_id
where not page.unpublished and version.made > ${since}
  and version.id > (select min(id) from page_version first where first.site_id = version.site_id and first.page_id = version.page_id)
group by version.site_id, page.subsite_id, page.id, version.author_id, date_trunc('day', version.made);
`;

const joined = `
insert into activity (site_id, subsite_id, kind, person_id, began, happened)
select site_id, 0, 'joined', id, created, created from person where password_hash is not null;
`;

const position = `
insert into listener_position (listener, xid, id)
select 'activity', xid, id from outbox order by xid desc, id desc limit 1;
`;
