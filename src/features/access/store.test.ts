import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type Tx, run } from "#database/transaction.ts";
import { savePageTags } from "#features/tags/operations.ts";
import { principal } from "#kernel/actor.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { refreshReaders, refreshReadersOf } from "./store.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const write = <Result>(work: (tx: Tx) => Promise<Result>) => within(world, actorOf(world, world.ed), work);

/** Pages of all sorts: for everybody, for one person, open to the world, not published, and in the trash. */
async function makePages(): Promise<number[]> {
  const forVera = [{ principalId: principal("person", world.vera.id), mayEdit: true }];
  const ids: number[] = [];
  for (const [at, sort] of ["", "", "is_public = true", "unpublished = true", "trashed = now()"].entries()) {
    const id = await madePage(world, `Page ${at}`, at === 1 ? { shares: forVera } : {});
    ids.push(id);
    await write(async (tx) => {
      await savePageTags(
        actorOf(world, world.ed),
        { pageId: id, tags: ["Tide", `Tag ${at}`], before: [] },
        tx,
      );
      if (sort !== "")
        await run(tx, `update page set ${sort} where site_id = $1 and id = $2`, [tx.siteId, id]);
    });
  }
  return ids;
}

/** The rows that say who reads pages, with their tags, who brings them back and who finds them. */
function rowsOf(ids: readonly number[], tx: Tx): Promise<unknown[]> {
  const of = (table: string, columns: string) =>
    `select '${table}' as kind, page_id, ${columns} as what from ${table} where site_id = $1 and page_id = any($2)`;
  const reader = "title_key || ' ' || modified || ' ' || created";
  return run(
    tx,
    `${of("page_reader", `principal_id || ' ' || may_edit || ' ' || folder_id || ' ' || ${reader}`)}
     union all ${of("tag_reader", `principal_id || ' ' || may_edit || ' ' || tag_id || ' ' || ${reader}`)}
     union all ${of("trash_editor", "principal_id || ' ' || trashed")}
     union all select 'found', subject_id, readers::text from search_document where site_id = $1 and kind = 'page' and subject_id = any($2)
     order by kind, page_id, what`,
    [tx.siteId, ids],
  );
}

const forget = async (tx: Tx) => {
  for (const table of ["page_reader", "tag_reader", "trash_editor"])
    await run(tx, `delete from ${table} where site_id = $1`, [tx.siteId]);
  await run(tx, "update search_document set readers = '{}' where site_id = $1 and kind = 'page'", [
    tx.siteId,
  ]);
};

it("the readers of many pages are those of each, written in as many statements as those of one (long)", async () => {
  const ids = await makePages();
  await write(async (tx) => {
    await forget(tx);
    for (const id of ids) await refreshReaders(id, tx);
    const alone = await rowsOf(ids, tx);
    expect(new Set(alone.map((row) => (row as { kind: string }).kind))).toEqual(
      new Set(["found", "page_reader", "tag_reader", "trash_editor"]),
    );
    await forget(tx);
    const executed = vi.spyOn(pg.Connection.prototype, "execute");
    await refreshReadersOf(ids, tx);
    const many = executed.mock.calls.length;
    expect(await rowsOf(ids, tx)).toEqual(alone);
    executed.mockClear();
    await refreshReadersOf([ids[4] ?? 0, ids[0] ?? 0], tx);
    expect([many, executed.mock.calls.length]).toEqual([6, 6]);
    vi.restoreAllMocks();
    // Written once more they are the same.
    expect(await rowsOf(ids, tx)).toEqual(alone);
    await expect(refreshReadersOf([ids[0] ?? 0, 999_999], tx)).rejects.toThrow("is gone");
  });
});
