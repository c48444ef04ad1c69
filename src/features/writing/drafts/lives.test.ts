import fc from "fast-check";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { as, worldNow } from "#testing/as.ts";
import { draftWriter, draftedPage } from "#testing/draft-writer.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { schemas } from "#widgets/schemas.ts";
import { restoreVersion } from "#features/versions/contract.ts";
import { publishDraft, undoDiscard } from "../contract.ts";
import { addWidget } from "#documents/draft/arranging.ts";
import { documentFrom } from "#documents/draft/draft-document.ts";
import { makesWay } from "./operations.ts";
import { readPageById } from "#features/pages/contract.ts";

let world: World;
const headingOfToday = { ...schemas.Heading };
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => void Object.assign(schemas.Heading, headingOfToday));
afterAll(() => world.close());

const writer = (who: WorldPerson, page_id: number) => draftWriter(world, { who, page_id });
const asEd = <Result>(work: Parameters<typeof within<Result>>[2]) =>
  within(world, actorOf(world, world.ed), work);
const words = (opened: { draft: Awaited<ReturnType<typeof writer>>["draft"] }) =>
  opened.draft.getText("t:text0001/source").toString();

/** As if a release before had stored it, with other shapes. */
const fromBefore = (page: number) =>
  asEd((tx) =>
    run(tx, "update page_draft set schema = '1 Heading0' where site_id = $1 and page_id = $2", [
      tx.siteId,
      page,
    ]),
  );

it("is lifted into the shapes of a new release with every word in it, and the old life is over (long)", async () => {
  const page = await draftedPage(world);
  const ed = await writer(world.ed, page);
  await ed.type("unpublished ");
  await ed.type("Dense ", "title01", "text");
  await fromBefore(page);
  const { content, drafts } = schemas.Heading;
  const loud = (old: { text: string }) => ({ ...old, text: `${old.text}!` });
  Object.assign(schemas.Heading, {
    version: 2,
    content,
    upgrades: { 1: loud },
    drafts: { ...drafts, 2: drafts[1] },
  });
  expect(await ed.type("late ")).toMatchObject({ code: "draft-over" });
  const lifted = await writer(world.ada, page);
  expect(lifted.epoch).toBe(ed.epoch + 1);
  expect(words(lifted)).toBe("unpublished first");
  expect(documentFrom(lifted.draft).widgets["title01"]).toMatchObject({
    version: 2,
    content: { text: "Dense Fog!" },
  });
  const facts = await as(world, world.ed).call(readPageById, { page_id: page });
  expect(facts).toMatchObject({ page: { hasDraft: true } });
});

it("begins anew after a release when nothing in it is unpublished", async () => {
  const page = await draftedPage(world);
  const ed = await writer(world.ed, page);
  await fromBefore(page);
  const again = await writer(world.ed, page);
  expect(again.epoch).toBe(ed.epoch + 1);
  expect(words(again)).toBe("first");
});

it("makes way for an import unless somebody has unpublished words in it", async () => {
  const page = await draftedPage(world);
  const ed = await writer(world.ed, page);
  await ed.type("mine ");
  expect(await asEd((tx) => makesWay(page, worldNow, tx))).toBe(false);
  await ed.publish(1);
  expect(await asEd((tx) => makesWay(page, worldNow, tx))).toBe(true);
  expect(await ed.type("late ")).toMatchObject({ code: "draft-over" });
  expect((await writer(world.ed, page)).epoch).toBe(ed.epoch + 1);
});

const act = fc.record({
  who: fc.constantFrom("ed" as const, "ada" as const),
  does: fc.oneof(
    { arbitrary: fc.constant("type" as const), weight: 8 },
    { arbitrary: fc.constantFrom("publish", "discard", "undo", "restore", "open"), weight: 3 },
  ),
});

it("loses no acknowledged word over any order of saves, publishing, discarding and restoring (long)", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 25 }), async (acts) => {
      const page_id = await draftedPage(world);
      const tabs = { ed: await writer(world.ed, page_id), ada: await writer(world.ada, page_id) };
      /** What the draft and the page must say; a discarded draft waits for its undo. */
      let said: string[] = [];
      let published: string[] = [];
      let thrown: { epoch: number; said: string[] } | null = null;
      const versions = new Map<number, string[]>();
      let at = 0;
      for (const { who, does } of acts) {
        const person = world[who];
        const tab = tabs[who];
        if (does === "open") tabs[who] = await writer(person, page_id);
        if (does === "type") {
          const word = `<${++at}>`;
          if ((await tab.type(word)).success) said = [...said, word];
        }
        if (does === "publish") {
          const answer = await as(world, person).call(publishDraft, { page_id, epoch: tab.epoch, seq: 0 });
          if (!answer.success) continue;
          published = said;
          versions.set(answer.version, said);
        }
        if (does === "discard") {
          const answer = await tab.discard();
          if (!answer.success || answer.epoch === tab.epoch) continue;
          thrown = { epoch: tab.epoch, said };
          said = published;
        }
        if (does === "undo" && thrown) {
          const answer = await as(world, person).call(undoDiscard, { page_id, discarded: thrown.epoch });
          if (answer.success) said = thrown.said;
        }
        const [first] = versions;
        if (does === "restore" && first) {
          const answer = await as(world, person).call(restoreVersion, { page_id, version_id: first[0] });
          if (!answer.success) continue;
          thrown = answer.discarded === null ? thrown : { epoch: answer.discarded, said };
          [, said] = first;
          published = said;
          versions.set(answer.version, said);
        }
      }
      const draft = words(await writer(world.olga, page_id));
      for (const word of said) expect(draft).toContain(word);
      const shown = await as(world, world.vera).call(readPageById, { page_id });
      for (const word of published) expect(shown.success && shown.html).toContain(word);
    }),
    { numRuns: 12 },
  );
});

it("shows no file that its writer may not use", async () => {
  const page = await draftedPage(world);
  const ed = await writer(world.ed, page);
  const file = { id: 987_654, name: "plan.pdf", size: 1, type: "application/pdf" };
  const widget = { kind: "Attachment", version: 1, content: { file, title: "" } } as const;
  const added = { id: "fresh001", widget, place: { where: "last" } as const };
  expect(await ed.save(() => void addWidget(ed.draft, added, () => "placeid1"))).toMatchObject({
    code: "file-not-shared",
  });
  expect(Object.keys(documentFrom(await ed.read()).widgets)).not.toContain("fresh001");
});
