import { type Kysely, sql } from "kysely";

/** What people want to be mailed, and the mails about what they were told of (decision 0072). What was told before is mailed to nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(people).execute(db);
  await sql.raw(followers).execute(db);
  await sql.raw(notifications).execute(db);
  await sql.raw(mails).execute(db);
  for (const table of ["notice_mail", "notice_mail_line"])
    await sql.raw(`call wall('${table}');`).execute(db);
}

const people = `
alter table person
  add column mail_level text not null default 'on' check (mail_level in ('on', 'digest', 'off')),
  add column mail_paused_until timestamptz,
  -- Since when the person's mail server refuses their address.
  add column mail_bounced timestamptz;
`;

// The check of before lets a person's number stand without its person: what compares with null is not false.
const followers = `
alter table follower add constraint follower_names_its_person check (person_id is not null or principal_id >> 48 <> 5);
`;

const notifications = `
alter table notification
  -- When it is decided, the next time, whether it is mailed; null where nothing of it waits for that.
  add column mail_at timestamptz,
  -- When the first of what no mail has told yet happened.
  add column mail_since timestamptz;
create index notification_to_mail on notification (site_id, mail_at, person_id) where mail_at is not null;
create index notification_to_mail_by_person on notification (site_id, person_id) where mail_at is not null;
`;

const mails = `
create table notice_mail (
  site_id bigint not null,
  -- Its Message-ID is made from it.
  id uuid not null,
  person_id bigint not null,
  kind text not null check (kind in ('alone', 'digest')),
  made timestamptz not null,
  -- 'sending' belongs to one claim; 'unsure' may have arrived or not, and is never sent again by itself.
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed', 'unsure', 'dropped')),
  due timestamptz not null,
  attempts int not null default 0,
  claim uuid,
  -- When its end was about to be given to the mail server: from here on it may have arrived.
  handed timestamptz,
  ended timestamptz,
  -- What the mail server said.
  reply text,
  primary key (site_id, id),
  check ((state = 'sending') = (claim is not null)),
  foreign key (site_id, person_id) references person (site_id, id) on delete cascade
);
create index notice_mail_due on notice_mail (site_id, due) where state = 'waiting';
create index notice_mail_open on notice_mail (site_id, made desc) where state in ('waiting', 'sending', 'failed', 'unsure');
create index notice_mail_oldest on notice_mail (site_id, made);
create index notice_mail_of_person on notice_mail (site_id, person_id);
-- What a mail tells of. The key lets one mail tell of one version to one person, whatever runs twice.
create table notice_mail_line (
  site_id bigint not null,
  notification_id bigint not null,
  -- Zero where there is none, as when a page is shared.
  version_id bigint not null,
  mail_id uuid not null,
  primary key (site_id, notification_id, version_id),
  foreign key (site_id, notification_id) references notification (site_id, id) on delete cascade,
  foreign key (site_id, mail_id) references notice_mail (site_id, id) on delete cascade
);
create index notice_mail_line_of_mail on notice_mail_line (site_id, mail_id);
`;
