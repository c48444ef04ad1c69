import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import type { DatabaseAddress } from "#database/connection.ts";
import { CannotStart } from "#database/embedded/cannot-start.ts";
import { migrationsDone } from "#database/migrations-done.ts";
import type { Storage } from "#storage/storage.ts";
import { type ArchiveWriter, writeArchive } from "./archive-writer.ts";
import { readSequences, readServerVersion, readTables } from "./catalog.ts";
import { copyOut } from "./copy-out.ts";
import { type Manifest, backupFormat, manifestName } from "./manifest.ts";
import { openSession } from "./session.ts";
import { addFiles } from "./stored-files.ts";

export type BackupOptions = {
  readonly address: DatabaseAddress;
  readonly storage: Storage;
  readonly file: string;
  /** Whether an existing file of this name is replaced. */
  readonly force: boolean;
  /** Of this Atrium, for whoever restores. */
  readonly version: string;
  readonly now: Date;
};

export type BackupSummary = { readonly tables: number; readonly rows: number; readonly files: number };

/** Writes everything of one moment into a file, while the server goes on. Refuses to write over a file. */
export async function writeBackup(options: BackupOptions): Promise<BackupSummary> {
  await demandFree(options);
  const client = await openSession(options.address);
  try {
    await client.query("begin isolation level repeatable read read only");
    const summary = await writeSnapshot(client, options);
    await client.query("commit");
    return summary;
  } finally {
    await client.end();
  }
}

/** The same inside a transaction that sees one moment already. */
export async function writeSnapshot(
  client: pg.ClientBase,
  options: Omit<BackupOptions, "address" | "force">,
): Promise<BackupSummary> {
  const migrations = await migrationsDone(client);
  if (migrations === null)
    throw new CannotStart("There is no site in this database yet, so there is nothing to back up.");
  const manifest: Manifest = {
    format: backupFormat,
    atrium: options.version,
    postgres: await readServerVersion(client),
    made: options.now.toISOString(),
    migrations: [...migrations],
    tables: await readTables(client),
    sequences: await readSequences(client),
  };
  let summary: BackupSummary = { tables: manifest.tables.length, rows: 0, files: 0 };
  await writeArchive(options.file, options.now, async (archive) => {
    await archive.add(manifestName, Buffer.from(JSON.stringify(manifest, null, 1)));
    const rows: Record<string, number> = {};
    for (const table of manifest.tables) rows[table.name] = await addTable(client, table, archive);
    const files = await addFiles(options.storage, archive);
    const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
    summary = { ...summary, rows: all, files };
    return { rows, files };
  });
  return summary;
}

export function columnsOf(table: Manifest["tables"][number]): string {
  return table.columns.map((column) => pg.escapeIdentifier(column)).join(", ");
}

async function addTable(
  client: pg.ClientBase,
  table: Manifest["tables"][number],
  archive: ArchiveWriter,
): Promise<number> {
  const name = pg.escapeIdentifier(table.name);
  const copied = copyOut(client, `copy public.${name} (${columnsOf(table)}) to stdout`);
  let part = 0;
  for await (const content of copied.parts) {
    part += 1;
    await archive.add(`tables/${table.name}/${String(part).padStart(6, "0")}.copy`, content);
  }
  return copied.rows();
}

async function demandFree({ file, force }: BackupOptions): Promise<void> {
  if (existsSync(file) && !force)
    throw new CannotStart(`${file} already exists. Choose another name, or replace it with --force.`);
  await mkdir(path.dirname(path.resolve(file)), { recursive: true });
}
