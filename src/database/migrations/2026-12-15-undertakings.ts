import { type Kysely, sql } from "kysely";

/** Long work in steps (decision 0074): one row an undertaking, one an item of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(undertakings).execute(db);
  await sql.raw(items).execute(db);
  for (const table of ["undertaking", "undertaking_item"])
    await sql.raw(`call wall('${table}');`).execute(db);
}

const undertakings = `
create table undertaking (
  site_id bigint not null,
  id bigint generated always as identity,
  kind text not null,
  -- Who began it, and under whose rights it works: the same person, or whoever undoes it.
  person_id bigint,
  acting_id bigint,
  input jsonb not null,
  state text not null check (state in ('running', 'undoing', 'done', 'cancelled', 'stopped', 'undone')),
  total int not null,
  -- Items before this place have been tried; while it is undone, those from this place on have been taken back.
  mark int not null default 0,
  -- How far it had come before it was undone.
  reached int not null default 0,
  done int not null default 0,
  failed int not null default 0,
  undone int not null default 0,
  kept int not null default 0,
  -- The refusal that stopped it: code and values.
  reason jsonb,
  began timestamptz not null,
  moved timestamptz not null,
  ended timestamptz,
  primary key (site_id, id),
  check ((state in ('running', 'undoing')) = (ended is null)),
  check (0 <= mark and mark <= reached and reached <= total),
  check (done + failed <= total and undone + kept <= done),
  foreign key (site_id, person_id) references person (site_id, id) on delete set null (person_id),
  foreign key (site_id, acting_id) references person (site_id, id) on delete set null (acting_id)
);
create index undertaking_moving on undertaking (site_id, person_id) where ended is null;
create index undertaking_newest on undertaking (site_id, began desc, id desc);
create index undertaking_of_person on undertaking (site_id, person_id, began desc, id desc);
create index undertaking_acting on undertaking (site_id, acting_id);
create index undertaking_ended on undertaking (site_id, ended);
`;

const items = `
create table undertaking_item (
  site_id bigint not null,
  undertaking_id bigint not null,
  place int not null,
  -- By what name people are told of it.
  name text not null,
  data jsonb not null,
  fate text not null default 'waiting' check (fate in ('waiting', 'done', 'refused', 'broken', 'undone', 'kept')),
  -- What the step leaves for undoing it.
  noted jsonb,
  reason jsonb,
  primary key (site_id, undertaking_id, place),
  foreign key (site_id, undertaking_id) references undertaking (site_id, id) on delete cascade
);
create index undertaking_item_failed on undertaking_item (site_id, undertaking_id, place) where fate in ('refused', 'broken', 'kept');
`;
