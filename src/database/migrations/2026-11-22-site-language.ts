import { type Kysely, sql } from "kysely";

/** A site's language can be chosen from here on; none chosen leaves it to each visitor's browser, as all were so far. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table site alter column language drop not null, alter column language drop default;
       update site set language = null;`,
    )
    .execute(db);
}
