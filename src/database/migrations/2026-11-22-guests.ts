import { type Kysely, sql } from "kysely";

/** Guests: addresses that one page was opened to by a link, and the browsers in which such a link was used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table page_guest (
         site_id bigint not null,
         id bigint generated always as identity,
         page_id bigint not null,
         -- As it was typed, for mails and lists; and as it is compared.
         email text not null,
         email_key text not null,
         -- The link is made of it and the site's key, and stands nowhere (decision 0025).
         nonce bytea not null,
         inviter_id bigint,
         created timestamptz not null,
         primary key (site_id, id),
         unique (site_id, page_id, email_key),
         foreign key (site_id, page_id) references page (site_id, id) on delete cascade,
         foreign key (site_id, inviter_id) references person (site_id, id) on delete set null (inviter_id)
       );
       create index page_guest_by_created on page_guest (site_id, created desc);
       create index page_guest_by_inviter on page_guest (site_id, inviter_id);
       call wall('page_guest');

       -- A browser may hold several: one token, and a row for each guest whose link was used in it.
       create table guest_session (
         site_id bigint not null,
         token_hash bytea not null,
         guest_id bigint not null,
         expires timestamptz not null,
         primary key (site_id, token_hash, guest_id),
         foreign key (site_id, guest_id) references page_guest (site_id, id) on delete cascade
       );
       create index guest_session_by_guest on guest_session (site_id, guest_id);
       call wall('guest_session');`,
    )
    .execute(db);
}
