import { openTurns } from "#outbox/turns.ts";
import { listeners } from "#server/listeners.ts";
import { actorForWork } from "#server/web/session.ts";
import { run } from "#database/transaction.ts";
import { type World, actorOf, within } from "./world.ts";
import { worldNow } from "./as.ts";
import { tellAll } from "./outbox.ts";

/** Lets the audit log hear all that was announced. */
export async function hearAudit(world: World): Promise<void> {
  const listener = listeners.find(({ name }) => name === "audit");
  if (!listener) throw new Error("nobody writes the audit log");
  const turns = openTurns(world.address);
  try {
    await tellAll({
      database: world.database,
      turns,
      listener,
      mail: async () => {},
      actorFor: actorForWork,
      clock: () => worldNow,
      log: (line) => {
        throw new Error(line);
      },
    });
  } finally {
    await turns.close();
  }
}

export type Logged = {
  readonly kind: string;
  readonly actor: string | null;
  readonly other: string | null;
  readonly target: string | null;
  readonly details: Record<string, unknown>;
  readonly address: string;
  readonly browser: string;
};

/** What the log of the world says, the oldest first. */
export async function auditOf(world: World): Promise<Logged[]> {
  await hearAudit(world);
  return within(world, actorOf(world, world.olga), (tx) =>
    run<Logged>(
      tx,
      `select kind, actor_name as actor, as_name as other, target_name as target, details, address, browser
       from audit_entry where site_id = $1 order by place`,
      [world.siteId],
    ),
  );
}
