import { holdPostgres } from "./held-postgres.mjs";

/** One throw-away Postgres for all steps. */
export function startTestDatabase(root) {
  const trouble = "The Postgres for the tests did not start; it says why above.";
  return holdPostgres(root, ["src/testing/serve-database.ts"], trouble);
}
