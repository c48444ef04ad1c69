import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { lockUndertaking } from "#features/undertakings/store.ts";
import { type BuiltWorld, openBuiltWorld } from "#testing/built-world.ts";
import { pagesOfTemplate } from "#testing/pages-of-template.ts";
import { actorOf, within } from "#testing/world.ts";
import { beginUndertaking, turnAround } from "#features/undertakings/machine-operations.ts";
import { updatePagesKind, updatingPages } from "./updating-operations.ts";

const count = 200;
let built: BuiltWorld;
beforeAll(async () => {
  built = await openBuiltWorld();
}, 600_000);
afterAll(() => built.stop());

const ed = () => actorOf(built.world, built.world.ed);
const ask = <Row>(text: string, ...values: readonly unknown[]) =>
  within(built.world, ed(), (tx) => run<Row>(tx, text, [built.world.siteId, ...values]));

/** Waits until it has come so far, or is over: how far it has come. */
async function reaches(isThere: (mark: number) => boolean): Promise<number> {
  for (;;) {
    const [row] = await ask<{ mark: number; state: string }>(
      "select mark, state from undertaking where site_id = $1",
    );
    const isOver = row?.state !== "running" && row?.state !== "undoing";
    if (isOver || isThere(row.mark)) return row?.mark ?? 0;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const versions = (ids: readonly number[]) =>
  ask(
    `select count, count(*)::int as pages from (
       select count(*)::int as count from page_version where site_id = $1 and page_id = any($2) group by page_id) each
     group by count`,
    ids,
  );

it("each page of a template is changed once, and taken back once, though the server is killed on the way", async () => {
  const { world } = built;
  const making = { name: "Report", folderId: world.mainFolderId, count, was: "Then", is: "Now" };
  const { template, ids } = await pagesOfTemplate(world, ed(), making);
  const input = { subsiteId: 0, slug: "", count, templateId: template, name: "Report" };
  const given = ids.map((id) => ({ id, title: "Report", from: world.mainFolderId }));
  const { id } = await within(world, ed(), (tx) =>
    beginUndertaking(ed(), updatingPages, { input, given, now: new Date() }, tx),
  );
  const killedAt: number[] = [];
  for (const mark of [1, 60, 120]) {
    killedAt.push(await reaches((now) => now >= mark));
    await built.crash();
  }
  await reaches(() => false);
  expect(await versions(ids)).toEqual([{ count: 2, pages: count }]);
  await within(world, ed(), async (tx) => {
    const row = await lockUndertaking(id, tx);
    if (row) await turnAround(ed(), { kind: updatePagesKind, row, now: new Date() }, tx);
  });
  killedAt.push(await reaches((now) => now <= 120));
  await built.crash();
  await reaches(() => false);
  expect(await versions(ids)).toEqual([{ count: 3, pages: count }]);
  expect(killedAt.every((mark) => mark > 0 && mark < count)).toBe(true);
  process.stdout.write(`${count} pages, killed at ${killedAt.join(", ")}\n`);
}, 600_000);
