import { type Kysely, sql } from "kysely";

/** The address that somebody wants to sign in with, until whoever reads its mailbox says so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table email_change (
         site_id bigint not null,
         person_id bigint not null,
         token_hash bytea not null,
         email text not null,
         expires timestamptz not null,
         primary key (site_id, person_id),
         foreign key (site_id, person_id) references person (site_id, id) on delete cascade
       );
       create unique index email_change_by_token on email_change (site_id, token_hash);
       call wall('email_change');`,
    )
    .execute(db);
}
