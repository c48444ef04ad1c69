import { type Tx, run } from "#database/transaction.ts";
import type { ImportProgress, ImportReport, ImportState, ImportTrouble } from "./contract.ts";
import { abandonedAfter, leaseTime } from "./model/limits.ts";

export type ImportRow = {
  readonly id: number;
  readonly personId: number | null;
  readonly person: string | null;
  readonly name: string;
  readonly size: number;
  readonly parts: readonly number[];
  readonly state: ImportState;
  readonly began: Date;
  readonly stopWanted: boolean;
  readonly progress: ImportProgress | null;
  readonly trouble: ImportTrouble | null;
  readonly report: ImportReport | null;
  readonly rootFolderId: number | null;
  readonly undone: boolean;
};

const columns = `import.id, import.person_id as "personId", import.name, import.size, import.parts, import.state, import.began,
  import.stop_wanted as "stopWanted", import.progress, import.trouble, import.report,
  import.root_folder_id as "rootFolderId", import.undone,
  (select name from person where site_id = $1 and id = import.person_id) as person`;

/** Begins an import, or finds the one that was begun with the same key by the same person; null when the key is another's. */
export async function addImport(
  begun: {
    readonly key: string;
    readonly personId: number | null;
    readonly name: string;
    readonly size: number;
  },
  now: Date,
  tx: Tx,
): Promise<{ readonly id: number } | null> {
  const rows = await run<{ id: number }>(
    tx,
    `insert into site_import (site_id, key, person_id, name, size, state, began, touched)
     values ($1, $2, $3, $4, $5, 'uploading', $6, $6)
     on conflict (site_id, key) do update set touched = excluded.touched
       where site_import.person_id = excluded.person_id and site_import.size = excluded.size
     returning id`,
    [tx.siteId, begun.key, begun.personId, begun.name, begun.size, now],
  );
  return rows[0] ?? null;
}

export async function findImport(id: number, tx: Tx, lock = false): Promise<ImportRow | null> {
  const rows = await run<ImportRow>(
    tx,
    `select ${columns} from site_import import where import.site_id = $1 and import.id = $2 ${lock ? "for update" : ""}`,
    [tx.siteId, id],
  );
  return rows[0] ?? null;
}

export type ListedImport = {
  readonly id: number;
  readonly name: string;
  readonly person: string | null;
  readonly state: ImportState;
  readonly began: Date;
  readonly pages: number;
  readonly undone: boolean;
};

/** The latest imports, of one person or of everybody. */
export function listImports(
  list: { readonly personId: number | null; readonly most: number },
  tx: Tx,
): Promise<ListedImport[]> {
  return run<ListedImport>(
    tx,
    `select import.id, import.name, import.state, import.began, import.undone,
       coalesce((import.report->'counts'->>'made')::int + (import.report->'counts'->>'updated')::int, 0) as pages,
       (select name from person where site_id = $1 and id = import.person_id) as person
     from site_import import where import.site_id = $1 and ($2::bigint is null or import.person_id = $2)
     order by import.id desc limit $3`,
    [tx.siteId, list.personId, list.most],
  );
}

/** Notes that a part has come; with the last one the work can begin. */
export async function notePart(
  { id, part, parts }: { readonly id: number; readonly part: number; readonly parts: number },
  now: Date,
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `update site_import set touched = $5, parts = coming.parts,
       state = case when cardinality(coming.parts) = $4 then 'working' else state end
     from (select array(select distinct unnest(parts || $3::int) order by 1) as parts from site_import
       where site_id = $1 and id = $2) coming
     where site_id = $1 and id = $2 and state = 'uploading'`,
    [tx.siteId, id, part, parts, now],
  );
}

/** Takes an import for this process; null when another one works on it, or there is nothing to do. */
export async function leaseImport(id: number, now: Date, tx: Tx): Promise<ImportRow | null> {
  const until = new Date(now.getTime() + leaseTime);
  const rows = await run(
    tx,
    `update site_import set leased_until = $3, touched = $4
     where site_id = $1 and id = $2 and state = 'working' and (leased_until is null or leased_until <= $4) returning id`,
    [tx.siteId, id, until, now],
  );
  return rows.length > 0 ? findImport(id, tx) : null;
}

/** Notes how far an import is, and keeps it for this process; true when its person wants it to stop. */
export async function noteProgress(
  id: number,
  progress: ImportProgress,
  now: Date,
  tx: Tx,
): Promise<boolean> {
  const until = new Date(now.getTime() + leaseTime);
  const rows = await run<{ stopWanted: boolean }>(
    tx,
    `update site_import set progress = $3, leased_until = $4, touched = $5 where site_id = $1 and id = $2
     returning stop_wanted as "stopWanted"`,
    [tx.siteId, id, JSON.stringify(progress), until, now],
  );
  return rows[0]?.stopWanted ?? true;
}

/** Leaves an import to whoever goes on with it. */
export async function freeImport(id: number, tx: Tx): Promise<void> {
  await run(tx, "update site_import set leased_until = null where site_id = $1 and id = $2", [tx.siteId, id]);
}

type Ending = {
  readonly id: number;
  readonly state: "done" | "stopped" | "failed";
  readonly report?: ImportReport | null;
  readonly trouble?: ImportTrouble | null;
};

export async function endImport(
  { id, state, report = null, trouble = null }: Ending,
  now: Date,
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `update site_import set state = $3, report = $4, trouble = $5, touched = $6, leased_until = null
     where site_id = $1 and id = $2`,
    [tx.siteId, id, state, report && JSON.stringify(report), trouble, now],
  );
}

export async function wantStop(id: number, tx: Tx): Promise<void> {
  await run(tx, "update site_import set stop_wanted = true where site_id = $1 and id = $2", [tx.siteId, id]);
}

export async function noteRoot(id: number, folderId: number, tx: Tx): Promise<void> {
  await run(tx, "update site_import set root_folder_id = $3 where site_id = $1 and id = $2", [
    tx.siteId,
    id,
    folderId,
  ]);
}

export async function noteUndone(id: number, undone: boolean, tx: Tx): Promise<void> {
  await run(tx, "update site_import set undone = $3 where site_id = $1 and id = $2", [tx.siteId, id, undone]);
}

/** An import whose archive may go: it is over, or nobody has touched it for days. */
export type OverImport = { readonly id: number; readonly size: number };

/** Ends imports that were left, and gives those whose parts may still lie in the storage. */
export async function sweepImports(now: Date, tx: Tx): Promise<OverImport[]> {
  await run(
    tx,
    `update site_import set state = 'stopped', leased_until = null
     where site_id = $1 and state in ('uploading', 'working') and touched < $2`,
    [tx.siteId, new Date(now.getTime() - abandonedAfter)],
  );
  return run<OverImport>(
    tx,
    "select id, size from site_import where site_id = $1 and state in ('done', 'stopped', 'failed') and not cleared",
    [tx.siteId],
  );
}

export async function noteCleared(ids: readonly number[], tx: Tx): Promise<void> {
  await run(tx, "update site_import set cleared = true where site_id = $1 and id = any($2)", [
    tx.siteId,
    ids,
  ]);
}
