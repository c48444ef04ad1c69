import { type Kysely, sql } from "kysely";

/** Files that a published page shows in blocks for people of the site alone are theirs alone; until now only announcements have some. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(column).execute(db);
  await sql.raw(ofBefore).execute(db);
}

const column = `
alter table page_file add column for_people boolean not null default false;
`;

// A widget with a picture beside its words is such a block. What another widget of the page shows too stays for all of its readers: pictures and
// attachments name the file, Markdown holds its address.
const ofBefore = `
with page_of_block as materialized (
  select page.site_id, page.id as page_id, document.document from page
  join page_version version on version.site_id = page.site_id and version.id = page.version_id
  join page_document document on document.site_id = page.site_id and document.hash = version.hash
  where document.document @? '$.widgets.*.content.picture.id'),
widget as materialized (
  select page_of_block.site_id, page_of_block.page_id, each.value -> 'content' as content
  from page_of_block, jsonb_each(page_of_block.document -> 'widgets') each)
update page_file held set for_people = true from widget
where widget.site_id = held.site_id and widget.page_id = held.page_id and held.in_published
  and widget.content -> 'picture' ->> 'id' = held.file_id::text
  and not exists (select from widget other
    where other.site_id = held.site_id and other.page_id = held.page_id
      and (other.content -> 'file' ->> 'id' = held.file_id::text
        or other.content ->> 'source' ~ ('/-/file/' || held.file_id || '(?![0-9])')));
`;
