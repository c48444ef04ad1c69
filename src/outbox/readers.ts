import type pg from "pg";
import { Lane } from "./lane.ts";
import type { Listener } from "./listener.ts";
import { type ReaderOptions, readOutbox } from "./reader.ts";
import { listenersDue, tellAgain } from "./retries.ts";

export type Readers = {
  /** Something was committed here or elsewhere: look now rather than at the next second. */
  wake(): void;
  stop(): Promise<void>;
};

/** Seconds after which everybody takes a turn, also without anything to hear, so that no position stays behind. */
const rounds = 600;

/** How long a server that stops waits for listeners at work, in milliseconds. */
const farewell = 5000;

/** Tells each listener what it hears, on its own: when woken, and each second for whatever came unheard or failed before. */
export function startReaders(
  options: Omit<ReaderOptions, "listener">,
  listeners: readonly Listener[],
): Readers {
  const { pool } = options.database;
  const lanes = listeners.map((listener) => lanesOf({ ...options, listener }));
  let cleared = { xid: "0", id: 0 };
  let seconds = 0;
  const looking = new Lane(async () => {
    const { kinds, end } = await kindsAfter(pool, cleared);
    cleared = end;
    for (const { listener, fresh } of lanes) if (listener.kinds.some((kind) => kinds.has(kind))) fresh.run();
    return true;
  });
  const tick = new Lane(async () => {
    const due = await listenersDue(pool, options.clock());
    const isRound = seconds++ % rounds === 0;
    for (const { listener, fresh, again } of lanes) {
      if (isRound || fresh.isLate()) fresh.run();
      if (due.has(listener.name)) again.run();
    }
    return true;
  });
  const timer = setInterval(() => {
    looking.run();
    tick.run();
  }, 1000);
  timer.unref();
  return {
    wake: () => looking.run(),
    stop: async () => {
      clearInterval(timer);
      await Promise.all([looking.stop(), tick.stop()]);
      await stopSoon(lanes.flatMap(({ fresh, again }) => [fresh, again]));
    },
  };
}

/** What a listener hears for the first time, and what it failed at before. */
function lanesOf(options: ReaderOptions) {
  return {
    listener: options.listener,
    fresh: new Lane(() => readOutbox(options)),
    again: new Lane(() => tellAgain(options)),
  };
}

/** Whoever is slow just then is told again by the next process. */
async function stopSoon(lanes: readonly Lane[]): Promise<void> {
  const stopped = Promise.all(lanes.map((lane) => lane.stop()));
  await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, farewell).unref())]);
}

/** Which kinds of events have come; what is still open to be committed comes with the next look. */
async function kindsAfter(pool: pg.Pool, { xid, id }: { xid: string; id: number }) {
  const { rows } = await pool.query<{ oldest: string; kinds: string[] }>(
    `select moment.oldest, array(
       select distinct kind from outbox where (xid, id) > ($1::xid8, $2::bigint) and xid < moment.oldest) as kinds
     from (select pg_snapshot_xmin(pg_current_snapshot()) as oldest) moment`,
    [xid, id],
  );
  return { kinds: new Set(rows[0]?.kinds), end: { xid: rows[0]?.oldest ?? "0", id: 0 } };
}
