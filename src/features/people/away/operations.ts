import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { AwayNow } from "../model/away.ts";
import { maySeeAway } from "./rules.ts";
import { listAway } from "./store.ts";

type Asked = {
  readonly now: Date;
  /** The screen names them to its reader, whoever that is. */
  readonly isNamed?: boolean;
};

/** Who of some people is away, as far as the actor may know. */
export async function awayAmong(
  actor: Actor,
  ids: readonly number[],
  { now, isNamed = false }: Asked,
  tx: Tx,
): Promise<ReadonlyMap<number, AwayNow>> {
  const known = ids.filter((id) => maySeeAway(actor, { id, isNamed }).allowed);
  if (known.length === 0) return new Map();
  const rows = await listAway(actor, known, now, tx);
  return new Map(rows.map(({ personId, ...away }) => [personId, away]));
}
