import { type Kysely, sql } from "kysely";

/**
 * Signing in with the account of a company (OpenID Connect): how its provider is reached, who of its people has which account here, which of its groups
 * become what, and who is on the way there and back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table company_sign_in (
         site_id bigint primary key references site (id) on delete cascade,
         name text not null,
         issuer text not null,
         client_id text not null,
         client_secret bytea not null,
         domains text[] not null default '{}',
         role text check (role in ('editor', 'member', 'external')),
         groups_claim text not null default 'groups',
         is_on boolean not null default false,
         is_required boolean not null default false,
         tried jsonb
       );
       create table company_group (
         site_id bigint not null,
         place int not null,
         value text not null,
         group_id bigint,
         role text check (role in ('admin', 'editor', 'member', 'external')),
         primary key (site_id, place),
         check ((group_id is null) <> (role is null)),
         foreign key (site_id) references company_sign_in (site_id) on delete cascade,
         foreign key (site_id, group_id) references person_group (site_id, id) on delete cascade
       );
       create index company_group_by_group on company_group (site_id, group_id);
       create table company_identity (
         site_id bigint not null references site (id) on delete cascade,
         issuer text not null,
         subject text not null,
         person_id bigint,
         given_role text,
         primary key (site_id, issuer, subject),
         foreign key (site_id, person_id) references person (site_id, id) on delete set null (person_id)
       );
       create index company_identity_by_person on company_identity (site_id, person_id);
       create table company_attempt (
         site_id bigint not null references site (id) on delete cascade,
         token_hash bytea not null,
         next text not null,
         tried_by bigint,
         expires timestamptz not null,
         primary key (site_id, token_hash),
         foreign key (site_id, tried_by) references person (site_id, id) on delete cascade
       );
       create index company_attempt_by_person on company_attempt (site_id, tried_by);
       call wall('company_sign_in');
       call wall('company_group');
       call wall('company_identity');
       call wall('company_attempt');`,
    )
    .execute(db);
}
