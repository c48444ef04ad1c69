import { type Kysely, sql } from "kysely";

/** What readers write into the widgets of a page (decision 0030): ticks, and what later small kinds keep. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table widget_entry (
         site_id bigint not null,
         page_id bigint not null,
         -- The widget's id in the page's document, and its kind: an id that is used again never inherits.
         widget text not null,
         kind text not null,
         id text not null,
         author_id bigint,
         made timestamptz not null,
         changed timestamptz not null,
         content jsonb not null,
         primary key (site_id, page_id, widget, kind, id),
         foreign key (site_id, page_id) references page (site_id, id) on delete cascade,
         foreign key (site_id, author_id) references person (site_id, id) on delete set null (author_id)
       ) with (fillfactor = 80);
       create index widget_entry_by_author on widget_entry (site_id, author_id);
       call wall('widget_entry');`,
    )
    .execute(db);
}
