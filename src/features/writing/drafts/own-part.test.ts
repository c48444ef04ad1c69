import * as Y from "yjs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { moveWidget } from "#documents/draft/arranging.ts";
import { readPageById } from "#features/pages/contract.ts";
import { as } from "#testing/as.ts";
import { draftWriter, draftedPage, note } from "#testing/draft-writer.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { titlePart } from "#widgets/kit/draft-parts.ts";
import { readUnpublished } from "../contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const writer = (who: WorldPerson, page_id: number) => draftWriter(world, { who, page_id });
const twoNotes = { text0001: note("first"), text0002: note("second") };

async function both(page: number) {
  return [await writer(world.ed, page), await writer(world.ada, page)] as const;
}

/** What readers see, and what the draft holds that they do not see. */
async function seen(page_id: number) {
  const page = await as(world, world.vera).call(readPageById, { page_id });
  const work = await as(world, world.ed).call(readUnpublished, { page_id });
  if (!page.success || !work.success) throw new Error("not read");
  // Pages of this world are not rendered: they are their documents.
  const text = Array.from(page.html.matchAll(/"source":"([^"]*)"/g), ([, words]) => words).join(" ");
  const { own, changes } = work;
  return {
    title: page.title,
    text,
    own,
    changes,
    writers: work.writers.map((each) => [each.name, each.words, each.changes]),
  };
}

it("readers see what one person changed, and the draft and the changes of others stay as they are (long)", async () => {
  const page = await draftedPage(world, twoNotes);
  const [ed, ada] = await both(page);
  await ed.type("fog over the Wadden ");
  await ada.type("not done yet ", "text0002");
  const before = Y.encodeStateVector(await ed.read());
  expect(await seen(page)).toMatchObject({ text: "first second", own: "apart", changes: 2 });
  expect(await ed.publish(2, true)).toMatchObject({ success: true, seq: 2 });
  expect(await seen(page)).toMatchObject({
    text: "fog over the Wadden first second",
    own: "none",
    changes: 1,
    writers: [["Ada Admiraal", 3, 1]],
  });
  expect(Y.encodeStateVector(await ed.read())).toEqual(before);
  await ed.type("and ");
  expect((await seen(page)).writers).toEqual([
    ["Ada Admiraal", 3, 1],
    ["Ed Elzinga", 1, 1],
  ]);
  expect(await ada.publish(2, true)).toMatchObject({ success: true });
  expect(await seen(page)).toMatchObject({
    text: "fog over the Wadden first not done yet second",
    writers: [["Ed Elzinga", 1, 1]],
  });
  expect(await ed.publish()).toMatchObject({ success: true });
  expect(await seen(page)).toMatchObject({
    text: "and fog over the Wadden first not done yet second",
    changes: 0,
  });
});

it("nothing is published where others changed the same block (long)", async () => {
  const page = await draftedPage(world, twoNotes);
  const [ed, ada] = await both(page);
  await ed.type("mine ");
  await ada.type("theirs ");
  expect((await seen(page)).own).toBe("same");
  expect(await ed.publish(2, true)).toMatchObject({
    code: "changes-not-apart",
    status: 409,
  });
  expect((await seen(page)).text).toBe("first second");
});

it("nothing is published where several people moved blocks", async () => {
  const page = await draftedPage(world, { ...twoNotes, text0003: note("third") });
  const [ed, ada] = await both(page);
  const move = (draft: Y.Doc, id: string) =>
    moveWidget(draft, { id, place: { where: "first" } }, () => `made${id}`);
  await ed.save(() => move(ed.draft, "text0003"));
  await ada.save(() => move(ada.draft, "text0002"));
  expect((await seen(page)).own).toBe("arranged");
  expect(await ed.publish(2, true)).toMatchObject({ code: "changes-not-apart" });
  expect((await seen(page)).text).toBe("first second third");
});

it("the title goes along where the same person typed it, and stays where another did (long)", async () => {
  const page = await draftedPage(world, twoNotes);
  const [ed, ada] = await both(page);
  const { title } = await seen(page);
  await ada.save(() => ada.draft.getText(titlePart).insert(0, "Quiet "));
  await ed.type("mine ");
  await ed.publish(2, true);
  expect(await seen(page)).toMatchObject({ title, text: "mine first second" });
  await ada.publish(2, true);
  expect((await seen(page)).title).toBe(`Quiet ${title}`);
});

it("who wrote before anybody noted where may have touched any block", async () => {
  const page = await draftedPage(world, twoNotes);
  const [ed, ada] = await both(page);
  await ed.type("mine ");
  await ada.type("theirs ");
  await within(world, actorOf(world, world.ed), (tx) =>
    run(tx, "delete from page_draft_writer where site_id = $1 and page_id = $2 and person_id = $3", [
      tx.siteId,
      page,
      world.ada.id,
    ]),
  );
  expect((await seen(page)).own).toBe("same");
});

it("who wrote before anybody noted moves may have moved blocks", async () => {
  const page = await draftedPage(world, { ...twoNotes, text0003: note("third") });
  const [ed, ada] = await both(page);
  const move = () => moveWidget(ed.draft, { id: "text0003", place: { where: "first" } }, () => "made0001");
  await ed.save(move);
  await ada.type("theirs ", "text0002");
  expect((await seen(page)).own).toBe("apart");
  await within(world, actorOf(world, world.ed), (tx) =>
    run(
      tx,
      "update page_draft_writer set arranged = null where site_id = $1 and page_id = $2 and person_id = $3",
      [tx.siteId, page, world.ada.id],
    ),
  );
  expect((await seen(page)).own).toBe("arranged");
});

it("words of somebody whom the publisher was not told of are not published by the way, unless they are gone again (long)", async () => {
  const page = await draftedPage(world, twoNotes);
  const [ed, ada] = await both(page);
  await ed.type("mine ");
  await ada.type("half a sen", "text0002");
  expect(await ed.publish(2, false, [])).toMatchObject({ success: false, code: "others-wrote" });
  expect(await ed.publish(2, false, [world.vera.id])).toMatchObject({ success: false, code: "others-wrote" });
  expect(await seen(page)).toMatchObject({ text: "first second", changes: 2 });
  expect(await ed.publish(2, false, [world.ada.id])).toMatchObject({ success: true });
  expect(await seen(page)).toMatchObject({ text: "mine first half a sensecond", changes: 0 });
  await ed.type("again ");
  await ada.type("oops ", "text0002");
  await ada.save(() => ada.draft.getText("t:text0002/source").delete(0, 5));
  expect(await ed.publish(5, false, [])).toMatchObject({ success: true });
});

it("who has only moved a block is one of those whose changes go along", async () => {
  const page = await draftedPage(world, twoNotes);
  const [ed, ada] = await both(page);
  const place = { where: "last" } as const;
  await ada.save(() => void moveWidget(ada.draft, { id: "text0001", place }, () => "place001"));
  await ed.type("mine ", "text0002");
  expect((await seen(page)).writers).toEqual([
    ["Ada Admiraal", 0, 1],
    ["Ed Elzinga", 1, 1],
  ]);
  expect(await ed.publish(2, false, [])).toMatchObject({ success: false, code: "others-wrote" });
});
