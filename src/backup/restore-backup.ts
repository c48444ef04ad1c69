import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import type pg from "pg";
import type { DatabaseAddress } from "#database/connection.ts";
import { CannotStart } from "#database/embedded/cannot-start.ts";
import { forgetEverythingOnCommit } from "#database/messages.ts";
import { migrateWithin } from "#database/migrate.ts";
import { migrations } from "#database/migrations/list.ts";
import type { Storage } from "#storage/storage.ts";
import { rebaseOutbox } from "#outbox/rebase.ts";
import { bareTables } from "./bare-tables.ts";
import { readAllTableNames } from "./catalog.ts";
import type { CheckedBackup } from "./check-backup.ts";
import { clearSchema } from "./clear-schema.ts";
import { loadBackup } from "./load-backup.ts";
import { takeTarget } from "./restore-target.ts";
import { openSession } from "./session.ts";
import { listLongThere, removeOthers } from "./stored-files.ts";
import { writeSnapshot } from "./write-backup.ts";

export type RestoreOptions = {
  readonly address: DatabaseAddress;
  readonly dataFolder: string;
  readonly storage: Storage;
  readonly file: string;
  /** The file as it was found whole, before anything was opened or changed. */
  readonly checked: CheckedBackup;
  /** Whether sites that are there are replaced, a running server's included; they are backed up first. */
  readonly replace: boolean;
  readonly version: string;
  readonly now: Date;
};

export type RestoreSummary = CheckedBackup & {
  /** Where the backup of what was there before lies; null when there was nothing. */
  readonly safety: string | null;
};

/**
 * Puts a backup in the place of what is there, in one transaction: either all of it is there afterwards or nothing has
 * changed. Running processes wait meanwhile and go on with what was restored. Files come before the commit, under keys that
 * nobody else has; those of before go after it, once they are saved.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreSummary> {
  const client = await openSession(options.address);
  try {
    const { isFilled } = await takeTarget(client, options.replace);
    const made: Made = { stored: [], safety: null, before: [] };
    const kept = await prepare(client, { options, isFilled, made }).catch(async (error: unknown) => {
      await client.query("rollback").catch(() => {});
      await removeMade(made, options.storage);
      throw explained(error);
    });
    await client.query("commit");
    if (made.safety !== null) await removeOthers(options.storage, { before: made.before, kept });
    return { ...options.checked, safety: made.safety };
  } finally {
    await client.end();
  }
}

/** What a restore makes outside of its transaction, and the files that were there before it. */
type Made = { readonly stored: string[]; safety: string | null; before: readonly string[] };

/** All but the commit. Gives the keys of the backup's files. */
async function prepare(
  client: pg.ClientBase,
  { options, isFilled, made }: { options: RestoreOptions; isFilled: boolean; made: Made },
): Promise<Set<string>> {
  if (isFilled) {
    made.safety = await saveWhatIsThere(client, options);
    // After the commit it would find what people upload to the restored sites.
    made.before = await listLongThere(options.storage, options.now);
  }
  const { file, storage } = options;
  const files = await refill(client, options.checked, { file, storage, stored: made.stored });
  await forgetEverythingOnCommit(client);
  return files;
}

async function removeMade({ stored, safety }: Made, storage: Storage): Promise<void> {
  for (const key of stored) await storage.remove(key);
  if (safety !== null) await rm(safety, { force: true });
}

function explained(error: unknown): CannotStart {
  if (error instanceof CannotStart) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new CannotStart(`This backup could not be restored, and nothing was changed: ${reason}`, {
    cause: error,
  });
}

async function saveWhatIsThere(client: pg.ClientBase, options: RestoreOptions): Promise<string> {
  const file = path.join(options.dataFolder, "backups", `before-restore-${stamp(options.now)}.tar.gz`);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeSnapshot(client, { ...options, file });
  return file;
}

function stamp(now: Date): string {
  return now.toISOString().replace(/[:.]/g, "-");
}

/** The schema as it was when the backup was made, its rows, then the migrations since. */
async function refill(
  client: pg.ClientBase,
  { manifest, seal }: CheckedBackup,
  from: { file: string; storage: Storage; stored: string[] },
): Promise<Set<string>> {
  await clearSchema(client);
  await migrateWithin(client, manifest.migrations);
  const putBack = await bareTables(client);
  // Some migrations put rows into what they make; the backup has its own.
  const kept = ["kysely_migration", "kysely_migration_lock"];
  const tables = (await readAllTableNames(client)).filter((name) => !kept.includes(name));
  await client.query(
    `truncate ${tables.map((name) => `public.${client.escapeIdentifier(name)}`).join(", ")}`,
  );
  const files = await loadBackup(client, { manifest, seal }, from);
  await putBack();
  await rebaseOutbox(client);
  await migrateWithin(client, Object.keys(migrations));
  await client.query(`analyze ${await tablesOf(client)}`);
  return files;
}

async function tablesOf(client: pg.ClientBase): Promise<string> {
  const names = (await readAllTableNames(client)).filter((name) => !name.startsWith("kysely_"));
  return names.map((name) => `public.${client.escapeIdentifier(name)}`).join(", ");
}
