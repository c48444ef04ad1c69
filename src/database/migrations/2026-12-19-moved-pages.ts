import { type Kysely, sql } from "kysely";

/** That a page came into another folder is told, too. What was moved before is told to nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(kinds).execute(db);
}

const kinds = `
alter table activity drop constraint activity_kind_check;
alter table activity add constraint activity_kind_check
  check (kind in ('published', 'edited', 'renamed', 'moved', 'imported', 'joined'));
`;
