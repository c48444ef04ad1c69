import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as Y from "yjs";
import { run } from "#database/transaction.ts";
import { as } from "#testing/as.ts";
import { base64, draftWriter, draftedPage } from "#testing/draft-writer.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { documentFrom, draftSchema } from "#documents/draft/draft-document.ts";
import { textPart } from "#widgets/kit/draft-parts.ts";
import { openDraft, publishDraft, readDraft, saveDraft } from "../contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const kept = JSON.parse(
  readFileSync(new URL("../../../testing/releases/draft-of-elements.json", import.meta.url), "utf8"),
) as { readonly schema: string; readonly state: string; readonly document: unknown };

/** A page whose draft was written by the release before rich texts had lines, with words that nobody has published. */
async function pageOfBefore(): Promise<{ page: number; epoch: number }> {
  const page = await draftedPage(world);
  const ed = await draftWriter(world, { who: world.ed, page_id: page });
  await ed.type("unpublished ");
  const state = Buffer.from(kept.state, "base64");
  await within(world, actorOf(world, world.ed), async (tx) => {
    const key = [tx.siteId, page, ed.epoch];
    await run(tx, "delete from page_draft_change where site_id = $1 and page_id = $2 and epoch = $3", key);
    await run(
      tx,
      `update page_draft set schema = $4, state = $5, seq = seq + 1, state_seq = seq + 1, change_bytes = 0
       where site_id = $1 and page_id = $2 and epoch = $3`,
      [...key, kept.schema, state],
    );
  });
  return { page, epoch: ed.epoch };
}

it("a draft of the release before goes on in a new epoch, with every word that nobody had published (long)", async () => {
  const { page, epoch } = await pageOfBefore();
  const ada = await draftWriter(world, { who: world.ada, page_id: page });
  expect(ada.epoch).toBeGreaterThan(epoch);
  expect(ada.unpublished).toBe(true);
  const { widgets } = kept.document as { widgets: Record<string, { readonly content: object }> };
  const contents = Object.entries(widgets).map(([id, { content }]) => [id, { content }]);
  expect(documentFrom(ada.draft)).toMatchObject({ widgets: Object.fromEntries(contents) });
  // The draft of before said no title: it has that of the page from now on.
  expect(ada.draft.getText("title").toString()).toMatch(/^Page \d+$/);
  await ada.publish();
  const again = await draftWriter(world, { who: world.ed, page_id: page });
  expect(again.unpublished).toBe(false);
});

it("a browser that still has the draft of before is told that it is over, and nothing of it is stored (long)", async () => {
  const { page, epoch } = await pageOfBefore();
  const old = new Y.Doc();
  Y.applyUpdate(old, Buffer.from(kept.state, "base64"));
  const known = Y.encodeStateVector(old);
  old.getText(textPart("head0001", "text")).insert(0, "LATE ");
  const update = base64(Y.encodeStateAsUpdate(old, known));
  const { call } = as(world, world.ed);
  const over = { success: false, code: "draft-over" };
  for (const open of [async () => {}, () => call(openDraft, { page_id: page, schema: draftSchema })]) {
    await open();
    expect(await call(saveDraft, { page_id: page, epoch, update, client: "old tab" })).toMatchObject(over);
    expect(await call(publishDraft, { page_id: page, epoch, seq: 0 })).toMatchObject(over);
    expect(await call(readDraft, { page_id: page, epoch, after: 0 })).toMatchObject(over);
  }
  expect(await call(openDraft, { page_id: page, schema: kept.schema })).toMatchObject({
    success: false,
    code: "editor-too-old",
  });
  const ada = await draftWriter(world, { who: world.ada, page_id: page });
  expect(JSON.stringify(documentFrom(ada.draft))).not.toContain("LATE");
});
