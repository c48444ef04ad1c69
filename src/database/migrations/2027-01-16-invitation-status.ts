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

// Until now a person was noted as seen some time after they signed in, so sessions say it as well.
const seenBefore = `
update person set last_seen = greatest(person.last_seen, used.last), first_seen = least(person.last_seen, used.first)
from (select person.site_id, person.id, min(session.created) as first, max(session.last_used) as last
  from person left join session on session.site_id = person.site_id and session.person_id = person.id
  group by person.site_id, person.id) used
where used.site_id = person.site_id and used.id = person.id and (person.last_seen is not null or used.first is not null);
`;
