import type pg from "pg";
import type { Listener } from "./listener.ts";
import { dueAfter } from "./parking.ts";
import type { OutboxRow } from "./telling.ts";
import { Unfinished } from "./unfinished.ts";

/** Longer than a mail server takes at most to accept a mail (ten minutes: RFC 5321, 4.5.3.2, and the silence that nodemailer bears). */
const longest = 660_000;

/** When an event is told again that has failed so often. What still goes on is not begun a second time beside itself. */
export function dueAgain(error: unknown, attempts: number, now: Date): Date {
  const due = dueAfter(attempts, now);
  const over = new Date(now.getTime() + longest);
  return error instanceof Unfinished && over > due ? over : due;
}

type Followed = {
  readonly pool: pg.Pool;
  readonly listener: Listener;
  readonly clock: () => Date;
  readonly log: (line: string) => void;
};

/** What was parked while its work went on is told no more once that is done, and soon again when it fails after all. */
export function follow({ pool, listener, clock, log }: Followed, row: OutboxRow, error: unknown): void {
  if (!(error instanceof Unfinished)) return;
  const parked = [listener.name, row.site_id, row.id];
  const of = "where listener = $1 and site_id = $2 and event_id = $3";
  error.end
    .then(
      () => pool.query(`delete from listener_retry ${of}`, parked),
      () => pool.query(`update listener_retry set due = $4 ${of}`, [...parked, dueAfter(1, clock())]),
    )
    .catch((reason: unknown) =>
      log(`${listener.name} came to an end at event ${row.id}, which could not be noted: ${String(reason)}`),
    );
}
