import { resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listPages } from "#features/pages/browsing/contract.ts";
import { readPageById } from "#features/pages/contract.ts";
import { as, worldNow } from "#testing/as.ts";
import { storageOf } from "#testing/stored.ts";
import { type World, actorOf, openWorld } from "#testing/world.ts";
import { commandRun, readTree } from "./cli.ts";
import { importReport } from "./model/import-report.ts";
import { importTree } from "./tree-operations.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it("the documentation of a real package comes in whole: every link resolved or told", async () => {
  const actor = actorOf(world, world.ed);
  const run = commandRun({ database: world.database, actor, now: worldNow, storage: storageOf(world) });
  const source = await readTree(resolve("node_modules/fastify/docs"));
  const done = await importTree(run, source, ["Fastify"]);
  const links = done.flatMap((each) => each.links);
  const unresolved = links.filter((each) => each.trouble !== null);
  expect(links.length).toBeGreaterThan(700);
  expect(links.length - unresolved.length).toBeGreaterThan(740);
  expect(importReport(done, source.otherFiles)).toContain(
    "Guides/Index.md:10  ./Contributing.md  there is no file Guides/Contributing.md",
  );
  const vera = as(world, world.vera);
  const listed = await vera.call(listPages, { q: "Hooks" });
  const hooks = listed.success && listed.pages_list.find(({ title_s }) => title_s === "Hooks");
  const answer = await vera.call(readPageById, { page_id: hooks ? hooks.id : 0 });
  expect(answer).toMatchObject({
    success: true,
    page: { folders: [{ name: "Main" }, { name: "Fastify" }, { name: "Reference" }] },
  });
});
