import type { StepsContext } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { folderSteps } from "#features/folders/rules.ts";
import { mayEditPage } from "#features/pages/rules.ts";
import { findPage } from "#features/pages/store.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Call } from "#kernel/call.ts";
import { type ArchiveTree, openArchive } from "./archive-operations.ts";
import type { ImportProgress } from "./contract.ts";
import {
  type ImportRow,
  endImport,
  freeImport,
  leaseImport,
  noteCleared,
  noteProgress,
  noteRoot,
} from "./imports-store.ts";
import { countFolders, readJournal, writeFile, writeFolders, writePage } from "./journal-store.ts";
import type { Journal } from "./journal-operations.ts";
import { turnTime } from "./model/limits.ts";
import { partKey, partKeys } from "./model/part-key.ts";
import { toldReport } from "./model/told-report.ts";
import { importTree } from "./tree-operations.ts";

type Steps = Pick<StepsContext<Call>, "siteId" | "now" | "storage" | "read" | "write">;

/** How a turn of work ends before the import does. */
class TurnOver extends Error {
  constructor(readonly isStopped: boolean) {
    super("The turn is over.");
  }
}

/**
 * Works on an import until it is done or the turn is over. Two at once do not meet: whoever holds the lease works, and one who
 * died leaves it. What was done is never done twice, since each step is noted in its own transaction.
 */
export async function workOn(id: number, steps: Steps): Promise<void> {
  const row = await steps.write((_, tx) => leaseImport(id, steps.now, tx));
  if (!row) return;
  try {
    await turn(row, steps);
  } catch (error) {
    if (!(error instanceof TurnOver)) {
      await steps.write((_, tx) => freeImport(id, tx));
      throw error;
    }
    if (error.isStopped) await end(row, { state: "stopped" }, steps);
    else await steps.write((_, tx) => freeImport(id, tx));
  }
}

async function turn(row: ImportRow, steps: Steps): Promise<void> {
  if (row.stopWanted) throw new TurnOver(true);
  const { siteId, now, storage, read, write } = steps;
  const keyOf = (part: number) => partKey({ siteId, id: row.id, part });
  const archive = await openArchive(storage, { size: row.size, keyOf });
  if (typeof archive === "string") return end(row, { state: "failed", trouble: archive }, steps);
  try {
    const journal = await journalOf(row.id, steps);
    const run = { siteId, now, storage, read, write, mayUpdate, journal };
    const pages = await importTree(run, archive, folderSteps(row.name));
    const folders = await read((_, tx) => countFolders(row.id, tx));
    await end(row, { state: "done", report: toldReport({ pages, ...leftOf(archive), folders }) }, steps);
  } finally {
    archive.close();
  }
}

const leftOf = ({ otherFiles, left }: ArchiveTree) => ({ otherFiles, left });

async function mayUpdate(actor: Actor, pageId: number, tx: Tx): Promise<boolean> {
  const page = await findPage(actor, pageId, tx);
  return page !== null && mayEditPage(page).allowed;
}

async function journalOf(id: number, { now, read, write }: Steps): Promise<Journal> {
  const began = performance.now();
  const noted = await read((_, tx) => readJournal(id, tx));
  return {
    ...noted,
    root: (folderId) => write((_, tx) => noteRoot(id, folderId, tx)),
    folders: (ids, tx) => writeFolders(id, ids, tx),
    page: (page, tx) => writePage(id, page, tx),
    file: (key, file) => write((_, tx) => writeFile(id, { ...key, file }, tx)),
    tell: async (progress: ImportProgress) => {
      const took = performance.now() - began;
      const at = new Date(now.getTime() + took);
      const isStopped = await write((_, tx) => noteProgress(id, progress, at, tx));
      const isLate = took > turnTime;
      const isLast = progress.step === "texts" && progress.done === progress.all;
      if (isStopped || (isLate && !isLast)) throw new TurnOver(isStopped);
    },
  };
}

type Ending = Omit<Parameters<typeof endImport>[0], "id">;

/** The archive is not needed any more; should its parts not go now, the job takes them. */
async function end(
  { id, size }: ImportRow,
  ending: Ending,
  { siteId, now, storage, write }: Steps,
): Promise<void> {
  await write((_, tx) => endImport({ id, ...ending }, now, tx));
  for (const key of partKeys({ siteId, id, size })) await storage.remove(key);
  await write((_, tx) => noteCleared([id], tx));
}
