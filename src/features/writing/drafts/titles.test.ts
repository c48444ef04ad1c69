import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { readPageById } from "#features/pages/contract.ts";
import { searchPages } from "#features/pages/browsing/contract.ts";
import { createPage } from "#features/creating/contract.ts";
import { saveProperties } from "#features/properties/contract.ts";
import { restoreVersion } from "#features/versions/contract.ts";
import { readVersions } from "#features/versions/screen.ts";
import { as } from "#testing/as.ts";
import { draftWriter, draftedPage } from "#testing/draft-writer.ts";
import { mailsOf } from "#testing/outbox.ts";
import { type World, type WorldPerson, openWorld } from "#testing/world.ts";
import { readPublished, readUnpublished, settleDraft, undoDiscard } from "../contract.ts";

let world: World;
let page: number;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  page = await draftedPage(world);
});

type Writer = Awaited<ReturnType<typeof draftWriter>>;
const writer = (who: WorldPerson = world.ed) => draftWriter(world, { who, page_id: page });
const titleOf = ({ draft }: Pick<Writer, "draft">) => draft.getText("title").toString();
const retitle = (of: Writer, title: string) =>
  of.save(() => {
    const text = of.draft.getText("title");
    text.delete(0, text.length);
    text.insert(0, title);
  });
/** As its readers see it, in its lists too. */
async function readTitle(id = page): Promise<string> {
  const shown = await as(world, world.vera).call(readPageById, { page_id: id });
  return shown.success ? shown.page.title : shown.code;
}
async function found(words: string): Promise<string[]> {
  const answer = await as(world, world.vera).call(searchPages, { q: words });
  return answer.success ? answer.search_pages.map((each) => each.title_u) : [answer.code];
}
const heard = () => mailsOf(world);

it("several people type a title, which readers, lists and search have from the publishing on, without another version (long)", async () => {
  const was = await readTitle();
  const [ed, ada] = [await writer(), await writer(world.ada)];
  expect(titleOf(ed)).toBe(was);
  await ed.save(() => ed.draft.getText("title").insert(0, "Harbour "));
  await ada.save(() => ada.draft.getText("title").insert(was.length, " dues"));
  const both = titleOf({ draft: await ed.read() });
  expect(both).toBe(`Harbour ${was} dues`);
  await heard();
  expect([await readTitle(), await found("dues")]).toEqual([was, []]);
  const before = await as(world, world.ed).call(readPublished, { page_id: page });
  expect(await as(world, world.ed).call(readUnpublished, { page_id: page })).toMatchObject({
    changes: 1,
    writers: [
      { name: "Ada Admiraal", words: 1, changes: 1 },
      { name: "Ed Elzinga", words: 1, changes: 1 },
    ],
  });
  const history = await as(world, world.ed).call(readVersions, { page_id: page, changes: true });
  expect(history).toMatchObject({
    changes: {
      title: {
        by: ["Ada Admiraal", "Ed Elzinga"],
        pieces: expect.arrayContaining([{ how: "added", text: "Harbour " }]),
      },
      blocks: expect.not.arrayContaining([expect.objectContaining({ how: "changed" })]),
    },
  });
  expect(await ed.publish()).toMatchObject({ success: true });
  expect([await readTitle(), await found("dues")]).toEqual([both, [both]]);
  const after = await as(world, world.ed).call(readPublished, { page_id: page });
  expect(after).toEqual({ ...before, title: both });
});

it("an empty title and one of more than 120 letters are not published, and nothing beside them is either [PPRP-01] (long)", async () => {
  const was = await readTitle();
  const ed = await writer();
  await ed.type("unpublished ");
  const refused = async (title: string) => {
    await retitle(ed, title);
    return ed.publish();
  };
  expect(await refused(" ")).toMatchObject({
    code: "title-missing",
    body: { error: "Please enter a page name." },
  });
  expect(await refused("x".repeat(121))).toMatchObject({
    code: "title-too-long",
    body: { error: "This title is too long. Use 120 characters or fewer." },
  });
  const kept = await as(world, world.ed).call(readPublished, { page_id: page });
  expect([await readTitle(), JSON.stringify(kept).includes("unpublished ")]).toEqual([was, false]);
  expect(await refused("y".repeat(120))).toMatchObject({ success: true });
  expect(await readTitle()).toBe("y".repeat(120));
});

it("a title from a page dialog is the draft's too, but for one that somebody has typed there (long)", async () => {
  const dialog = (title: string) =>
    as(world, world.ed).call(saveProperties, { page_id: page, settings: { title } });
  const ed = await writer();
  await dialog("Harbour dues");
  await heard();
  expect(titleOf({ draft: await ed.read() })).toBe("Harbour dues");
  expect(await as(world, world.ed).call(readUnpublished, { page_id: page })).toMatchObject({ changes: 0 });
  const ada = await writer(world.ada);
  expect([ada.epoch, ada.unpublished]).toEqual([ed.epoch, false]);
  await retitle(ada, "Pilots");
  await dialog("Lock dues");
  await heard();
  expect([await readTitle(), titleOf({ draft: await ada.read() })]).toEqual(["Lock dues", "Pilots"]);
  await ada.publish();
  await heard();
  expect([await readTitle(), titleOf({ draft: await ada.read() })]).toEqual(["Pilots", "Pilots"]);
});

it("whoever publishes before the draft has heard of a title from a page dialog does not set it back (long)", async () => {
  const ed = await writer();
  await ed.type("fog ");
  await as(world, world.ada).call(saveProperties, { page_id: page, settings: { title: "Lock dues" } });
  expect(await ed.publish()).toMatchObject({ success: true });
  expect(await readTitle()).toBe("Lock dues");
  await heard();
  expect([await readTitle(), titleOf({ draft: await ed.read() })]).toEqual(["Lock dues", "Lock dues"]);
  expect(await as(world, world.ed).call(readUnpublished, { page_id: page })).toMatchObject({ changes: 0 });
});

it("a discarded draft takes its title along and brings it back; a restored version leaves the title (long)", async () => {
  const was = await readTitle();
  const ed = await writer();
  const [version] = await versions();
  await retitle(ed, "Pilots");
  await ed.discard();
  expect(titleOf(await writer())).toBe(was);
  const thrown = await as(world, world.ed).call(readVersions, { page_id: page, discarded: ed.epoch });
  expect(thrown).toMatchObject({ shownDraft: { title: "Pilots", changes: 1 } });
  await as(world, world.ed).call(undoDiscard, { page_id: page, discarded: ed.epoch });
  const again = await writer();
  expect([titleOf(again), again.unpublished, await readTitle()]).toEqual(["Pilots", true, was]);
  await again.publish();
  await as(world, world.ed).call(restoreVersion, { page_id: page, version_id: version ?? 0 });
  expect([await readTitle(), titleOf(await writer())]).toEqual(["Pilots", "Pilots"]);
});

async function versions(): Promise<number[]> {
  const history = await as(world, world.ed).call(readVersions, { page_id: page });
  return history.success ? history.versions.map(({ id }) => id) : [];
}

it("a title that was typed and taken back is no change any more", async () => {
  const was = await readTitle();
  const ed = await writer();
  await retitle(ed, "Pilots");
  const settle = () => as(world, world.ed).call(settleDraft, { page_id: page, epoch: ed.epoch });
  expect(await settle()).toMatchObject({ same: false });
  await retitle(ed, `${was} `);
  expect(await settle()).toMatchObject({ same: true });
});

it("a page that was never published is listed for its editors under the title that its draft says (long)", async () => {
  const made = await as(world, world.ed).call(createPage, { settings: { title: "Untitled berth" } });
  if (!made.success) throw new Error(made.code);
  page = Number(/\d+/.exec(made.redirect)?.[0] ?? (await idOf(made.redirect)));
  const ed = await writer();
  await retitle(ed, "Berths and buoys");
  await heard();
  const listed = await as(world, world.ed).call(searchPages, { q: "buoys" });
  expect(listed).toMatchObject({ search_pages: [{ title_u: "Berths and buoys" }] });
  await retitle(ed, " ");
  await heard();
  expect(await as(world, world.ed).call(searchPages, { q: "buoys" })).toMatchObject({ search_pages: [{}] });
  expect(await found("buoys")).toEqual([]);
});

async function idOf(redirect: string): Promise<number> {
  const { readPageAt } = await import("#features/pages/contract.ts");
  const shown = await as(world, world.ed).call(readPageAt, {
    slug: redirect.replaceAll("/", "").replace("?edit", ""),
  });
  return shown.success ? shown.page.id : 0;
}
