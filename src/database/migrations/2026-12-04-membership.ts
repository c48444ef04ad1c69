import { type Kysely, sql } from "kysely";

/**
 * Who is in which subsite, as what (decision 0059). Readers' rows name roles, so none of them is written when somebody's role
 * changes, nor when a subsite is opened to the world or archived.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table subsite
         add column name text not null default '',
         add column description text not null default '',
         add column accent text,
         add column is_public boolean not null default false,
         add column is_archived boolean not null default false,
         add column is_self_joinable boolean not null default false,
         add column is_preselected boolean not null default false;
       create index subsite_public on subsite (site_id, id) where is_public;
       create table membership (
         site_id bigint not null,
         -- Everybody on a site is in its main group, by their role there.
         subsite_id bigint not null check (subsite_id <> 0),
         person_id bigint not null,
         role text not null check (role in ('admin', 'editor', 'viewer')),
         notification_level text not null default 'digest' check (notification_level in ('on', 'digest', 'off')),
         since timestamptz not null default now(),
         primary key (site_id, person_id, subsite_id),
         foreign key (site_id, subsite_id) references subsite (site_id, id) on delete cascade,
         foreign key (site_id, person_id) references person (site_id, id) on delete cascade
       );
       create index membership_by_subsite on membership (site_id, subsite_id, role);
       call wall('membership');`,
    )
    .execute(db);
}
