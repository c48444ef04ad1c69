import { type Kysely, sql } from "kysely";

/**
 * The main group and subsites in one shape (decision 0059): a row each, on which home page, menu, folders, pages and addresses
 * hang. The main group is number 0 of its site, so that what was the site's so far is found without looking for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(subsites).execute(db);
  await sql.raw(folders).execute(db);
  await sql.raw(pages).execute(db);
  await sql.raw(addresses).execute(db);
  await sql.raw(menus).execute(db);
  await sql.raw(homePages).execute(db);
}

const subsites = `
create table subsite (
  site_id bigint not null references site (id) on delete cascade,
  -- Given by the database alone, so that no two sites have one in common but the 0 of the main groups: numbers of readers in the
  -- search index are made of it (search_reader).
  id bigint generated always as identity,
  -- What stands behind /@ in its addresses, in lower case; empty for the main group alone.
  slug text not null,
  homepage_id bigint,
  created timestamptz not null default now(),
  primary key (site_id, id),
  unique (site_id, slug),
  check ((id = 0) = (slug = ''))
);
call wall('subsite');
insert into subsite (site_id, id, slug, created) overriding system value select id, 0, '', created from site;
`;

// Only for the rows that are there: whoever adds one says where.
const column = (table: string) => `alter table ${table} add column subsite_id bigint not null default 0;
  alter table ${table} alter column subsite_id drop default;`;

const folders = `
${column("folder")}
alter table folder
  add unique (site_id, subsite_id, id),
  add foreign key (site_id, subsite_id) references subsite (site_id, id) on delete cascade,
  drop constraint folder_site_id_parent_id_fkey,
  add foreign key (site_id, subsite_id, parent_id) references folder (site_id, subsite_id, id) on delete cascade,
  drop constraint folder_site_id_parent_id_name_key_key,
  add unique nulls not distinct (site_id, subsite_id, parent_id, name_key);
create unique index folder_main on folder (site_id, subsite_id) where parent_id is null;
`;

const pages = `
${column("page")}
alter table page
  add unique (site_id, subsite_id, id),
  drop constraint page_site_id_folder_id_fkey,
  add foreign key (site_id, subsite_id, folder_id) references folder (site_id, subsite_id, id);
`;

const addresses = `
${column("page_address")}
alter table page_address
  drop constraint page_address_pkey,
  add primary key (site_id, subsite_id, slug_key),
  drop constraint page_address_site_id_page_id_fkey,
  add foreign key (site_id, subsite_id, page_id) references page (site_id, subsite_id, id) on delete cascade;
`;

const menus = `
${column("menu")}
alter table menu
  drop constraint menu_pkey,
  add primary key (site_id, subsite_id),
  drop constraint menu_site_id_fkey,
  add foreign key (site_id, subsite_id) references subsite (site_id, id) on delete cascade;
`;

const homePages = `
update subsite set homepage_id = page.id from site join page on page.site_id = site.id and page.id = site.homepage_id
  where subsite.site_id = site.id and subsite.id = 0;
alter table site drop column homepage_id;
alter table subsite add foreign key (site_id, id, homepage_id) references page (site_id, subsite_id, id) on delete set null (homepage_id);
create index subsite_by_homepage on subsite (site_id, homepage_id);
`;
