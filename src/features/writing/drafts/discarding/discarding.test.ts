import * as Y from "yjs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { readPageById } from "#features/pages/contract.ts";
import { restoreVersion } from "#features/versions/contract.ts";
import { readVersions } from "#features/versions/screen.ts";
import { as, worldNow } from "#testing/as.ts";
import { base64, draftWriter, draftedPage, note } from "#testing/draft-writer.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { removeWidget } from "#documents/draft/arranging.ts";
import { textPart, titlePart } from "#widgets/kit/draft-parts.ts";
import { addLateChange, openDraft, readUnpublished, undoDiscard } from "../../contract.ts";
import { draftSchema } from "#documents/draft/draft-document.ts";
import { draftJobs } from "../jobs.ts";
import { runJob } from "#jobs/queue.ts";
import { groundOf } from "#testing/local-get.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const days = (count: number) => new Date(worldNow.getTime() + count * 24 * 60 * 60 * 1000);
const writer = (who: WorldPerson, page_id: number, now = worldNow) =>
  draftWriter(world, { who, page_id, now });
const words = ({ draft }: { draft: Y.Doc }) => draft.getText(textPart("text0001", "source")).toString();
const bringBack = (page_id: number, discarded: number, { who = world.ed, now = worldNow } = {}) =>
  as(world, who, now).call(undoDiscard, { page_id, discarded });

async function work(page_id: number) {
  const answer = await as(world, world.ed).call(readUnpublished, { page_id });
  if (!answer.success) throw new Error(answer.code);
  const { changes, writers } = answer;
  return { changes, writers: writers.map(({ name, words: wrote, changes: of }) => [name, wrote, of]) };
}

async function history(page_id: number, now = worldNow) {
  const answer = await as(world, world.ed, now).call(readVersions, { page_id });
  if (!answer.success) throw new Error(answer.code);
  return answer.discarded;
}

it("says whose words and changes readers do not see yet, and nothing of what was published (long)", async () => {
  const page = await draftedPage(world);
  expect(await work(page)).toEqual({ changes: 0, writers: [] });
  const [ed, ada] = [await writer(world.ed, page), await writer(world.ada, page)];
  expect(await work(page)).toEqual({ changes: 0, writers: [] });
  await ed.type("fog over the Wadden ");
  expect(await work(page)).toEqual({ changes: 1, writers: [["Ed Elzinga", 4, 1]] });
  await ed.publish(1);
  expect(await work(page)).toEqual({ changes: 0, writers: [] });
  await ed.type("today ");
  const fresh = await ada.read();
  const behind = Y.encodeStateVector(fresh);
  fresh.getText(textPart("text0001", "source")).insert(9, ", thick as never");
  await ada.send(Y.encodeStateAsUpdate(fresh, behind));
  await ada.save(() => removeWidget(ada.draft, "title01"));
  expect(await work(page)).toEqual({
    changes: 2,
    writers: [
      ["Ada Admiraal", 3, 2],
      ["Ed Elzinga", 1, 1],
    ],
  });
});

it("what was written and deleted again is nobody's word (long)", async () => {
  const page = await draftedPage(world);
  const ed = await writer(world.ed, page);
  await ed.type("not for long ");
  await ed.save(() => ed.draft.getText(textPart("text0001", "source")).delete(0, 13));
  expect(await work(page)).toEqual({ changes: 0, writers: [["Ed Elzinga", 0, 0]] });
});

it("the next life of the draft says who discarded the one before (long)", async () => {
  const page = await draftedPage(world);
  const [ed, ada] = [await writer(world.ed, page), await writer(world.ada, page)];
  await ada.type("gone ");
  const before = await as(world, world.ada).call(openDraft, { page_id: page, schema: draftSchema });
  expect(before).toMatchObject({ discarded: null });
  await ed.discard();
  const after = await as(world, world.ada).call(openDraft, { page_id: page, schema: draftSchema });
  expect(after).toMatchObject({ discarded: { epoch: ed.epoch, byId: world.ed.id, by: "Ed Elzinga" } });
});

it("a discarded draft is listed for 30 days with whose work it was, and brought back with every word", async () => {
  const page = await draftedPage(world);
  const [ed, ada] = [await writer(world.ed, page), await writer(world.ada, page)];
  await ada.type("twelve ships in the fog ");
  await ed.discard();
  expect(await history(page)).toMatchObject([
    {
      epoch: ed.epoch,
      by: "Ed Elzinga",
      changes: 1,
      closed: worldNow.getTime() / 1000,
      until: days(30).getTime() / 1000,
      writers: [{ name: "Ada Admiraal", words: 5 }],
    },
  ]);
  expect(await history(page, days(29))).toHaveLength(1);
  expect(await history(page, days(31))).toEqual([]);
  expect(await bringBack(page, ed.epoch, { now: days(31) })).toMatchObject({
    code: "discarded-gone",
    status: 404,
  });
  expect(await bringBack(page, ed.epoch, { who: world.ada, now: days(29) })).toMatchObject({ success: true });
  expect(words(await writer(world.ada, page, days(29)))).toBe("twelve ships in the fog first");
  expect(await history(page)).toEqual([]);
  expect(await work(page)).toEqual({ changes: 1, writers: [["Ada Admiraal", 5, 1]] });
});

it("comes back over what was published since, and not over unpublished words", async () => {
  const page = await draftedPage(world);
  const ed = await writer(world.ed, page);
  await ed.type("first try ");
  await ed.discard();
  const next = await writer(world.ed, page);
  await next.type("second try ");
  expect(await bringBack(page, ed.epoch)).toMatchObject({
    code: "unpublished-in-the-way",
  });
  await next.publish(1);
  expect(await bringBack(page, ed.epoch)).toMatchObject({ success: true });
  expect(words(await writer(world.ed, page))).toBe("first try first");
  const shown = await as(world, world.vera).call(readPageById, { page_id: page });
  expect(shown.success && shown.html).toContain("second try first");
});

it("words that were under way when another person discarded the draft are part of what was discarded", async () => {
  const page = await draftedPage(world);
  const [ed, ada] = [await writer(world.ed, page), await writer(world.ada, page)];
  await ada.type("stored ");
  await ed.discard();
  const update = ada.change(() => ada.draft.getText(textPart("text0001", "source")).insert(0, "late "));
  expect(await ada.send(update)).toMatchObject({ code: "draft-over" });
  const late = { page_id: page, epoch: ada.epoch, update: base64(update), client: "tab of Ada" };
  const add = (who: WorldPerson, sent = late) => as(world, who).call(addLateChange, sent);
  expect(await add(world.vera)).toMatchObject({ code: "page-not-editable" });
  expect(await add(world.ada, { ...late, epoch: 99 })).toMatchObject({ code: "draft-over" });
  expect(await add(world.ada, { ...late, update: "AQID" })).toMatchObject({ code: "draft-not-understood" });
  expect(await add(world.ada)).toMatchObject({ success: true });
  await bringBack(page, ed.epoch);
  expect(words(await writer(world.ada, page))).toBe("late stored first");
});

it("words that were under way when it was discarded are in the draft that was brought back meanwhile (long)", async () => {
  const page = await draftedPage(world);
  const [ed, ada] = [await writer(world.ed, page), await writer(world.ada, page)];
  await ada.type("stored ");
  const update = ada.change(() => {
    ada.draft.getText(textPart("text0001", "source")).insert(0, "late ");
    ada.draft.getText(titlePart).insert(0, "Late ");
  });
  const late = { page_id: page, epoch: ada.epoch, update: base64(update), client: "tab of Ada" };
  const add = (who: WorldPerson) => as(world, who).call(addLateChange, late);
  await ed.discard();
  await bringBack(page, ed.epoch);
  const between = await writer(world.ed, page);
  await between.type("Ed's ");
  expect(await add(world.vera)).toMatchObject({ code: "page-not-editable" });
  for (const _ of ["once", "twice"]) {
    expect(await add(world.ada)).toMatchObject({ success: true });
    const open = await writer(world.ed, page);
    expect(open.epoch).toBe(between.epoch);
    expect(words(open)).toMatch(/^(?:Ed's late|late Ed's) stored first$/);
    expect(open.draft.getText(titlePart).toString()).toMatch(/^Late Page/);
  }
  expect(await work(page)).toMatchObject({ writers: expect.arrayContaining([["Ada Admiraal", 3, 2]]) });
  // Discarded and brought back once more, and discarded at last: it follows each time.
  await between.discard();
  const more = ada.change(() => ada.draft.getText(textPart("text0001", "source")).insert(0, "last "));
  expect(await as(world, world.ada).call(addLateChange, { ...late, update: base64(more) })).toMatchObject({
    success: true,
  });
  await bringBack(page, between.epoch);
  const end = await writer(world.ed, page);
  expect(words(end)).toContain("last ");
  await end.publish(end.seq);
  expect(await add(world.ada)).toMatchObject({ success: true });
  await within(world, actorOf(world, world.ed), (tx) =>
    run(tx, "update page_draft set closed = now() where site_id = $1 and page_id = $2 and closed is null", [
      tx.siteId,
      page,
    ]),
  );
  expect(await add(world.ada)).toMatchObject({ code: "draft-over" });
});

it("a version that is restored over unpublished changes lists them as discarded", async () => {
  const page = await draftedPage(world);
  const ed = await writer(world.ed, page);
  await ed.type("published ");
  await ed.publish(1);
  await ed.type("unpublished ");
  const answer = await as(world, world.ed).call(readVersions, { page_id: page });
  const oldest = answer.success ? answer.versions.at(-1)?.id : 0;
  await as(world, world.ada).call(restoreVersion, { page_id: page, version_id: oldest ?? 0 });
  expect(await history(page)).toMatchObject([
    { by: "Ada Admiraal", writers: [{ name: "Ed Elzinga", words: 1 }] },
  ]);
});

it("after 30 days nothing of a discarded draft is left, also where it was the last (long)", async () => {
  const page = await draftedPage(world, { text0001: note("first") });
  const ed = await writer(world.ed, page);
  await ed.type("secret ");
  await ed.discard();
  const last = await writer(world.ed, page);
  await last.type("secret too ");
  const answer = await as(world, world.ed).call(readVersions, { page_id: page });
  const newest = answer.success ? answer.versions[0]?.id : 0;
  await as(world, world.ed).call(restoreVersion, { page_id: page, version_id: newest ?? 0 });
  const left = async (now: Date) => {
    const siteIds = () => [world.siteId];
    for (const job of draftJobs)
      await runJob(job, { database: world.database, ...groundOf(world), clock: () => now, siteIds });
    return within(world, actorOf(world, world.ed), (tx) =>
      run<{ held: boolean; writers: number }>(
        tx,
        `select position('secret'::bytea in state) > 0 or exists (select from page_draft_change change
           where change.site_id = $1 and change.page_id = $2 and change.epoch = page_draft.epoch) as held,
           (select count(*) from page_draft_writer work where work.site_id = $1 and work.page_id = $2)::int as writers
         from page_draft where site_id = $1 and page_id = $2 order by epoch`,
        [world.siteId, page],
      ),
    );
  };
  expect(await left(days(29))).toEqual([
    { held: true, writers: 2 },
    { held: true, writers: 2 },
  ]);
  expect(await left(days(31))).toEqual([{ held: false, writers: 0 }]);
});
