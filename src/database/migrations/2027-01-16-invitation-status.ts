import { type Kysely, sql } from "kysely";

/** Who invited somebody, what became of the mail, and when they first signed in. Of those who are here already the earliest that is known counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(columns).execute(db);
  await sql.raw(seenBefore).execute(db);
}

// The inviter may be gone since: a number that nobody has any more names a former member.
const columns = `
alter table person
  add column inviter_id bigint,
  -- When a mail server took the last mail with an invitation or a reminder, or refused its address.
  add column invite_mailed timestamptz,
  add column invite_bounced timestamptz,
  add column first_seen timestamptz;
create index person_not_seen on person (site_id, id) where last_seen is null;
`;

const seenBefore = `
update person set first_seen = least(last_seen, (select min(session.created) from session
  where session.site_id = person.site_id and session.person_id = person.id))
where last_seen is not null;
`;
