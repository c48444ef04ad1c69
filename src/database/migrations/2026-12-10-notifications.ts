import { type Kysely, sql } from "kysely";

/** What people are told of (decision 0069). The listener begins behind what happened before: nobody is told of old news. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(table).execute(db);
  await sql.raw(`call wall('notification');`).execute(db);
  await sql.raw(position).execute(db);
}

const table = `
create table notification (
  site_id bigint not null,
  id bigint generated always as identity,
  -- Who is told.
  person_id bigint not null,
  kind text not null check (kind in ('published', 'changed', 'mentioned', 'asked', 'shared')),
  page_id bigint,
  -- Who did it, of several the last.
  by_id bigint,
  -- The right that somebody asks for; the event that told of that, or of the page being shared.
  asked_right text,
  event_id bigint,
  -- The versions that it tells of, each once, so that hearing of one twice changes nothing.
  versions bigint[] not null default '{}',
  began timestamptz not null,
  happened timestamptz not null,
  read_at timestamptz,
  primary key (site_id, id),
  check (page_id is not null or kind = 'asked'),
  check ((kind = 'asked') = (asked_right is not null)),
  foreign key (site_id, person_id) references person (site_id, id) on delete cascade,
  foreign key (site_id, page_id) references page (site_id, id) on delete cascade,
  foreign key (site_id, by_id) references person (site_id, id) on delete set null (by_id)
);
create unique index notification_of_page_once on notification (site_id, person_id, page_id)
  where read_at is null and kind in ('published', 'changed');
create unique index notification_mentioned_once on notification (site_id, person_id, page_id, versions) where kind = 'mentioned';
create unique index notification_of_event_once on notification (site_id, person_id, event_id) where event_id is not null;
create index notification_newest on notification (site_id, person_id, happened desc, id desc);
create index notification_unread on notification (site_id, person_id) where read_at is null;
create index notification_about on notification (site_id, page_id, person_id);
create index notification_by on notification (site_id, by_id);
create index notification_oldest on notification (site_id, happened);
`;

const position = `
insert into listener_position (listener, xid, id)
select 'notifications', xid, id from outbox order by xid desc, id desc limit 1;
`;
