import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFolder } from "#features/folders/contract.ts";
import type { KeptFile } from "#features/files/contract.ts";
import { principal } from "#kernel/actor.ts";
import { as, worldNow } from "#testing/as.ts";
import { draftWriter, draftedPage, note } from "#testing/draft-writer.ts";
import { keptFile } from "#testing/kept-files.ts";
import { published } from "#testing/pages/published.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { findReadableFile } from "#features/pages/attaching/readable-files-store.ts";
import { stacked } from "#documents/document.ts";
import { loadPageEdit, savePageEdit, saveProperties } from "#features/properties/contract.ts";
import { readVersions } from "#features/versions/screen.ts";
import { createPage, loadCopy, loadNewPage, saveCopy } from "./contract.ts";
import { readCopy } from "./screen.ts";
import type { Share } from "#features/access/rules.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";
import { readPageAt, readPageById } from "#features/pages/contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const hour = (hours: number) => new Date(worldNow.getTime() + hours * 3_600_000);
const seconds = (date: Date) => date.getTime() / 1000;
const everybody = { principalId: principal("everybody"), mayEdit: false };
const only = ({ id }: WorldPerson, mayEdit = false) => ({ principalId: principal("person", id), mayEdit });

/** A page that said "first" and says "second first", with the ids of both versions, oldest first. */
async function pageWithTwo() {
  const page_id = await draftedPage(world);
  const ada = await draftWriter(world, { who: world.ada, page_id, now: hour(1) });
  await ada.type("second ");
  await ada.publish(1);
  const answer = await as(world, world.ed).call(readVersions, { page_id });
  if (!answer.success) throw new Error(answer.code);
  const [second, first] = answer.versions.map(({ id }) => id);
  return { page_id, first: first ?? 0, second: second ?? 0 };
}

let made = 0;
/** A page of Olga's, shared as said. */
async function sharedPage(shares: readonly Share[], { source = "sealed", title = `Shared ${++made}` } = {}) {
  const olga = actorOf(world, world.olga);
  const document = stacked([{ id: "text0001", ...note(source) }]);
  const place = { title, folderId: world.mainFolderId, slug: null };
  const page = { ...place, document, preview: "", shares };
  return within(world, olga, async (tx) => (await insertPage(olga, page, worldNow, tx)) ?? 0);
}

async function copied(
  who: WorldPerson,
  of: { page_id: number; version_id: number },
  settings: { title?: string; category?: string } = {},
) {
  const answer = await as(world, who, hour(2)).call(saveCopy, { ...of, settings });
  if (!answer.success) throw new Error(answer.code);
  const page = await as(world, who).call(readPageAt, { slug: answer.redirect.slice(1, -1) });
  if (!page.success) throw new Error(page.code);
  return { ...page.page, html: page.html };
}

async function sees(who: WorldPerson, page_id: number) {
  const answer = await as(world, who).call(readPageById, { page_id });
  if (!answer.success) return "nothing";
  return answer.page.mayEdit ? "edits" : "reads";
}

describe("copying a version", () => {
  it("opens with its page's title, folder and the version's time; the location is not written [PDLG-06] [PDLG-21] [PPRP-05] (long)", async () => {
    const { page_id, first } = await pageWithTwo();
    await as(world, world.ed).call(createFolder, { parent_id: world.mainFolderId, new_name: "Fleet" });
    await as(world, world.ed).call(saveProperties, {
      page_id,
      settings: { title: "Fog & ice", category: "Fleet" },
    });
    const dialog = await as(world, world.ed).call(loadCopy, { page_id, version_id: first });
    expect(dialog).toMatchObject({
      success: true,
      title: "Copy of Fog & ice",
      title_s: "Copy of Fog &amp; ice",
      category_path: "Main/Fleet",
      slug: "",
      perm_can_edit_slug: false,
      is_public: false,
      version_timestamp: seconds(worldNow),
    });
    const screen = await as(world, world.ed).call(readCopy, { page_id, version_id: 0 });
    expect(screen).toMatchObject({
      newTitle: "Copy of Fog & ice",
      made: seconds(hour(1)),
      sharing: "alike",
      folderId: dialog.success && dialog.category_id,
    });
  });

  it("makes a new page of what that version said; the page itself stays [POPT-07] [PDLG-09] [PDLG-11] (long)", async () => {
    const { page_id, first } = await pageWithTwo();
    const copy = await copied(world.ed, { page_id, version_id: first }, { title: "As it was" });
    expect(copy.address).toBe("/as-it-was/");
    expect(copy.html).toContain("first");
    expect(copy.html).not.toContain("second");
    const page = await as(world, world.vera).call(readPageById, { page_id });
    expect(page.success && page.html).toContain("second first");
    const versions = await as(world, world.ed).call(readVersions, { page_id: copy.id });
    expect(versions).toMatchObject({ versions: [{ author: "Ed Elzinga", made: seconds(hour(2)) }] });
    expect((await world.announced()).at(-1)).toMatchObject({ facts: { pageId: copy.id } });
  });

  it("begins with a title that is cut where it would be too long [PPRP-01]", async () => {
    const page_id = await sharedPage([everybody], { title: "t".repeat(113) });
    const title = `Copy of ${"t".repeat(112)}`;
    const ed = as(world, world.ed);
    expect(await ed.call(loadCopy, { page_id, version_id: 0 })).toMatchObject({ title });
    expect(await ed.call(loadNewPage, { from_page_id: page_id })).toMatchObject({ title });
    expect(await ed.call(readCopy, { page_id, version_id: 0 })).toMatchObject({ newTitle: title });
  });

  it("cuts a title that would be too long [PPRP-01] (long)", async () => {
    const page_id = await draftedPage(world);
    await as(world, world.ed).call(saveProperties, { page_id, settings: { title: "t".repeat(120) } });
    const title = `Copy of ${"t".repeat(112)}`;
    expect((await copied(world.ed, { page_id, version_id: 0 })).title).toBe(title);
  });

  it("says what is wrong with title and folder [PPRP-10] [PDLG-16]", async () => {
    const page_id = await draftedPage(world);
    const settings = { title: " ", category: "No/where" };
    expect(await as(world, world.ed).call(saveCopy, { page_id, version_id: 0, settings })).toMatchObject({
      body: { errors: ["Please enter a page name.", "This folder doesn't exist. Choose another."] },
    });
  });

  it("takes the create permission and a version that one may read [ROLE-05]", async () => {
    const { page_id, first, second } = await pageWithTwo();
    const strange = (await pageWithTwo()).first;
    const closed = await sharedPage([only(world.vera)]);
    const editors = await sharedPage([everybody, only(world.vera, true)]);
    const tries = [
      [world.vera, { page_id, version_id: second }, "editors-only"],
      [world.vera, { page_id: editors, version_id: 0 }, "editors-only"],
      ["visitor", { page_id, version_id: 0 }, "editors-only"],
      [world.other.nora, { page_id, version_id: first }, "page-not-found"],
      [world.ed, { page_id: closed, version_id: 0 }, "page-not-found"],
      [world.ed, { page_id, version_id: strange }, "version-not-found"],
      [world.ed, { page_id: editors, version_id: first }, "page-not-editable"],
    ] as const;
    for (const [who, of, code] of tries) {
      expect(await as(world, who).call(loadCopy, of)).toMatchObject({ code });
      expect(await as(world, who).call(saveCopy, { ...of, settings: {} })).toMatchObject({ code });
      const screen = who === "visitor" ? "signed-out" : code;
      expect(await as(world, who).call(readCopy, of)).toMatchObject({ code: screen });
    }
    expect(await as(world, world.vera).call(readVersions, { page_id: editors })).toMatchObject({
      mayCopy: false,
    });
    expect(await as(world, world.ed).call(readVersions, { page_id })).toMatchObject({ mayCopy: true });
  });

  it("leads a reader to what readers see by then, and an editor to the version that was shown, which the copy is made of [PDLG-06] [PDLG-21] [PDLG-22] [PPRP-05]", async () => {
    const { page_id, first, second } = await pageWithTwo();
    const screen = (of: { page_id: number; version_id: number }) => as(world, world.ed).call(readCopy, of);
    expect(await screen({ page_id, version_id: first })).toMatchObject({
      versionId: first,
      back: `/page/versions/${page_id}/?version=${first}`,
    });
    expect(await screen({ page_id, version_id: 0 })).toMatchObject({
      versionId: second,
      made: seconds(hour(1)),
    });
    for (const [version_id, at, said] of [[first, 0, "first"] as const, [0, 1, "second first"] as const]) {
      const dialog = await as(world, world.ed).call(loadCopy, { page_id, version_id });
      expect(dialog).toMatchObject({ version_timestamp: seconds(hour(at)), perm_can_edit_slug: false });
      const { html, title } = await copied(world.ed, { page_id, version_id });
      expect(title).toMatch(/^Copy of Page \d+$/);
      expect(/(?:second )?first/.exec(html)?.[0]).toBe(said);
    }
    const read = await sharedPage([everybody]);
    expect(await screen({ page_id: read, version_id: 0 })).toMatchObject({
      versionId: 0,
      made: seconds(worldNow),
      back: `/page/${read}/`,
    });
  });
});

describe("a copy is open", () => {
  const openCopy = async (page_id: number) => {
    const copy = await copied(world.ed, { page_id, version_id: 0 });
    await published(world, world.ed, copy.id);
    return copy;
  };

  it("to those who see and edit its page, without its guests and the public web", async () => {
    await world.database.pool.query(
      "update site set public_pages = true, guest_invites = true where id = $1",
      [world.siteId],
    );
    const page_id = await sharedPage([only(world.vera), only(world.ed, true)]);
    const permission_state = { public: { view: true }, new1: { view: true, email: "gast@elders.example" } };
    expect(
      await as(world, world.olga).call(savePageEdit, { page_id, settings: { permission_state } }),
    ).toMatchObject({ success: true });
    const { id } = await openCopy(page_id);
    expect([await sees(world.ed, id), await sees(world.vera, id), await sees(world.xavi, id)]).toEqual([
      "edits",
      "reads",
      "nothing",
    ]);
    expect(await as(world, "visitor").call(readPageById, { page_id: id })).toMatchObject({ status: 404 });
    const list = await as(world, world.ed).call(loadPageEdit, { page_id: id });
    const guests = list.success ? list.users.find((group) => group.id === "guests") : null;
    expect(guests).toMatchObject({ nr_people: 0, sub_users: [] });
  });

  it("to its maker alone when they do not know who else reads the page", async () => {
    const page_id = await sharedPage([only(world.ed), only(world.vera)]);
    const { id } = await openCopy(page_id);
    expect([await sees(world.ed, id), await sees(world.vera, id), await sees(world.ada, id)]).toEqual([
      "edits",
      "nothing",
      "edits",
    ]);
  });

  it("to everybody when everybody reads the page", async () => {
    const page_id = await sharedPage([everybody]);
    const { id } = await openCopy(page_id);
    expect([await sees(world.ed, id), await sees(world.vera, id)]).toEqual(["edits", "reads"]);
  });
});

describe("files of a copy", () => {
  const fresh = (who: WorldPerson) => keptFile(world, who, { bytes: randomBytes(50), name: "plan.bin" });
  const named = ({ id }: KeptFile) => `[plan](/-/file/${id}/plan.bin) `;
  const reads = (who: WorldPerson, file: KeptFile) => {
    const actor = actorOf(world, who);
    return within(
      world,
      actor,
      async (tx) => (await findReadableFile(actor, file.id, hour(48), tx)) !== null,
    );
  };

  it("are held by it too: whoever reads the copy reads them", async () => {
    const file = await fresh(world.olga);
    const page_id = await sharedPage([only(world.ed)], { source: named(file) });
    const { id } = await copied(world.ed, { page_id, version_id: 0 });
    await as(world, world.ed).call(savePageEdit, {
      page_id: id,
      settings: { permission_state: { all: { view: true } } },
    });
    expect(await reads(world.vera, file)).toBe(false);
    await published(world, world.ed, id);
    expect(await reads(world.vera, file)).toBe(true);
  });

  it("are not those that its text names without a right to them, whoever copies it", async () => {
    const secret = await fresh(world.olga);
    await sharedPage([only(world.ada)], { source: named(secret) });
    const page_id = await draftedPage(world);
    const ed = await draftWriter(world, { who: world.ed, page_id });
    await ed.type(named(secret));
    await ed.publish(9);
    await copied(world.olga, { page_id, version_id: 0 });
    expect([await reads(world.ada, secret), await reads(world.ed, secret)]).toEqual([true, false]);
  });
});

describe("a new page from another one", () => {
  it("opens as its copy and is made of what its readers see; its location may be written [PDLG-05] [TMPL-15]", async () => {
    const { page_id } = await pageWithTwo();
    const dialog = await as(world, world.ed).call(loadNewPage, { from_page_id: page_id });
    expect(dialog).toMatchObject({
      title: expect.stringMatching(/^Copy of Page/),
      perm_can_edit_slug: true,
      version_timestamp: seconds(hour(1)),
    });
    const settings = { title: "From another", slug: "From-Another" };
    const answer = await as(world, world.ed).call(createPage, { from_page_id: page_id, settings });
    expect(answer).toMatchObject({ success: true, redirect: "/From-Another/" });
    const page = await as(world, world.ed).call(readPageAt, { slug: "From-Another" });
    expect(page.success && page.html).toContain("second first");
  });

  it("is for those who read that one", async () => {
    const from_page_id = await sharedPage([only(world.vera)]);
    const nothing = { code: "page-not-found" };
    expect(await as(world, world.ed).call(loadNewPage, { from_page_id })).toMatchObject(nothing);
    expect(
      await as(world, world.ed).call(createPage, { from_page_id, settings: { title: "Mine" } }),
    ).toMatchObject(nothing);
  });
});
