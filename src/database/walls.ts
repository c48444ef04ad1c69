/**
 * Tables that hold rows of no site or of all sites; every other table's key begins with site_id and stands behind
 * the row-level wall. A test compares this list with the database.
 */
export const tablesWithoutWall = [
  "site",
  "site_host",
  "installation",
  "rate_limit",
  "outbox",
  "listener_position",
  "listener_retry",
  "kysely_migration",
  "kysely_migration_lock",
] as const;
