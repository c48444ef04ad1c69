import { type Kysely, sql } from "kysely";

/** Domains whose addresses may join a site by themselves, and the links that prove such an address: one for each, of which a hash alone is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table join_domain (
         site_id bigint not null references site (id) on delete cascade,
         domain text not null,
         primary key (site_id, domain)
       );
       create table join_link (
         site_id bigint not null references site (id) on delete cascade,
         email text not null,
         token_hash bytea not null,
         expires timestamptz not null,
         primary key (site_id, email)
       );
       create unique index join_link_by_token on join_link (site_id, token_hash);
       create index join_link_by_expiry on join_link (site_id, expires);
       call wall('join_domain');
       call wall('join_link');`,
    )
    .execute(db);
}
