import { type Kysely, sql } from "kysely";

/** A second step at sign-in: a code from an app, or one of ten recovery codes; and who has proved the first step alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table two_step (
         site_id bigint not null,
         person_id bigint not null,
         secret bytea not null,
         begun timestamptz not null,
         on_since timestamptz,
         last_step bigint not null default 0,
         primary key (site_id, person_id),
         foreign key (site_id, person_id) references person (site_id, id) on delete cascade
       );
       create table recovery_code (
         site_id bigint not null,
         person_id bigint not null,
         code_hash bytea not null,
         used timestamptz,
         primary key (site_id, person_id, code_hash),
         foreign key (site_id, person_id) references two_step (site_id, person_id) on delete cascade
       );
       create table waiting_sign_in (
         site_id bigint not null,
         token_hash bytea not null,
         person_id bigint not null,
         expires timestamptz not null,
         primary key (site_id, token_hash),
         foreign key (site_id, person_id) references person (site_id, id) on delete cascade
       );
       create index waiting_sign_in_by_person on waiting_sign_in (site_id, person_id);
       alter table site add two_step text not null default 'nobody' check (two_step in ('nobody', 'admins', 'everybody'));
       call wall('two_step');
       call wall('recovery_code');
       call wall('waiting_sign_in');`,
    )
    .execute(db);
}
