import { type Kysely, sql } from "kysely";

/** Passkeys of people, what a browser is asked to sign meanwhile, and whether a site lets people sign in with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table passkey (
         site_id bigint not null,
         id bigint generated always as identity,
         person_id bigint not null,
         credential_id bytea not null,
         public_key bytea not null,
         counter bigint not null,
         transports text[] not null,
         name text not null default '',
         device text not null,
         added timestamptz not null,
         last_used timestamptz,
         primary key (site_id, id),
         unique (site_id, credential_id),
         foreign key (site_id, person_id) references person (site_id, id) on delete cascade
       );
       create index passkey_by_person on passkey (site_id, person_id);
       create table passkey_challenge (
         site_id bigint not null,
         challenge_hash bytea not null,
         person_id bigint,
         expires timestamptz not null,
         primary key (site_id, challenge_hash),
         foreign key (site_id, person_id) references person (site_id, id) on delete cascade
       );
       create index passkey_challenge_by_person on passkey_challenge (site_id, person_id);
       alter table site add passkeys boolean not null default false;
       call wall('passkey');
       call wall('passkey_challenge');`,
    )
    .execute(db);
}
