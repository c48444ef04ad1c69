import { type Kysely, sql } from "kysely";

/** Each listener has a position of its own, and events that it failed at wait here until they are told again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table listener_retry (
         listener text not null,
         place bigint generated always as identity,
         -- What stays in order: of the events about it only the first one is told.
         target text not null,
         site_id bigint not null,
         event_id bigint not null,
         kind text not null,
         facts jsonb not null,
         attempts integer not null,
         due timestamptz not null,
         primary key (listener, place)
       );
       create index listener_retry_in_order on listener_retry (listener, target, place);
       -- They were one list so far, and have heard what it has heard.
       insert into listener_position (listener, xid, id)
         select name.listener, xid, id from listener_position position,
           unnest(array['reset-mails', 'invitation-mails', 'rights-request-mails', 'guest-mails']) as name (listener)
         where position.listener = 'mail';`,
    )
    .execute(db);
}
