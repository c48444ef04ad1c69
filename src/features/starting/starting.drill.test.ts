import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { createFolder, folderTree } from "#features/folders/contract.ts";
import { type LanguageCode, languageCodes } from "#kernel/languages.ts";
import { as, worldNow } from "#testing/as.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { savePublicity } from "#features/sharing/store.ts";
import { markdownDocument } from "#documents/edited-text.ts";
import { seededDraft } from "#features/writing/drafts/operations.ts";
import { readHome } from "#features/reading/homepage/screen.ts";
import { saveProperties } from "#features/properties/contract.ts";
import { findPageAt } from "#features/pages/store.ts";
import { beginSite, removeSamples, restoreSamples } from "./contract.ts";
import { type SamplePage, samplePages } from "./model/sample-pages.ts";
import { startingPoints } from "./model/starting-points.ts";
import { readStart } from "./screen.ts";
import { publish } from "#features/pages/publishing-operations.ts";
import { readPageAt } from "#features/pages/contract.ts";
import { placeSamples } from "./operations.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
/** Each choice begins with a site that holds nothing. */
beforeEach(() =>
  within(world, actorOf(world, world.olga), async (tx) => {
    await run(tx, "update site set public_pages = false, language = null where id = $1", [tx.siteId]);
    await run(tx, "delete from page where site_id = $1", [tx.siteId]);
    await run(tx, "delete from folder where site_id = $1 and parent_id is not null", [tx.siteId]);
  }),
);

const begin = (point: (typeof startingPoints)[number], who: WorldPerson = world.olga) =>
  as(world, who).call(beginSite, { point });
const pageAt = (slug: string, who: WorldPerson | "visitor" = world.olga) =>
  as(world, who).call(readPageAt, { slug });

async function folders(): Promise<string[]> {
  const answer = await as(world, world.olga).call(folderTree, {});
  return answer.success ? answer.tree.map(({ name }) => name) : [];
}

const speaks = (language: LanguageCode | null) =>
  within(world, actorOf(world, world.olga), (tx) =>
    run(tx, "update site set language = $2 where id = $1", [tx.siteId, language]),
  );

/** What must not depend on the language: who reads a page, and what stands on it in which order. */
function shapeOf({ isHome, audience, folders: path, pieces }: SamplePage) {
  const kinds = pieces.map((piece) => (piece.is === "picture" ? piece.name : piece.is));
  return { isHome, audience, depth: path.length, kinds };
}

const ways = ["published", "renamed", "being written", "shared", "opened to the world"] as const;

const findIn = (slug: string) =>
  within(world, actorOf(world, world.ed), async (tx) => {
    const page = await findPageAt(actorOf(world, world.ed), slug, tx);
    if (!page) throw new Error(slug);
    return page;
  });

async function changed(slug: string, how: (typeof ways)[number]): Promise<void> {
  const actor = actorOf(world, world.ed);
  await within(world, actor, async (tx) => {
    const page = await findPageAt(actor, slug, tx);
    if (!page) throw new Error(slug);
    const document = markdownDocument("changed1", "Ours now.");
    if (how === "published") await publish(actor, { pageId: page.id, document }, new Date(), tx);
    const words = { document, unpublishedBy: [world.ed.id] };
    if (how === "being written") await seededDraft(actor, page, new Date(), tx, words);
    if (how === "shared")
      await run(tx, "delete from page_share where site_id = $1 and page_id = $2 and not may_edit", [
        tx.siteId,
        page.id,
      ]);
    if (how === "opened to the world") await savePublicity({ id: page.id, isPublic: true }, tx);
    if (how === "renamed")
      await run(tx, "update page set title = 'Ours' where site_id = $1 and id = $2", [tx.siteId, page.id]);
  });
}

const furnished = startingPoints.filter((point) => point !== "empty");
const inLanguage = (point: (typeof startingPoints)[number], language: LanguageCode) =>
  samplePages(point, { name: "Noordervaart", language });

describe("a starting point", () => {
  it.each(furnished.flatMap((point) => languageCodes.map((language) => [point, language] as const)))(
    "%s has four to eight pages in %s that know each other, shaped as in English",
    (point, language) => {
      const pages = inLanguage(point, language);
      expect(pages.length).toBeGreaterThanOrEqual(4);
      expect(pages.length).toBeLessThanOrEqual(8);
      expect(pages.filter(({ isHome }) => isHome)).toHaveLength(1);
      const titles = pages.map(({ title }) => title);
      const links = [...JSON.stringify(pages).matchAll(/\[\[([^\]|"]+)/g)].map((link) => link[1]);
      expect(links.filter((title) => !titles.includes(title ?? ""))).toEqual([]);
      expect(pages.map(shapeOf)).toEqual(inLanguage(point, "en").map(shapeOf));
    },
  );

  it.each(furnished)("%s makes its pages and a home page in the name of the site", async (point) => {
    const made = inLanguage(point, "en");
    expect(await begin(point)).toMatchObject({ success: true, next: "/", made: made.length });
    const home = await as(world, world.olga).call(readHome, {});
    expect(home).toMatchObject({
      title: expect.stringContaining("Noordervaart"),
      page: { isSample: true },
    });
  });

  it("comes in the site's language, else in that of whoever begins", async () => {
    const place = (language: string) =>
      within(world, actorOf(world, world.olga), (tx) =>
        placeSamples(
          actorOf(world, world.olga),
          { point: "intranet", pictures: new Map(), language },
          worldNow,
          tx,
        ),
      );
    await place("nl");
    expect(await pageAt("verlof-en-ziekte")).toMatchObject({ title: "Verlof en ziekte" });
    expect(await folders()).toEqual(["Main", "Handboek", "Teams", "Notulen"]);
    await speaks("nl");
    await place("en");
    expect(await pageAt("leave-and-sick-days")).toMatchObject({ code: "page-not-found" });
  });

  it("empty makes nothing, and can be followed by another choice", async () => {
    expect(await as(world, world.olga).call(readHome, {})).toMatchObject({ mayRestoreSamples: false });
    expect(await begin("empty")).toMatchObject({ success: true, made: 0 });
    expect(await as(world, world.olga).call(readHome, {})).toMatchObject({ page: null, mayBegin: true });
    expect(await begin("club")).toMatchObject({ success: true });
  });

  it("is chosen by an owner, once", async () => {
    expect(await begin("intranet", world.ada)).toMatchObject({ success: false, code: "owners-only" });
    expect(await as(world, world.ed).call(readHome, {})).toMatchObject({ mayBegin: false });
    expect(await as(world, "visitor").call(readStart, {})).toMatchObject({ code: "signed-out" });
    await begin("intranet");
    expect(await begin("handbook")).toMatchObject({ status: 409, code: "site-has-begun" });
    expect(await as(world, world.olga).call(readStart, {})).toMatchObject({ code: "site-has-begun" });
  });

  it("opens to the world what it says is for the world, and nothing else", async () => {
    await begin("public-site");
    expect(await pageAt("contact", "visitor")).toMatchObject({ success: true });
    expect(await pageAt("how-to-open-a-page-to-the-world", "visitor")).toMatchObject({
      code: "page-not-found",
    });
    expect(await pageAt("how-to-open-a-page-to-the-world", world.vera)).toMatchObject({
      code: "page-not-found",
    });
  });

  it("is told to those who may edit, until somebody has changed the page", async () => {
    await begin("intranet");
    expect(await pageAt("who-does-what", world.ed)).toMatchObject({ page: { isSample: true } });
    expect(await pageAt("who-does-what", world.vera)).toMatchObject({ page: { isSample: false } });
    await changed("who-does-what", "published");
    expect(await pageAt("who-does-what", world.ed)).toMatchObject({ page: { isSample: false } });
  });
});

describe("removing all samples", () => {
  it("takes pages, folders and home page away, and brings all of it back", async () => {
    const before = await folders();
    await begin("intranet");
    const during = await folders();
    expect(await as(world, world.ada).call(removeSamples, {})).toMatchObject({ removed: 6, kept: 0 });
    expect(await pageAt("who-does-what")).toMatchObject({ code: "page-not-found" });
    expect(await as(world, world.olga).call(readHome, {})).toMatchObject({
      page: null,
      mayBegin: true,
      mayRestoreSamples: true,
    });
    expect(await as(world, world.ed).call(readHome, {})).toMatchObject({ mayRestoreSamples: false });
    expect(await folders()).toEqual(before);
    expect(await as(world, world.ada).call(restoreSamples, {})).toMatchObject({ restored: 6 });
    expect(await folders()).toEqual(during);
    expect(await pageAt("minutes-our-first-monday")).toMatchObject({
      page: { isSample: true, folders: [{}, { name: "Teams" }, { name: "Minutes" }] },
    });
    expect(await as(world, world.olga).call(readHome, {})).toMatchObject({ page: { isSample: true } });
    expect(await as(world, world.ada).call(restoreSamples, {})).toMatchObject({ code: "no-removed-samples" });
  });

  it.each(ways)("keeps a page that was %s since, and says so", async (how) => {
    await begin("intranet");
    await changed("your-first-week", how);
    const found = await pageAt("your-first-week", world.ed);
    expect(found).toMatchObject({ page: { isSample: how === "being written" } });
    expect(await as(world, world.olga).call(removeSamples, {})).toMatchObject({ removed: 5, kept: 1 });
    expect(await pageAt("your-first-week")).toMatchObject({ success: true });
    expect(await folders()).toEqual(["Main", "Handbook"]);
  });

  it("leaves folders that people use, and pages of theirs", async () => {
    await begin("intranet");
    const tree = await as(world, world.ed).call(folderTree, {});
    const teams = tree.success ? tree.tree.find(({ name }) => name === "Teams") : undefined;
    await as(world, world.ed).call(createFolder, { parent_id: teams?.id ?? 0, new_name: "Sales" });
    await as(world, world.olga).call(removeSamples, {});
    expect(await folders()).toEqual(["Main", "Teams", "Sales"]);
  });

  it("is for administrators", async () => {
    await begin("intranet");
    expect(await as(world, world.ed).call(removeSamples, {})).toMatchObject({ code: "admins-only" });
    expect(await as(world, world.ed).call(restoreSamples, {})).toMatchObject({ code: "admins-only" });
    expect(await as(world, "visitor").call(removeSamples, {})).toMatchObject({ code: "signed-out" });
  });

  it("gives the addresses back to the next starting point", async () => {
    await begin("intranet");
    await as(world, world.olga).call(removeSamples, {});
    await begin("intranet");
    expect(await pageAt("your-first-week")).toMatchObject({ success: true, moved: false });
    expect(await as(world, world.olga).call(removeSamples, {})).toMatchObject({ removed: 6, kept: 0 });
  });

  it("never destroys words: a page that somebody wrote in while it was taken away stays in the trash", async () => {
    await begin("intranet");
    const page = await findIn("your-first-week");
    await as(world, world.olga).call(removeSamples, {});
    await within(world, actorOf(world, world.ed), (tx) =>
      seededDraft(actorOf(world, world.ed), page, new Date(), tx, {
        document: markdownDocument("changed1", "Ours now."),
        unpublishedBy: [world.ed.id],
      }),
    );
    await begin("intranet");
    const left = await within(world, actorOf(world, world.olga), (tx) =>
      run(tx, "select title from page where site_id = $1 and trashed is not null", [tx.siteId]),
    );
    expect(left).toEqual([{ title: "Your first week" }]);
    expect(await as(world, world.olga).call(restoreSamples, {})).toMatchObject({ restored: 1 });
  });

  it("does not touch the home page that somebody has chosen meanwhile", async () => {
    await begin("club");
    const other = await pageAt("the-clubhouse");
    if (!other.success) throw new Error(other.code);
    await changed("the-clubhouse", "published");
    await as(world, world.ada).call(saveProperties, {
      page_id: other.page.id,
      settings: { make_homepage: true },
    } as never);
    await as(world, world.olga).call(removeSamples, {});
    expect(await as(world, world.olga).call(readHome, {})).toMatchObject({ page: { id: other.page.id } });
    await as(world, world.olga).call(restoreSamples, {});
    expect(await as(world, world.olga).call(readHome, {})).toMatchObject({ page: { id: other.page.id } });
  });
});
