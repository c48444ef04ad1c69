import { type Kysely, sql } from "kysely";

/** What somebody has not read, the newest first: the number at the bell looks at the first of it alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(unread).execute(db);
}

const unread = `
create index notification_unread_newest on notification (site_id, person_id, happened desc, id desc) where read_at is null;
drop index notification_unread;
`;
