import { type Database, type DatabaseAddress, openDatabase } from "#database/connection.ts";
import { inTransaction } from "#database/transaction.ts";
import type { Finding } from "#doctor/finding.ts";
import { type PagesLooked, lookAtPages, lookAtSome } from "#features/access/agreement-store.ts";
import { readSites } from "#features/sites/store.ts";
import { refreshReaders } from "#features/access/store.ts";

const sample = 300;
const batch = 500;

/** Whether the rows by which lists are read say the same as the rules, for some pages of each site or for all. */
export async function checkReaders(
  address: DatabaseAddress,
  how: { deep: boolean; repair: boolean },
): Promise<Finding[]> {
  const database = openDatabase(address, 2);
  try {
    const { sites } = await readSites(database);
    let checked = 0;
    const wrong: { siteId: number; pageId: number }[] = [];
    for (const { id: siteId } of sites) {
      for await (const looked of how.deep ? allOf(database, siteId) : someOf(database, siteId)) {
        checked += looked.checked;
        wrong.push(...looked.wrong.map((pageId) => ({ siteId, pageId })));
      }
    }
    if (how.repair) for (const page of wrong) await repair(database, page);
    return [findingOf(checked, wrong, how)];
  } finally {
    await database.end();
  }
}

function findingOf(
  checked: number,
  wrong: readonly { pageId: number }[],
  how: { deep: boolean; repair: boolean },
): Finding {
  const looked = `${checked} ${how.deep ? "pages" : "random pages"}`;
  if (wrong.length === 0)
    return { state: "well", what: `Stored reading rights match the rules (${looked}).` };
  const some = wrong.slice(0, 5).map(({ pageId }) => pageId);
  const what = `Stored reading rights don't match the rules on ${wrong.length} of ${looked} (pages ${some.join(", ")}${wrong.length > 5 ? ", …" : ""})`;
  if (how.repair) return { state: "advice", what: `${what}. They were repaired.` };
  return { state: "wrong", what: `${what}.`, advice: "Run atrium doctor --deep --repair." };
}

async function* someOf(database: Database, siteId: number): AsyncGenerator<PagesLooked> {
  yield await inTransaction(database, { siteId, access: "read" }, (tx) => lookAtSome(sample, tx));
}

async function* allOf(database: Database, siteId: number): AsyncGenerator<PagesLooked> {
  for (let after: number | null = 0; after !== null; ) {
    const looked: PagesLooked = await inTransaction(database, { siteId, access: "read" }, (tx) =>
      lookAtPages(after ?? 0, batch, tx),
    );
    yield looked;
    after = looked.last;
  }
}

function repair(database: Database, { siteId, pageId }: { siteId: number; pageId: number }): Promise<void> {
  return inTransaction(database, { siteId, access: "write" }, (tx) => refreshReaders(pageId, tx));
}
