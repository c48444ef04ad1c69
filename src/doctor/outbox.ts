import type pg from "pg";
import type { Listener } from "#outbox/listener.ts";
import type { Finding } from "./finding.ts";

/** Seconds that the oldest unheard event may wait while a server runs. */
const longestWait = 60;

/** What is known of a listener from outside. */
export type KnownListener = Pick<Listener, "name" | "kinds">;

/** What a listener has not heard yet, and what it failed at and will be told again. */
export type Backlog = {
  readonly listener: string;
  readonly waiting: number;
  readonly seconds: number;
  readonly retries: number;
};

/** How much each listener has not heard yet. */
export async function checkOutbox(
  client: pg.Client,
  listeners: readonly KnownListener[],
): Promise<Finding[]> {
  const rows = await readBacklogs(client, listeners);
  const isServed = await hasServer(client);
  return rows.map((row) => findingOf(row, isServed));
}

export async function readBacklogs(
  client: pg.Client,
  listeners: readonly KnownListener[],
): Promise<Backlog[]> {
  const { rows } = await client.query<Backlog>(
    `select known.name as listener, count(outbox.id)::int as waiting,
       coalesce(extract(epoch from now() - min(outbox.at)), 0)::float8 as seconds,
       (select count(*)::int from listener_retry where listener_retry.listener = known.name) as retries
     from jsonb_to_recordset($1::jsonb) as known (name text, kinds jsonb)
       left join listener_position position on position.listener = known.name
       left join outbox on known.kinds ? outbox.kind
         and (position.listener is null or (outbox.xid, outbox.id) > (position.xid, position.id))
     group by known.name order by known.name`,
    [JSON.stringify(listeners.map(({ name, kinds }) => ({ name, kinds })))],
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

function findingOf({ listener, waiting, seconds, retries }: Backlog, isServed: boolean): Finding {
  const oldest = waiting > 0 ? `, the oldest of ${Math.round(seconds)} seconds ago` : "";
  const what = `The listener "${listener}" has ${waiting} events waiting${oldest}, and ${retries} to retry.`;
  if (seconds <= longestWait && retries === 0) return { state: "well", what };
  if (!isServed)
    return { state: "advice", what, advice: "No server is running. The next start handles them." };
  return {
    state: "wrong",
    what,
    advice: "Check the server's log for errors, and for transactions that stay open.",
  };
}
