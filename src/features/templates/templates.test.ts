import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createBlankPage,
  createPage,
  loadBlankPage,
  loadCopy,
  loadNewPage,
  saveCopy,
} from "#features/creating/contract.ts";
import { createFolder } from "#features/folders/contract.ts";
import { readPageAt, readPageById } from "#features/pages/contract.ts";
import { trashPage } from "#features/pages/trash/contract.ts";
import { saveProperties } from "#features/properties/contract.ts";
import { as } from "#testing/as.ts";
import { withOwnRights } from "#features/access/rules.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { openTestWeb } from "#testing/server.ts";
import { tagNamed } from "#testing/tags.ts";
import { type World, type WorldPerson, actorOf, openWorld } from "#testing/world.ts";
import { loadTemplates } from "./contract.ts";

let world: World;
let rules: number;
let secret: number;
beforeAll(async () => {
  world = await openWorld();
  const folder = await as(world, world.ed).call(createFolder, {
    parent_id: world.mainFolderId,
    new_name: "Forms & rules",
  });
  const folderId = folder.success ? folder.id : 0;
  rules = await madePage(world, "Rules <of> the house", { folderId });
  secret = await madePage(world, "Board rules", { shares: withOwnRights([], actorOf(world, world.ada)) });
  await madePage(world, "Tides");
  await settle(rules, { make_template: true, tags: ["Rules"] });
  await settle(secret, { make_template: true });
});
afterAll(() => world.close());

async function settle(page_id: number, settings: Record<string, unknown>) {
  expect(await as(world, world.ada).call(saveProperties, { page_id, settings })).toMatchObject({
    success: true,
  });
}

async function offered(who: WorldPerson) {
  const answer = await as(world, who).call(loadTemplates, {});
  if (!answer.success) throw new Error(answer.code);
  return answer;
}

/** What the page at an address says, and what it is called. */
async function pageOf(answer: { success: true; redirect: string } | { success: false; code: string }) {
  if (!answer.success) throw new Error(answer.code);
  const shown = await as(world, world.ed).call(readPageAt, { slug: answer.redirect.slice(1, -1) });
  if (!shown.success) throw new Error(shown.code);
  return { title: shown.page.title, html: shown.html };
}

describe("what new pages may begin with", () => {
  it("are the templates that one may read, and the examples; each with every field [TMPL-01] [TMPL-04] [TMPL-05]", async () => {
    const { templates, examples } = await offered(world.ed);
    expect(templates).toEqual([
      {
        id: rules,
        title: "Rules <of> the house",
        title_s: "Rules &lt;of&gt; the house",
        description_s: "About Rules &lt;of&gt; the house.",
        icon: "file-text",
        is_default_template: false,
        is_example: false,
        tags: [{ id: await tagNamed(world, "Rules"), tag: "Rules" }],
        path: "Main/Forms & rules",
        picture: expect.arrayContaining([expect.objectContaining({ sign: "line" })]),
      },
    ]);
    const isWhole = ({ is_example, picture }: (typeof examples)[number]) => is_example && picture.length > 3;
    expect(examples.map(isWhole)).toEqual(Array.from({ length: 8 }, () => true));
    expect(examples[0]).toEqual({
      id: -1,
      title: "News item",
      title_s: "News item",
      description_s: "Picture, lead and story",
      icon: "megaphone",
      is_default_template: false,
      is_example: true,
      tags: [],
      path: "",
      picture: expect.anything(),
    });
    for (const is_default_template of [true, false]) {
      await settle(rules, { make_default_template: is_default_template });
      expect((await offered(world.ed)).templates).toMatchObject([{ id: rules, is_default_template }]);
    }
    expect((await offered(world.ada)).templates.map(({ id }) => id)).toEqual([secret, rules]);
    for (const who of [world.vera, world.xavi, "visitor"] as const)
      expect(await as(world, who).call(loadTemplates, {})).toMatchObject({ code: "editors-only" });
  });

  it("are answered at the address of the specification, or why not in message [TMPL-04]", async () => {
    const web = await openTestWeb(world);
    const ask = async (who: WorldPerson) => {
      const { status, body } = await (await web.browser(who)).get("/ajax/page/page_settings/load_templates/");
      return { status, body };
    };
    const { status, body } = await ask(world.ed);
    expect(status).toBe(200);
    expect(Object.keys(body ?? {}).toSorted()).toEqual(["examples", "success", "templates"]);
    expect(body).toMatchObject({ success: true, templates: [{ id: rules }] });
    expect(body?.["examples"]).toContainEqual(
      expect.objectContaining({ title: "News item", is_example: true }),
    );
    expect(await ask(world.vera)).toMatchObject({
      status: 403,
      body: { success: false, message: "Sorry, only editors can do this." },
    });
    await web.close();
  });

  it("are eight examples, in English and in the language of the site [TMPL-14]", async () => {
    const titles = async () => (await offered(world.ed)).examples.map(({ title }) => title);
    expect(await titles()).toEqual([
      "News item",
      "Meeting notes",
      "Project page",
      "Team page",
      "FAQ",
      "Event",
      "Handbook chapter",
      "Onboarding plan",
    ]);
    const speak = (language: string) =>
      world.database.pool.query("update site set language = $2 where id = $1", [world.siteId, language]);
    await speak("nl");
    expect(await titles()).toEqual([
      "Nieuwsbericht",
      "Notulen",
      "Projectpagina",
      "Teampagina",
      "Veelgestelde vragen",
      "Evenement",
      "Handboekhoofdstuk",
      "Inwerkplan",
    ]);
    await speak("");
  });

  it("a page begins blank at create/0/, as an example or a template with its id, and as the default template where nobody chose [PDLG-05] [PDLG-08] [PTYP-10] [TMPL-06] [TMPL-15]", async () => {
    const ed = as(world, world.ed);
    await settle(rules, { make_default_template: true });
    expect(await ed.call(loadNewPage, {})).toMatchObject({
      title: "",
      create_from_default_template: true,
      tags: [{ tag: "Rules" }],
      category_path: "Main",
    });
    const chosen = await ed.call(loadNewPage, { from_page_id: rules });
    expect(chosen).toMatchObject({ title: "Rules <of> the house", create_from_default_template: false });
    expect(await ed.call(loadBlankPage, {})).toMatchObject({
      title: "",
      create_from_default_template: false,
      tags: [],
    });
    const settings = (title: string) => ({ settings: { title, slug: title } });
    const ofDefault = await pageOf(await ed.call(createPage, settings("by-default")));
    expect(ofDefault.html).toContain("About Rules");
    const blank = await pageOf(await ed.call(createBlankPage, settings("blank")));
    expect(blank.html).not.toContain("About Rules");
    const written = await pageOf(
      await ed.call(createPage, { settings: { title: "written", slug: "written", markdown: "My words" } }),
    );
    expect([written.html.includes("My words"), written.html.includes("About Rules")]).toEqual([true, false]);
    expect(await ed.call(loadNewPage, { from_page_id: -1 })).toMatchObject({
      title: "News item",
      create_from_default_template: false,
    });
    const example = await pageOf(
      await ed.call(createPage, { from_page_id: -1, settings: { slug: "our-news" } }),
    );
    expect(example.title).toBe("News item");
    expect(example.html).toContain("What this means for you");
    await settle(rules, { make_default_template: false });
    expect(await ed.call(loadNewPage, {})).toMatchObject({ create_from_default_template: false, tags: [] });
  });

  it("a template and an example are cloned as they are called; an example that there is not is no page [TMPL-07] [TMPL-13]", async () => {
    const ed = as(world, world.ed);
    const template = { page_id: rules, version_id: 0 };
    expect(await ed.call(loadCopy, template)).toMatchObject({
      title: "Rules <of> the house",
      category_path: "Main/Forms & rules",
      tags: [{ tag: "Rules" }],
    });
    const copy = await pageOf(await ed.call(saveCopy, { ...template, settings: { title: "Our rules" } }));
    expect(copy.html).toContain("About Rules");
    const example = { page_id: -2, version_id: 0 };
    expect(await ed.call(loadCopy, example)).toMatchObject({ title: "Meeting notes", category_path: "Main" });
    const notes = await pageOf(await ed.call(saveCopy, { ...example, settings: { title: "Notes of May" } }));
    expect(notes.html).toContain("Any other business");
    for (const page_id of [0, -99])
      expect(await ed.call(loadCopy, { page_id, version_id: 0 })).toMatchObject({ code: "page-not-found" });
    expect(await ed.call(loadCopy, { page_id: -2, version_id: 7 })).toMatchObject({
      code: "version-not-found",
    });
  });

  it("a page of a template is no template, and is open to no more people than it (long)", async () => {
    const settings = { title: "Papers of the board", slug: "papers" };
    const made = await as(world, world.ada).call(saveCopy, {
      page_id: secret,
      version_id: 0,
      settings: { title: "Papers" },
    });
    expect(made).toMatchObject({ success: true });
    expect(await as(world, world.ed).call(createPage, { from_page_id: secret, settings })).toMatchObject({
      code: "page-not-found",
    });
    expect((await offered(world.ada)).templates.map(({ id }) => id)).toEqual([secret, rules]);
  });

  it("a default template that one may not read is none for them (long)", async () => {
    await settle(secret, { make_default_template: true });
    expect(await as(world, world.ed).call(loadNewPage, {})).toMatchObject({
      create_from_default_template: false,
    });
    expect(await as(world, world.ada).call(loadNewPage, {})).toMatchObject({
      create_from_default_template: true,
    });
    await settle(secret, { make_default_template: false });
  });

  it("a template is kept out of the trash; one that was let go while somebody chooses is refused with a sentence [TRSH-04] (long)", async () => {
    const passing = await madePage(world, "Passing");
    await settle(passing, { make_template: true });
    expect(await as(world, world.ada).call(trashPage, { page_id: passing })).toMatchObject({
      code: "template-not-trashed",
    });
    await settle(passing, { make_template: false });
    expect(await as(world, world.ada).call(trashPage, { page_id: passing })).toMatchObject({ success: true });
    const answer = await as(world, world.ed).call(saveCopy, {
      page_id: passing,
      version_id: 0,
      settings: { title: "Late" },
    });
    expect(answer).toMatchObject({ code: "page-not-found", status: 404 });
    expect(await as(world, world.ed).call(readPageById, { page_id: passing })).toMatchObject({
      success: false,
    });
  });
});
