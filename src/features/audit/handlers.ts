import { handle } from "#calls/handle.ts";
import { Refusal, demand } from "#kernel/refusal.ts";
import { exportAudit, keepAudit } from "./contract.ts";
import { auditExported, auditKeepingChanged } from "./events.ts";
import { headOf, rowOf } from "./export-operations.ts";
import { auditFor, entriesFor } from "./list-operations.ts";
import { keptDays, maySeeAudit } from "./rules.ts";
import { readAudit, readPersonAudit } from "./screen.ts";
import { holdChain, readKeptDays, saveKeptDays } from "./store.ts";

/** As many entries as one answer of an export holds. */
const exportedAtOnce = 2000;

export const auditHandlers = [
  handle(readAudit, async ({ input, actor, tx, say }) => {
    demand(maySeeAudit(actor));
    return auditFor(actor, { personId: null, filter: input, say }, tx);
  }),

  handle(readPersonAudit, async ({ input: { user_id: personId, ...filter }, actor, tx, say }) => {
    demand(maySeeAudit(actor));
    return auditFor(actor, { personId, filter, say }, tx);
  }),

  handle(exportAudit, async ({ input: { person = null, ...filter }, actor, tx, say }) => {
    demand(maySeeAudit(actor));
    const isFirst = filter.before === undefined;
    const rows = await entriesFor(actor, { personId: person, filter, most: exportedAtOnce }, tx);
    // Each part: whoever begins further on takes entries along as well.
    tx.announce(auditExported({ siteId: actor.siteId }));
    const next = rows.length === exportedAtOnce ? (rows.at(-1)?.place ?? null) : null;
    return { csv: [...(isFirst ? [headOf(say)] : []), ...rows.map((row) => rowOf(row, say))].join(""), next };
  }),

  handle(keepAudit, async ({ input: { days }, actor, tx }) => {
    demand(maySeeAudit(actor));
    const wanted = days === 0 ? null : days;
    if (!keptDays.some((each) => each === wanted)) throw new Refusal("invalid-input");
    await holdChain(tx);
    const before = await readKeptDays(tx);
    if (before !== wanted) {
      await saveKeptDays(actor, wanted, tx);
      tx.announce(auditKeepingChanged({ days: wanted }));
    }
    return { before: before ?? 0 };
  }),
];
