import type { CompiledQuery } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readTables } from "#backup/catalog.ts";
import { configOf } from "#database/connection.ts";
import { filledFor } from "#features/pages/holes/operations.ts";
import { worldNow } from "#testing/as.ts";
import { draftedPage } from "#testing/draft-writer.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { putEntry } from "./store.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it("a backup holds what was written into widgets", async () => {
  const client = new pg.Client(configOf(world.address));
  await client.connect();
  const tables = await readTables(client);
  await client.end();
  const columns = ["site_id", "page_id", "widget", "kind", "id", "author_id", "made", "changed", "content"];
  expect(tables.find(({ name }) => name === "widget_entry")?.columns).toEqual(columns);
});

it("ten checklists of a page are read in one statement, each with its own ticks (long)", async () => {
  const id = await draftedPage(world);
  const [ed, vera] = [actorOf(world, world.ed), actorOf(world, world.vera)];
  const content = { items: [{ id: "horn", parts: [{ text: "Sound the horn", address: null }] }] };
  const ids = Array.from({ length: 10 }, (_, at) => `watch00${at}`);
  const holes = ids.map((each) => ({ id: each, kind: "Checklist", content, anchors: [] }));
  const entry = {
    pageId: id,
    kind: "Checklist",
    widget: "watch003",
    id: "horn",
    content: { done: true },
  } as const;
  await within(world, ed, (tx) => putEntry(ed, entry, worldNow, tx));

  const statements: string[] = [];
  const filled = await within(world, vera, (tx) => {
    const executeQuery = (...sent: Parameters<typeof tx.db.executeQuery>) => {
      statements.push((sent[0] as CompiledQuery).sql);
      return tx.db.executeQuery(...sent);
    };
    const counted = { ...tx, db: { executeQuery } as never };
    return filledFor(vera, { page: { id, mayEdit: false }, holes, wire: {} }, worldNow, counted);
  });
  const ticked = filled.filter(({ data }) => Object.keys(data as object).length > 0);
  expect(ticked.map((hole) => hole.id)).toEqual(["watch003"]);
  expect(statements).toHaveLength(1);
});
