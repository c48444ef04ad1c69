import { principal } from "#kernel/actor.ts";
import { mainGroup } from "#kernel/viewer.ts";

/** Bulk statements of the seed: set by set instead of page by page, with ids reserved beforehand. */
export const preparing = [
  "set local work_mem = '256MB'",
  "create temporary table seed_paragraph (n int primary key, text text, words tsvector) on commit drop",
  `create temporary table seed_page (n int primary key, id bigint, title text, title_key text, title_words tsvector,
     body text, body_words tsvector, folder_id bigint, author_id bigint, created timestamptz, modified timestamptz,
     document text, hash bytea, version_id bigint) on commit drop`,
];

export const insertTopFolders = `insert into folder (site_id, subsite_id, parent_id, name, name_key)
  select $1::bigint, main.subsite_id, main.id, each.name, each.name_key from unnest($2::text[], $3::text[]) as each (name, name_key),
    (select id, subsite_id from folder where site_id = $1 and subsite_id = ${mainGroup} and parent_id is null) main
  on conflict do nothing`;

export const insertInnerFolders = `insert into folder (site_id, subsite_id, parent_id, name, name_key)
  select $1::bigint, parents.subsite_id, parents.id, each.name, each.name_key
  from unnest($2::text[], $3::text[]) with ordinality as each (name, name_key, n)
  join (select id, subsite_id, row_number() over (order by id) as n, count(*) over () as many from folder
    where site_id = $1 and subsite_id = ${mainGroup} and parent_id is not null) parents on parents.n = 1 + each.n % parents.many
  on conflict do nothing`;

export const insertTags = `insert into tag (site_id, subsite_id, name, name_key)
  select $1::bigint, ${mainGroup}, each.name, each.name_key from unnest($2::text[], $3::text[]) as each (name, name_key)
  on conflict do nothing`;

/**
 * Each page has up to three of the tags of the site. The first ones are on many pages and the last ones on few, as with people.
 */
export const tagPages = `with tags as (select array_agg(id order by id) as ids from tag where site_id = $1 and subsite_id = ${mainGroup}),
  chosen as (select distinct page.id as page_id,
      (tags.ids)[1 + floor(cardinality(tags.ids) * power(((page.n::bigint * 7919 + pick * 104729) % 10007) / 10007.0, 3))::int] as tag_id
    from seed_page page, tags, generate_series(1, 3) pick where pick <= page.n % 4),
  placed as (insert into page_tag (site_id, subsite_id, page_id, tag_id)
    select $1, ${mainGroup}, page_id, tag_id from chosen where tag_id is not null returning page_id, tag_id)
  insert into tag_reader (site_id, principal_id, page_id, tag_id, may_edit, title_key, modified, created)
  select $1, reader.principal_id, reader.page_id, placed.tag_id, reader.may_edit, reader.title_key, reader.modified, reader.created
  from placed join page_reader reader on reader.site_id = $1 and reader.page_id = placed.page_id`;

export const insertParagraphs = `insert into seed_paragraph (n, text, words)
  select n - 1, text, words::tsvector from unnest($1::text[], $2::text[]) with ordinality as each (text, words, n)`;

/** Titles come ready; folder, author, dates and the five paragraphs follow from the number. */
export const stagePages = `insert into seed_page (n, id, title, title_key, title_words, folder_id, author_id, created, modified, body, body_words)
  select each.n, nextval(pg_get_serial_sequence('page', 'id')), title, title_key, each.words::tsvector,
    folders.ids[1 + each.n * 31 % cardinality(folders.ids)], authors.ids[1 + each.n * 17 % cardinality(authors.ids)],
    $5::timestamptz - make_interval(mins => 1 + (each.n::bigint * 7919 % 1500000)::int),
    $5::timestamptz - make_interval(mins => ((each.n::bigint * 7919 % 1500000) * (1 + each.n % 11) / 12)::int),
    a.text || E'\\n\\n' || b.text || E'\\n\\n' || c.text || E'\\n\\n' || d.text || E'\\n\\n' || e.text,
    a.words || b.words || c.words || d.words || e.words
  from unnest($1::int[], $2::text[], $3::text[], $4::text[]) as each (n, title, title_key, words)
  cross join (select array_agg(id order by id) as ids from folder where site_id = atrium_site() and subsite_id = ${mainGroup}) folders
  cross join (select array_agg(id order by id) as ids from person where site_id = atrium_site() and role in ('owner', 'admin', 'editor')) authors
  join seed_paragraph a on a.n = (each.n::bigint * 7) % 3000
  join seed_paragraph b on b.n = (each.n::bigint * 11 + 1) % 3000
  join seed_paragraph c on c.n = (each.n::bigint * 13 + 2) % 3000
  join seed_paragraph d on d.n = (each.n::bigint * 17 + each.n / 3000) % 3000
  join seed_paragraph e on e.n = (each.n::bigint * 19 + each.n / 1500) % 3000`;

type Statement = { readonly text: string; values(siteId: number, guestworkerId: number): unknown[] };

const bySite = (siteId: number) => [siteId];

/** The planner knows nothing of temporary tables by itself. */
export const counting = "analyze seed_page, seed_paragraph";

/** Everything that follows from the staged pages, in the order that the keys between the tables ask for. */
export const filling: readonly Statement[] = [
  {
    text: `update seed_page set version_id = nextval(pg_get_serial_sequence('page_version', 'id')),
      document = json_build_object('rows', json_build_array(json_build_object('columns', json_build_array(
        json_build_object('width', 12, 'widgets', json_build_array('seeded' || n))))), 'widgets', json_build_object('seeded' || n,
        json_build_object('kind', 'Markdown', 'version', 1, 'content', json_build_object('source', body))))::text`,
    values: () => [],
  },
  { text: "update seed_page set hash = sha256(convert_to(document, 'UTF8'))", values: () => [] },
  {
    text: `insert into page (site_id, subsite_id, id, folder_id, title, title_key, slug, preview, version_id, creator_id, modifier_id, created, modified)
      overriding system value select $1::bigint, ${mainGroup}, id, folder_id, title, title_key, 'seeded-' || id, left(body, 200), version_id, author_id,
        author_id, created, modified from seed_page`,
    values: bySite,
  },
  {
    text: `insert into page_address (site_id, subsite_id, slug_key, page_id)
      select $1::bigint, ${mainGroup}, 'seeded-' || id, id from seed_page`,
    values: bySite,
  },
  {
    text: "insert into page_document (site_id, hash, document) select $1::bigint, hash, document::jsonb from seed_page on conflict do nothing",
    values: bySite,
  },
  {
    text: `insert into page_version (site_id, id, page_id, hash, author_id, made) overriding system value
      select $1::bigint, version_id, id, hash, author_id, modified from seed_page`,
    values: bySite,
  },
  {
    text: `insert into page_share (site_id, page_id, principal_id, may_edit)
      select $1::bigint, id, $2::bigint, false from seed_page where n % 100 < 90
      union all select $1::bigint, id, $3::bigint, true from seed_page where n % 100 < 95
      union all select $1, id, $4::bigint + (members.ids)[1 + n % cardinality(members.ids)], n % 2 = 0 from seed_page,
        (select array_agg(id order by id) as ids from person where site_id = $1 and role = 'member') members
        where n % 100 between 95 and 98
      union all select $1::bigint, id, $4::bigint + $5::bigint, false from seed_page where n % 100 = 7`,
    values: (siteId, guestworkerId) => [
      siteId,
      principal("everybody"),
      principal("editors"),
      principal("person"),
      guestworkerId,
    ],
  },
  {
    text: `insert into page_reader (site_id, principal_id, page_id, may_edit, folder_id, title_key, modified, created)
      select $1::bigint, share.principal_id, page.id, share.may_edit, page.folder_id, page.title_key, page.modified, page.created
      from seed_page page join lateral (select principal_id, may_edit from page_share where site_id = $1 and page_id = page.id
        union all select $2::bigint, true) share on true`,
    values: (siteId) => [siteId, principal("admins")],
  },
  {
    text: `insert into search_document (site_id, kind, subject_id, words, readers)
      select $1::bigint, 'page', page.id, page.title_words || page.body_words, readers.list from seed_page page
      join (select page_id, array_agg(search_reader(principal_id) order by principal_id) as list from page_reader where site_id = $1
        group by page_id) readers on readers.page_id = page.id`,
    values: bySite,
  },
];

export const clearing = ["drop table seed_page", "drop table seed_paragraph"];
