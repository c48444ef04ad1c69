import { type Kysely, sql } from "kysely";

/**
 * How a subsite is listed, the addresses that it had before, and who asks to join it. A request is gone once it is answered; of an
 * address that a subsite had, the last one to have it counts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table subsite add column listing text not null default 'full' check (listing in ('full', 'limited', 'hidden'));
       create table subsite_address (
         site_id bigint not null,
         slug text not null,
         subsite_id bigint not null check (subsite_id <> 0),
         primary key (site_id, slug),
         foreign key (site_id, subsite_id) references subsite (site_id, id) on delete cascade
       );
       call wall('subsite_address');
       create table join_request (
         site_id bigint not null,
         id bigint generated always as identity,
         subsite_id bigint not null check (subsite_id <> 0),
         person_id bigint not null,
         asked_id bigint not null,
         requested timestamptz not null,
         primary key (site_id, id),
         unique (site_id, person_id, subsite_id),
         foreign key (site_id, subsite_id) references subsite (site_id, id) on delete cascade,
         foreign key (site_id, person_id) references person (site_id, id) on delete cascade,
         foreign key (site_id, asked_id) references person (site_id, id) on delete cascade
       );
       create index join_request_by_subsite on join_request (site_id, subsite_id);
       create index join_request_by_asked on join_request (site_id, asked_id);
       call wall('join_request');`,
    )
    .execute(db);
}
