import { type Kysely, sql } from "kysely";

/** Whether the owners of a site are shown their first steps; a site that has a home page already is past them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table site add column first_steps_hidden boolean not null default false;
       update site set first_steps_hidden = true where homepage_id is not null;`,
    )
    .execute(db);
}
