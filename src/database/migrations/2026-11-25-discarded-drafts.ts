import { type Kysely, sql } from "kysely";

/**
 * Whose work a draft holds, so that a question before discarding can say it, and who discarded it, so that the others can be
 * told and the draft can be listed in the page's history.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table page_draft
         -- Who discarded it; null for people who are gone and for drafts of before.
         add column discarded_by bigint,
         -- How many widgets readers saw otherwise when it was discarded; null when that was not counted.
         add column discarded_changes integer,
         -- What it held when it was published last, as a Yjs state vector; null as long as it was not.
         add column published_vector bytea;

       -- What each person did in a life of the draft since it was published.
       create table page_draft_writer (
         site_id bigint not null,
         page_id bigint not null,
         epoch integer not null,
         person_id bigint not null,
         -- The Yjs clients in which they wrote: their letters carry these numbers.
         clients bigint[] not null default '{}',
         widgets text[] not null default '{}',
         -- Counted when the draft is discarded.
         words integer,
         changes integer,
         primary key (site_id, page_id, epoch, person_id),
         foreign key (site_id, page_id, epoch) references page_draft (site_id, page_id, epoch) on delete cascade
       );
       call wall('page_draft_writer');`,
    )
    .execute(db);
}
