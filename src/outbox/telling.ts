import type { Database } from "#database/connection.ts";
import { inTransaction } from "#database/transaction.ts";
import type { ListTools, Listener, Mail } from "./listener.ts";

export type OutboxRow = {
  readonly id: number;
  readonly site_id: number;
  readonly kind: string;
  readonly facts: unknown;
};

export type TellOptions = {
  readonly database: Database;
  readonly mail: (mail: Mail, about: { siteId: number; eventId: number }) => Promise<void>;
  readonly actorFor: ListTools["actorFor"];
  readonly clock: () => Date;
  readonly log: (line: string) => void;
};

/** How long a listener may take over what it is told, in milliseconds; after that the others wait no longer. */
const patience = 30_000;

/** Tells a listener events of one site; fails when the listener does, or takes too long. */
export async function tell(
  options: TellOptions,
  listener: Listener,
  rows: readonly OutboxRow[],
): Promise<void> {
  const events = rows.map(({ id, kind, facts }) => ({ id, kind, facts }) as never);
  await withPatience(listener.work(events, toolsFor(options, rows[0]?.site_id ?? 0)));
}

async function withPatience(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no end after ${patience / 1000} seconds`)), patience);
  });
  try {
    await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
    work.catch(() => {});
  }
}

function toolsFor({ database, mail, actorFor, clock, log }: TellOptions, siteId: number): ListTools {
  return {
    siteId,
    now: clock(),
    read: (step) => inTransaction(database, { siteId, access: "read" }, step),
    write: (step) => inTransaction(database, { siteId, access: "write" }, step),
    mail: (letter, eventId) => mail(letter, { siteId, eventId }),
    actorFor,
    log,
  };
}
