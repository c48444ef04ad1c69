import type pg from "pg";
import type { Finding } from "./finding.ts";

export type JobState = { readonly state: string; readonly count: number };

/** How many rounds of jobs there are in each state; none before the first start of the queue. */
export async function readJobStates(client: pg.Client): Promise<JobState[]> {
  if (!(await hasQueue(client))) return [];
  const { rows } = await client.query<JobState>(
    "select state::text as state, count(*)::int as count from pgboss.job where name not like '\\_\\_pgboss%' group by state order by state",
  );
  return rows;
}

/** Whether a job that failed for good has not succeeded since. */
export async function checkJobs(client: pg.Client): Promise<Finding[]> {
  if (!(await hasQueue(client)))
    return [{ state: "well", what: "No jobs scheduled yet. The first start schedules them." }];
  const { rows } = await client.query<{ name: string; at: Date }>(
    `select name, max(completed_on) as at from pgboss.job failed where state = 'failed' and not exists (
       select from pgboss.job later where later.name = failed.name and later.state = 'completed'
         and later.completed_on > failed.completed_on) group by name order by name`,
  );
  if (rows.length === 0) return [{ state: "well", what: "No failed jobs." }];
  const told = rows.map(({ name, at }) => `${name} (${at.toISOString().slice(0, 16).replace("T", " ")} UTC)`);
  return [
    {
      state: "wrong",
      what: `These jobs failed last time: ${told.join(", ")}.`,
      advice: 'Look for lines with "what":"job" and "outcome":"failed" in the server\'s log; they say why.',
    },
  ];
}

async function hasQueue(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query("select to_regclass('pgboss.job') is not null as there");
  return rows[0]?.there === true;
}
