import { type Kysely, sql } from "kysely";

/**
 * On a site without subsites folders, tags and the menu are the administrators', unless its owners let editors arrange them too (ROLE-26). Sites of before
 * stay as they were, where editors did.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table site add column editors_arrange boolean not null default true").execute(db);
  await sql.raw("alter table site alter column editors_arrange set default false").execute(db);
}
