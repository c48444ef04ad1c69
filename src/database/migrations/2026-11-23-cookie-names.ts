import { type Kysely, sql } from "kysely";

/**
 * Cookies over https get names that no other host can set. Sessions from before may come once more under the former name, so
 * that nobody is signed out; later ones may not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table session add column former_cookie boolean not null default true").execute(db);
  await sql.raw("alter table session alter column former_cookie set default false").execute(db);
}
