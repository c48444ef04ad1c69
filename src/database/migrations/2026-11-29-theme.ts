import { type Kysely, sql } from "kysely";

/**
 * How a site looks, in a row of its own, as its menu; a site without one has the look of the product. Every screen of every site shows
 * it, so all of them are read at once when a process starts: that one function may look over the wall, and gives nothing that the
 * sign-in screen does not show to everybody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table theme (
         site_id bigint not null references site (id) on delete cascade,
         accent text not null check (accent ~ '^#[0-9a-f]{6}$'),
         fonts text not null,
         scheme text not null,
         logo_id bigint,
         dark_logo_id bigint,
         picture_id bigint,
         picture_alt text not null default '',
         -- Its files and those of the theme before, which its undoing needs; they are not tidied away.
         file_ids bigint[] not null default '{}',
         revision bigint not null,
         saved timestamptz not null,
         saver_id bigint,
         primary key (site_id),
         foreign key (site_id, logo_id) references file (site_id, id),
         foreign key (site_id, dark_logo_id) references file (site_id, id),
         foreign key (site_id, picture_id) references file (site_id, id),
         foreign key (site_id, saver_id) references person (site_id, id) on delete set null (saver_id)
       );
       create index theme_by_logo on theme (site_id, logo_id);
       create index theme_by_dark_logo on theme (site_id, dark_logo_id);
       create index theme_by_picture on theme (site_id, picture_id);
       create index theme_by_saver on theme (site_id, saver_id);
       call wall('theme');
       create function themes_of_sites() returns table (
         site_id bigint, accent text, fonts text, scheme text, logo json, dark_logo json, picture json, picture_alt text)
       language sql stable security definer set search_path = public, pg_temp as $$
         select theme.site_id, theme.accent, theme.fonts, theme.scheme,
           (select json_build_object('id', id, 'name', name, 'width', width, 'height', height, 'mark', encode(substr(hash, 1, 6), 'hex'))
             from file where file.site_id = theme.site_id and file.id = theme.logo_id),
           (select json_build_object('id', id, 'name', name, 'width', width, 'height', height, 'mark', encode(substr(hash, 1, 6), 'hex'))
             from file where file.site_id = theme.site_id and file.id = theme.dark_logo_id),
           (select json_build_object('id', id, 'name', name, 'width', width, 'height', height, 'mark', encode(substr(hash, 1, 6), 'hex'))
             from file where file.site_id = theme.site_id and file.id = theme.picture_id),
           theme.picture_alt
         from theme $$;`,
    )
    .execute(db);
}
