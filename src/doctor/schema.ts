import type pg from "pg";
import { migrations } from "#database/migrations/list.ts";
import { migrationsDone, ofNewerRelease } from "#database/migrations-done.ts";
import type { Finding } from "./finding.ts";

/** Whether the schema is that of this release. */
export async function checkMigrations(client: pg.Client): Promise<{ findings: Finding[]; isReady: boolean }> {
  const done = await migrationsDone(client);
  if (done === null) {
    const what = "The database is empty.";
    return {
      findings: [{ state: "advice", what, advice: "Start Atrium once, or restore a backup." }],
      isReady: false,
    };
  }
  const unknown = ofNewerRelease(done);
  const pending = Object.keys(migrations).filter((name) => !done.includes(name));
  return {
    findings: [findingOf(done.length, pending, unknown)],
    isReady: pending.length + unknown.length === 0,
  };
}

function findingOf(done: number, pending: readonly string[], unknown: readonly string[]): Finding {
  if (unknown.length > 0) {
    const what = `The schema was made by a newer Atrium (${unknown.join(", ")}).`;
    return { state: "wrong", what, advice: "Start that release again, or restore a backup of this one." };
  }
  if (pending.length > 0) {
    const what = `The schema needs ${pending.length} changes of this release (${pending.join(", ")}).`;
    return { state: "advice", what, advice: "Make a backup, then start Atrium." };
  }
  return { state: "well", what: `The schema is up to date (${done} migrations).` };
}
