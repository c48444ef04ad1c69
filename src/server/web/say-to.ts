import type { Wire } from "#calls/wire.ts";
import { inTransaction } from "#database/transaction.ts";
import type { Say } from "#kernel/language.ts";
import { sayIn } from "#languages/say-in.ts";
import type { System } from "../system.ts";

/**
 * Speaks to whoever is refused, in their own language also when they were refused before anybody looked who asks (a bad
 * field). Where that cannot be found out, what site and browser want has to do.
 */
export async function sayTo(system: System, wire: Wire): Promise<Say> {
  if (wire.sessionToken !== null && wire.siteId !== 0 && !wire.isRecognised())
    await inTransaction(system.database, { siteId: wire.siteId, access: "read" }, (tx) =>
      system.resolveActor(tx, wire, system.clock()),
    ).catch(() => null);
  return sayIn(wire.language());
}
