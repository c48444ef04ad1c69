import type { Database } from "#database/connection.ts";
import { inTransaction } from "#database/transaction.ts";
import type { Doer } from "#kernel/doer.ts";
import type { ListTools, Listener, Mail } from "./listener.ts";
import { Unfinished } from "./unfinished.ts";

export type OutboxRow = {
  readonly id: number;
  readonly site_id: number;
  readonly kind: string;
  readonly facts: unknown;
  readonly at: Date;
  readonly doer: Doer | null;
};

export type TellOptions = {
  readonly database: Database;
  readonly mail: (mail: Mail, about: { siteId: number; eventId: number }) => Promise<void>;
  readonly actorFor: ListTools["actorFor"];
  readonly clock: () => Date;
  readonly log: (line: string) => void;
  /** How long a listener may take over what it is told, in milliseconds; after that the others wait no longer. */
  readonly patience?: number;
};

/** Tells a listener events of one site; fails when the listener does, and with `Unfinished` when it takes too long. */
export async function tell(
  options: TellOptions,
  listener: Listener,
  rows: readonly OutboxRow[],
): Promise<void> {
  const events = rows.map(({ site_id: _, ...heard }) => heard as never);
  await withPatience(listener.work(events, toolsFor(options, rows)), options.patience ?? 30_000);
}

async function withPatience(work: Promise<void>, patience: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unfinished(patience / 1000, work)), patience);
  });
  try {
    await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
    work.catch(() => {});
  }
}

function toolsFor(
  { database, mail, actorFor, clock, log }: TellOptions,
  rows: readonly OutboxRow[],
): ListTools {
  const siteId = rows[0]?.site_id ?? 0;
  // What follows from one deed is its doer's too; what follows from several is nobody's.
  const doer = rows.length === 1 ? (rows[0]?.doer ?? null) : null;
  return {
    siteId,
    now: clock(),
    read: (step) => inTransaction(database, { siteId, access: "read" }, step),
    write: (step) =>
      inTransaction(database, { siteId, access: "write" }, (tx) => {
        if (doer) tx.ascribe(doer);
        return step(tx);
      }),
    mail: (letter, eventId) => mail(letter, { siteId, eventId }),
    actorFor,
    log,
  };
}
