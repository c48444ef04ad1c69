import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { draftSchema } from "#documents/draft/draft-document.ts";
import { refreshReaders } from "#features/access/store.ts";
import { movePage } from "#features/pages/filing/contract.ts";
import { bringFile } from "#features/pages/attaching/contract.ts";
import { followPage } from "#features/pages/following/contract.ts";
import { trashPage } from "#features/pages/trash/contract.ts";
import { readPageById } from "#features/pages/contract.ts";
import { savePageEdit, saveProperties } from "#features/properties/contract.ts";
import { restoreVersion } from "#features/versions/contract.ts";
import { openDraft, publishDraft, saveDraft, saveMarkdown } from "#features/writing/contract.ts";
import { as } from "#testing/as.ts";
import { draftWriter, draftedPage } from "#testing/draft-writer.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
let page_id: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  page_id = await draftedPage(world);
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
  await within(world, actorOf(world, world.ed), async (tx) => {
    await run(tx, "update page set is_public = true where site_id = $1 and id = $2", [world.siteId, page_id]);
    await refreshReaders(page_id, tx);
  });
});
afterAll(() => world.close());

it("visitors of a public page read it and cannot edit it: nothing offers it, and no call does it [GUES-06]", async () => {
  const screen = await shown(world, "visitor", `/page/${page_id}/?edit`);
  expect(screen.text(screen.part("main"))).toContain("first");
  expect([screen.parts("textbox", undefined, screen.part("main")), screen.names("link")]).toMatchObject([
    [],
    expect.not.arrayContaining(["Edit"]),
  ]);
  const before = await as(world, world.ed).call(readPageById, { page_id });
  const visitor = as(world, "visitor");
  const settings = { title: "Mine", permission_state: { all: { view: false } } };
  const tries = [
    visitor.call(openDraft, { page_id, schema: draftSchema }),
    visitor.call(saveDraft, { page_id, epoch: 1, update: "AAA=", client: "tab" }),
    visitor.call(saveProperties, { page_id, settings }),
    visitor.call(savePageEdit, { page_id, settings }),
    visitor.call(movePage, { page_id, cat_id: world.mainFolderId }),
    visitor.call(trashPage, { page_id }),
    visitor.call(saveMarkdown, { page_id, widget_id: "text0001", data: { source: "Mine", base_version: 1 } }),
    visitor.call(publishDraft, { page_id, epoch: 1, seq: 1 }),
    visitor.call(restoreVersion, { page_id, version_id: 1 }),
    visitor.call(bringFile, { page_id, file_id: 1 }),
  ];
  const codes = (await Promise.all(tries)).map((answer) => (answer.success ? "done" : answer.code));
  const [draft, permissions, rest] = ["signed-out", "page-editors-only", "page-not-editable"];
  expect(codes).toEqual([draft, draft, rest, permissions, ...Array(6).fill(rest)]);
  expect(await as(world, world.ed).call(readPageById, { page_id })).toEqual(before);
  for (const state of [{ public: { edit: true } }, { public: { view: true, edit: true } }])
    expect(
      await as(world, world.ed).call(savePageEdit, { page_id, settings: { permission_state: state } }),
    ).toMatchObject({ body: { error: "Visitors can only view public pages." } });
});

it("visitors of a public page are told of nothing: they cannot follow it, nor can they be made to [GUES-07]", async () => {
  const screen = await shown(world, "visitor", `/page/${page_id}/`);
  expect(screen.parts("button", "Follow")).toEqual([]);
  expect(await as(world, "visitor").call(followPage, { id: page_id })).toMatchObject({ status: 401 });
  const settings = { permission_state: { public: { follow: true } } };
  expect(await as(world, world.ed).call(savePageEdit, { page_id, settings })).toMatchObject({
    body: { error: "Visitors can only view public pages." },
  });
  const writer = await draftWriter(world, { who: world.ed, page_id });
  await writer.type("news ");
  await writer.publish(1);
  const count = (table: string) =>
    within(world, actorOf(world, world.olga), (tx) =>
      run(tx, `select from ${table} where site_id = $1`, [world.siteId]),
    );
  expect([await count("follower"), await count("notification")]).toEqual([[], []]);
});
