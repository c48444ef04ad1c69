import { type Kysely, sql } from "kysely";

/**
 * Pages that go to another subsite, moved or copied, in batches (decision 0116): which page became what, so that no batch does anything twice. The addresses
 * that moved pages had keep leading to them for as long as no other page has them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(crossings).execute(db);
  await sql.raw(crossed).execute(db);
  await sql.raw(addresses).execute(db);
}

const crossings = `
create table crossing (
  site_id bigint not null,
  id bigint generated always as identity,
  person_id bigint not null,
  -- What its batches are told by; chosen by whoever begins it.
  key text not null,
  is_copy boolean not null,
  page_id bigint,
  folder_id bigint,
  from_subsite_id bigint not null,
  to_subsite_id bigint not null,
  to_folder_id bigint not null,
  began timestamptz not null,
  ended timestamptz,
  primary key (site_id, id),
  unique (site_id, person_id, key),
  foreign key (site_id, person_id) references person (site_id, id) on delete cascade,
  foreign key (site_id, page_id) references page (site_id, id) on delete cascade,
  foreign key (site_id, from_subsite_id) references subsite (site_id, id) on delete cascade,
  foreign key (site_id, to_subsite_id) references subsite (site_id, id) on delete cascade,
  check ((page_id is null) <> (folder_id is null))
);
create index crossing_of_page on crossing (site_id, page_id) where page_id is not null;
create index crossing_from on crossing (site_id, from_subsite_id);
create index crossing_to on crossing (site_id, to_subsite_id);
call wall('crossing');
`;

const crossed = `
create table crossed_page (
  site_id bigint not null,
  crossing_id bigint not null,
  page_id bigint not null,
  -- The page itself where it was moved; null where it stayed.
  became_id bigint,
  -- Whether its links may still lead to pages whose copies were not there when it was copied.
  is_mended boolean not null,
  primary key (site_id, crossing_id, page_id),
  foreign key (site_id, crossing_id) references crossing (site_id, id) on delete cascade,
  foreign key (site_id, page_id) references page (site_id, id) on delete cascade,
  foreign key (site_id, became_id) references page (site_id, id) on delete cascade
);
create index crossed_page_by_page on crossed_page (site_id, page_id);
create index crossed_page_by_became on crossed_page (site_id, became_id);
create index crossed_page_unmended on crossed_page (site_id, crossing_id, page_id) where not is_mended;
call wall('crossed_page');
`;

const addresses = `
create table left_address (
  site_id bigint not null,
  subsite_id bigint not null,
  slug_key text not null,
  page_id bigint not null,
  primary key (site_id, subsite_id, slug_key),
  foreign key (site_id, subsite_id) references subsite (site_id, id) on delete cascade,
  foreign key (site_id, page_id) references page (site_id, id) on delete cascade
);
create index left_address_by_page on left_address (site_id, page_id);
call wall('left_address');
`;
