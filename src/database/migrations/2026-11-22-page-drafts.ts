import { type Kysely, sql } from "kysely";

/** The shared draft of a page (decision 0014): its lives, one of them open at most, and their changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table page_draft (
         site_id bigint not null,
         page_id bigint not null,
         epoch integer not null,
         -- Names this life for processes that keep it in memory: numbers come again, this never does.
         mark uuid not null default gen_random_uuid(),
         schema text not null,
         -- One merged update that holds every change up to state_seq.
         state bytea not null,
         state_seq integer not null,
         seq integer not null,
         -- Of the changes behind state_seq.
         change_bytes integer not null default 0,
         base_version_id bigint not null,
         published_seq integer not null,
         -- Who wrote what is not published.
         writers bigint[] not null default '{}',
         touched timestamptz not null,
         closed timestamptz,
         -- Thrown away by somebody who may want it back.
         discarded boolean not null default false,
         primary key (site_id, page_id, epoch),
         foreign key (site_id, page_id) references page (site_id, id) on delete cascade
       ) with (fillfactor = 70);
       create unique index page_draft_open on page_draft (site_id, page_id) where closed is null;
       create index page_draft_closed on page_draft (site_id, closed) where closed is not null;
       call wall('page_draft');

       create table page_draft_change (
         site_id bigint not null,
         page_id bigint not null,
         epoch integer not null,
         seq integer not null,
         update bytea not null,
         author_id bigint,
         client text not null,
         made timestamptz not null,
         primary key (site_id, page_id, epoch, seq),
         foreign key (site_id, page_id, epoch) references page_draft (site_id, page_id, epoch) on delete cascade
       );
       call wall('page_draft_change');`,
    )
    .execute(db);
}
