import type pg from "pg";
import type { Finding } from "./finding.ts";

/** Seconds that the oldest unheard event may wait while a server runs. */
const longestWait = 60;

/** What a list of listeners has not heard yet. */
export type Backlog = { listener: string; waiting: number; seconds: number };

/** How much each list of listeners has not heard yet. */
export async function checkOutbox(client: pg.Client, listeners: readonly string[]): Promise<Finding[]> {
  const rows = await readBacklogs(client, listeners);
  const isServed = await hasServer(client);
  return rows.map((row) => findingOf(row, isServed));
}

export async function readBacklogs(client: pg.Client, listeners: readonly string[]): Promise<Backlog[]> {
  const { rows } = await client.query<Backlog>(
    `select listener, count(outbox.id) as waiting, coalesce(extract(epoch from now() - min(outbox.at)), 0)::float8 as seconds
     from unnest($1::text[]) as listener
       left join listener_position position using (listener)
       left join outbox on position.listener is null or (outbox.xid, outbox.id) > (position.xid, position.id)
     group by listener order by listener`,
    [listeners],
  );
  return rows;
}

/** A server holds connections of its own; ours is not counted. */
async function hasServer(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and usename is not null limit 1`,
  );
  return rows.length > 0;
}

function findingOf({ listener, waiting, seconds }: Backlog, isServed: boolean): Finding {
  const what = `The listeners "${listener}" have ${waiting} events to hear${Number(waiting) > 0 ? `, the oldest of ${Math.round(seconds)} seconds ago` : ""}.`;
  if (seconds <= longestWait) return { state: "well", what };
  if (!isServed) return { state: "advice", what, advice: "No server runs; the next start tells them." };
  return {
    state: "wrong",
    what,
    advice: "Look into the server's log for what they gave up on, and for transactions that stay open.",
  };
}
