import { type Kysely, sql } from "kysely";

/**
 * The bar shows the first few subsites by name: of somebody in hundreds of them they are read along an index, and no name is put in order. Archived ones are
 * few, and asked for by every screen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index subsite_by_name on subsite (site_id, lower(name), id) where slug <> '' and not is_archived;
       create index subsite_archived on subsite (site_id, id) where is_archived;`,
    )
    .execute(db);
}
