import pg from "pg";
import type { Storage } from "#storage/storage.ts";
import { type ArchiveMember, readArchive } from "./archive-reader.ts";
import type { CheckedBackup } from "./check-backup.ts";
import { copyIn } from "./copy-in.ts";
import { isFile, storeFileOf } from "./stored-files.ts";
import { columnsOf } from "./write-backup.ts";

/**
 * Copies the rows of a backup into the bare tables of its own schema, sets the sequences, and stores the files, whose keys
 * it gives. Ends only after the seal was met once more.
 */
export async function loadBackup(
  client: pg.ClientBase,
  { manifest, seal }: CheckedBackup,
  { file, storage, stored }: { file: string; storage: Storage; stored: string[] },
): Promise<Set<string>> {
  const rows = new Map<string, number>();
  const files = new Set<string>();
  for await (const member of readArchive(file)) {
    const table = manifest.tables.find((each) => each.name === tableOf(member));
    if (table) {
      const name = pg.escapeIdentifier(table.name);
      const statement = `copy public.${name} (${columnsOf(table)}) from stdin`;
      rows.set(table.name, (rows.get(table.name) ?? 0) + (await copyIn(client, statement, member.content)));
    } else if (isFile(member)) files.add(await storeFileOf(member, { storage, stored }));
  }
  for (const [name, count] of Object.entries(seal.rows)) {
    if ((rows.get(name) ?? 0) !== count)
      throw new Error(`${name}: ${rows.get(name) ?? 0} rows came in, ${count} were saved.`);
  }
  for (const { name, last } of manifest.sequences) {
    if (last !== null)
      await client.query("select setval($1::regclass, $2::bigint)", [
        `public.${pg.escapeIdentifier(name)}`,
        last,
      ]);
  }
  return files;
}

function tableOf({ name }: ArchiveMember): string | undefined {
  return /^tables\/([^/]+)\/\d+\.copy$/.exec(name)?.[1];
}
