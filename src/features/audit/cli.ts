import type { Command } from "#calls/room.ts";
import { inTransaction } from "#database/transaction.ts";
import { findSiteFor } from "#features/sites/store.ts";
import { CommandRefused } from "#kernel/command-line.ts";
import { type Break, verifyChain } from "./chain-operations.ts";
import { readChain, readEnds } from "./store.ts";

/** Entries that are read at once. */
const batch = 2000;

const faults: Readonly<Record<Break["why"], string>> = {
  changed: "was changed",
  missing: "is missing",
  added: "was added",
};

/** Says whether the log of a site is as it was written, and where it first is not. */
const verify: Command["run"] = async ({ values }, { database }) => {
  const siteId = await findSiteFor(values["site"] ?? null, database);
  if (siteId === "none") throw new CommandRefused("No site found.");
  if (siteId === "several")
    throw new CommandRefused("There are several sites. Choose one with --site and its host.");
  // One moment for the ends and all that lies between them.
  return inTransaction(database, { siteId, access: "read" }, async (tx) => {
    const ends = await readEnds(tx);
    const { entries, broken } = await verifyChain(ends, (after) => readChain(after, batch, tx));
    if (broken)
      throw new CommandRefused(
        `The audit log is broken: entry ${broken.place} ${faults[broken.why]}. The ${counted(entries)} before it ${entries === 1 ? "is" : "are"} intact.`,
      );
    const hash = ends.headHash.toString("hex") || "none";
    return `The audit log is intact: ${counted(entries)}, last number ${ends.head}.\nHash of the last entry: ${hash}`;
  });
};

function counted(entries: number): string {
  return `${entries} ${entries === 1 ? "entry" : "entries"}`;
}

export const auditCommands: readonly Command[] = [
  {
    name: "audit verify",
    usage: "[--site HOST]",
    help: "Checks that no entry of the audit log was changed, removed or moved. Keep the hash it prints elsewhere.",
    options: ["site"],
    run: verify,
  },
];
