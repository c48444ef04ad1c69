import type pg from "pg";
import type { Finding } from "./finding.ts";

/** Whether long work that should move has moved lately (decision 0074); it is looked after each minute. */
export async function checkUndertakings(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ still: string }>(
    "select count(*) as still from undertaking where ended is null and moved < now() - interval '1 hour'",
  );
  const still = Number(rows[0]?.still ?? 0);
  if (still === 0) return { state: "well", what: "All background tasks are moving." };
  return {
    state: "wrong",
    what: `${still} background ${still === 1 ? "task has" : "tasks have"} not moved for an hour.`,
    advice: "Start Atrium, or read its log: steps are tried again each minute.",
  };
}
