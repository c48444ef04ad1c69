import { expect, vi } from "vitest";
import type { Mail } from "#outbox/listener.ts";
import { type ReaderOptions, readOutbox } from "#outbox/reader.ts";
import { openTurns } from "#outbox/turns.ts";
import { listeners } from "#server/listeners.ts";
import { actorForWork } from "#server/web/session.ts";
import { worldNow } from "./as.ts";
import type { World } from "./world.ts";

/** Tells the product's listeners all that was announced since the last time; `mail` takes what they send. */
export async function tellMailListeners(
  world: World,
  mail: ReaderOptions["mail"],
  now: Date = worldNow,
): Promise<void> {
  const turns = openTurns(world.address);
  const options = {
    database: world.database,
    turns,
    mail,
    actorFor: actorForWork,
    clock: () => now,
    log: (line: string) => {
      throw new Error(line);
    },
  };
  try {
    for (const listener of listeners) await tellAll({ ...options, listener });
  } finally {
    await turns.close();
  }
}

/**
 * Reads until all that is in the outbox was told. An event is told once every older transaction of the whole server has
 * ended, those of other tests among them; filling a large site takes the longest.
 */
export async function tellAll(options: ReaderOptions): Promise<void> {
  await vi.waitFor(async () => {
    await readOutbox(options);
    expect(await untold(options)).toBe(0);
  }, 25_000);
}

async function untold({ database, listener }: ReaderOptions): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*) as count from outbox left join listener_position position on position.listener = $1
     where (outbox.xid, outbox.id) > (coalesce(position.xid, '0'), coalesce(position.id, 0)) and kind = any($2)`,
    [listener.name, listener.kinds],
  );
  return rows[0]?.count ?? 0;
}

/** What the mail listeners send for all that was announced since the last time. */
export async function mailsOf(world: World, now: Date = worldNow): Promise<Mail[]> {
  const mails: Mail[] = [];
  await tellMailListeners(world, async (mail) => void mails.push(mail), now);
  return mails;
}

/** The one-time token in a mail. */
export function tokenIn(mail: Mail | undefined): string {
  return /\/accounts\/password\/([A-Za-z0-9_-]{43})\//.exec(mail?.text ?? "")?.[1] ?? "";
}
