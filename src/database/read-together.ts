import type { Database } from "./connection.ts";
import { type Tx, inTransaction } from "./transaction.ts";

type Reader = {
  readonly work: (tx: Tx) => Promise<never>;
  readonly resolve: (result: never) => void;
  readonly reject: (error: unknown) => void;
};

/** So many share a transaction at most: one connection answers them one after the other. */
const most = 6;
const gathering = new WeakMap<Database, Map<number, Reader[]>>();

/**
 * Reads in a transaction that whoever asks at this very moment for the same site shares: it begins after all of them have asked, so
 * each sees what was saved before. For readings that are brief, as one waits for the statements of the others. `work` must only read, and
 * may run twice: where it fails among others, it is done again alone, so that nobody fails for somebody else's sake.
 */
export function readTogether<Result>(
  database: Database,
  siteId: number,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    const reader = { work, resolve, reject } as unknown as Reader;
    const sites = gatheringFor(database);
    const there = sites.get(siteId);
    if (there && there.length < most) return void there.push(reader);
    const readers = [reader];
    sites.set(siteId, readers);
    // What came over the network in this round has been heard by then.
    setImmediate(() => {
      if (sites.get(siteId) === readers) sites.delete(siteId);
      void read(database, siteId, readers);
    });
  });
}

async function read(database: Database, siteId: number, readers: readonly Reader[]): Promise<void> {
  const [first] = readers;
  if (first && readers.length === 1) return alone(database, siteId, first);
  const again: Reader[] = [];
  try {
    await inTransaction(database, { siteId, access: "read" }, async (tx) => {
      // Going back to a moment would undo for one what is under way for another.
      const shared: Tx = { ...tx, mark: undefined };
      const tryIt = (reader: Reader) =>
        Promise.resolve(reader.work(shared)).then(reader.resolve, () => void again.push(reader));
      await Promise.all(readers.map(tryIt));
    });
  } catch (error) {
    for (const { reject } of readers) reject(error);
  }
  for (const reader of again) void alone(database, siteId, reader);
}

async function alone(database: Database, siteId: number, { work, resolve, reject }: Reader): Promise<void> {
  await inTransaction(database, { siteId, access: "read" }, work).then(resolve, reject);
}

function gatheringFor(database: Database): Map<number, Reader[]> {
  const there = gathering.get(database) ?? new Map<number, Reader[]>();
  gathering.set(database, there);
  return there;
}
