import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emptyDocument, stacked } from "#documents/document.ts";
import { as, worldNow } from "#testing/as.ts";
import { deleteTag } from "#features/tags/contract.ts";
import { tagNamed, taggedPage } from "#testing/tags.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { searchEverything } from "./contract.ts";
import { markedParts } from "#kernel/search/marked-parts.ts";
import { hitGroups } from "./model/hit-groups.ts";
import { findFolders } from "#features/folders/search-store.ts";
import { makeFolder, readTree } from "#features/folders/store.ts";
import { sayIn } from "#languages/say-in.ts";
import { principal } from "#kernel/actor.ts";
import { firstShares } from "#features/access/rules.ts";
import { writePersonSearch } from "#features/people/search-store.ts";
import { refreshReaders } from "#features/access/store.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
  const ed = actorOf(world, world.ed);
  for (const title of ["Vera's first week", "Visiting hours"]) {
    const page = {
      title,
      folderId: world.mainFolderId,
      slug: null,
      document: emptyDocument,
      preview: "About it",
      shares: firstShares,
    };
    await within(world, ed, (tx) => insertPage(ed, page, worldNow, tx));
  }
});
afterAll(() => world.close());

async function search(who: WorldPerson | "visitor", sent: object) {
  const answer = await as(world, who).call(searchEverything, sent as never);
  if (!answer.success) throw new Error(answer.code);
  return answer.results.map((result: { cat: string; desc: string }) => `${result.cat}: ${result.desc}`);
}

describe("the search of the top bar", () => {
  it("answers pages, then people, with every documented field [SRCH-02] [SRCH-10] [SRCH-14] [SRCH-22]", async () => {
    expect(await search(world.ed, { q: "vera" })).toEqual([
      "Pages: Vera's first week",
      "People: Vera Visser",
    ]);
    const found = await as(world, world.ed).call(searchEverything, { q: "first week" });
    expect(found).toMatchObject({
      results: [
        {
          cat: "Pages",
          lnk: expect.stringMatching(/^\/page\/\d+\/$/),
          icon: "page",
          tag: null,
          tag_id: null,
          user_id: null,
        },
      ],
    });
    const answer = await as(world, world.ed).call(searchEverything, { q: "Vera Vis" });
    expect(answer).toEqual({
      success: true,
      hisel_urls: false,
      results: [
        {
          cat: "People",
          desc: "Vera Visser",
          prv: "",
          lnk: `/profile/p/${world.vera.id}/`,
          icon: "person",
          tag: null,
          tag_id: null,
          user_id: world.vera.id,
          sg: false,
          sg_sname: null,
          sg_acol: null,
          sg_slug: null,
          form_lnk: null,
          form_title: null,
          page_lnk: null,
          page_title: null,
          isd: false,
          avatar_url: null,
        },
      ],
    });
  });

  it("puts people first whose name begins with what is typed, then whose other names do, then the rest", async () => {
    await within(world, actorOf(world, world.olga), async (tx) => {
      for (const name of ["Abe Egberts", "Nora de Vos", "Eva Aan", "Zed Erp"]) {
        const email = `${name[0]}@enkhuizen.example`;
        const person = { name, email, name_key: name.toLowerCase(), role: "member" as const };
        const made = await tx.db
          .insertInto("person")
          .values({ ...person, site_id: tx.siteId })
          .returning("id")
          .executeTakeFirstOrThrow();
        await writePersonSearch({ id: made.id, name, email, position: "" }, tx);
      }
    });
    const names = async (q: string, who: WorldPerson | "visitor" = world.vera) =>
      (await search(who, { q })).filter((each) => each.startsWith("People: ")).map((each) => each.slice(8));
    expect((await names("e")).slice(0, 4)).toEqual(["Ed Elzinga", "Eva Aan", "Abe Egberts", "Zed Erp"]);
    expect(await names("e")).toContain("Nora de Vos");
    expect(await names("eva")).toEqual(["Eva Aan"]);
    expect(await names("vos nora")).toEqual(["Nora de Vos"]);
    for (const who of [world.xavi, "visitor"] as const) expect(await names("e", who)).toEqual([]);
    expect(await names("e", world.other.nora)).not.toContain("Ed Elzinga");
    await within(world, actorOf(world, world.olga), (tx) =>
      tx.db.deleteFrom("person").where("email", "like", "%enkhuizen.example").execute(),
    );
  });

  it("finds tags by the beginnings of their words, after the people; a hit opens the pages of its tag [SRCH-02] [SRCH-14] [SRCH-19] [SRCH-22] [SRCH-27]", async () => {
    const nobody = { all: { view: false }, editors: { view: false, edit: false } };
    await taggedPage(world, world.ed, { title: "Locks", tags: ["vera's pick", "night watch"] });
    const closed = { title: "Wages", tags: ["watch list"], permission_state: nobody };
    await taggedPage(world, world.ada, closed);
    expect(await search(world.ed, { q: "vera" })).toEqual([
      "Pages: Vera's first week",
      "People: Vera Visser",
      "Tags: vera's pick",
    ]);
    expect(await search(world.ada, { q: "watch" })).toEqual(["Tags: night watch", "Tags: watch list"]);
    expect(await search(world.vera, { q: "wat" })).toEqual(["Tags: night watch"]);
    expect(await search(world.vera, { q: "atch" })).toEqual([]);
    for (const who of [world.xavi, "visitor", world.other.nora] as const)
      expect(await search(who, { q: "watch" })).toEqual([]);
    const answer = await as(world, world.vera).call(searchEverything, { q: "night wa" });
    const id = await tagNamed(world, "night watch");
    expect(answer).toMatchObject({
      results: [
        {
          cat: "Tags",
          desc: "night watch",
          tag: "night watch",
          tag_id: id,
          lnk: `/pages/tag/${id}/`,
          icon: "tag",
        },
      ],
    });
    await as(world, world.ed).call(deleteTag, { id: await tagNamed(world, "vera's pick") });
  });

  it("finds nothing for externals, visitors and another site [SRCH-27]", async () => {
    for (const who of [world.xavi, "visitor", world.other.nora] as const)
      expect(await search(who, { q: "vera" })).toEqual([]);
  });

  it("shows a page around its match, in whole words, and its beginning where the title alone was found", async () => {
    const source = `How we work on board. ${"Rope and paint. ".repeat(60)}The kettle whistles at four sharp, ${"and so on, ".repeat(40)}`;
    const document = stacked([
      { id: "aaaaaa", kind: "Markdown", version: 1, content: { source } },
      { id: "bbbbbb", kind: "Heading", version: 1, content: { text: "Teapots", level: "h2", anchor: "" } },
    ]);
    const ed = actorOf(world, world.ed);
    const page = {
      title: "Galley",
      folderId: world.mainFolderId,
      slug: null,
      document,
      preview: "How we work…",
    };
    await within(world, ed, (tx) => insertPage(ed, { ...page, shares: firstShares }, worldNow, tx));
    const lines = async (q: string) => {
      const answer = await as(world, world.ed).call(searchEverything, { q });
      return answer.success ? answer.results.map(({ prv }) => prv) : [];
    };
    // A match at the end of the kept beginning is shown with what follows it on the page.
    await within(world, ed, (tx) =>
      tx.db
        .updateTable("page")
        .set({ preview: "How we work on board. Rope and…" })
        .where("title", "=", "Galley")
        .execute(),
    );
    const [rope = ""] = await lines("rope paint board");
    expect(rope).toMatch(/^How we work on board\. Rope and paint\. Rope and paint\./);
    const [line = ""] = await lines("whistl");
    expect(line).toMatch(/^The kettle whistles at four sharp, and so on, .* (and|so|on)…$/);
    expect(line.length).toBeLessThanOrEqual(241);
    expect(await lines("galley")).toEqual(["How we work on board. Rope and…"]);
    expect(await lines("teapots")).toEqual([expect.stringMatching(/Teapots$/)]);
  });

  it("finds folders by the beginnings of the words of their names, beside pages and people [SRCH-02] [SRCH-14] [SRCH-27]", async () => {
    const ed = actorOf(world, world.ed);
    await within(world, ed, async (tx) => {
      const crew = await makeFolder(ed, { parentId: world.mainFolderId, name: "Crew & Verawatch" }, tx);
      await makeFolder(ed, { parentId: crew.id, name: "Øresund-Straße" }, tx);
    });
    expect(await search(world.vera, { q: "vera" })).toEqual([
      "Pages: Vera's first week",
      "Folders: Crew & Verawatch",
      "People: Vera Visser",
    ]);
    const answer = await as(world, world.vera).call(searchEverything, { q: "strasse oresu" });
    expect(answer).toMatchObject({
      results: [
        {
          cat: "Folders",
          icon: "folder",
          desc: "Øresund-Straße",
          prv: "Crew & Verawatch",
          tag: null,
          tag_id: null,
          user_id: null,
        },
      ],
    });
    expect(answer.success && answer.results[0]?.lnk).toMatch(/^\/pages\/tree\/\d+\/$/);
    expect(await search(world.vera, { q: "rew" })).toEqual([]);
    expect(await search(world.vera, { q: "main" })).toEqual([]);
    for (const who of [world.xavi, "visitor", world.other.nora] as const)
      expect(await search(who, { q: "crew" })).toEqual([]);
  });

  it("finds for each reader the folders that their tree has, and no others [SRCH-27]", async () => {
    const ed = actorOf(world, world.ed);
    const xavi = principal("person", world.xavi.id);
    await within(world, ed, async (tx) => {
      const dock = await makeFolder(ed, { parentId: world.mainFolderId, name: "Quay dock" }, tx);
      const open = await makeFolder(ed, { parentId: dock.id, name: "Quay open" }, tx);
      await makeFolder(ed, { parentId: open.id, name: "Quay below" }, tx);
      await makeFolder(ed, { parentId: world.mainFolderId, name: "Quay closed" }, tx);
      const page = { title: "For Xavi", folderId: open.id, slug: null, document: emptyDocument, preview: "" };
      const shares = [{ principalId: xavi, mayEdit: false }];
      await insertPage(ed, { ...page, shares }, worldNow, tx);
    });
    const all = ["Quay below", "Quay closed", "Quay dock", "Quay open"];
    const seen = { olga: all, ada: all, ed: all, vera: all, xavi: ["Quay dock", "Quay open"], visitor: [] };
    for (const [name, expected] of Object.entries(seen)) {
      const actor = actorOf(world, name === "visitor" ? name : world[name as "vera"]);
      const [found, tree] = await within(world, actor, async (tx) => [
        await findFolders(actor, "qu", 12, tx),
        await readTree(actor, tx, sayIn("en")),
      ]);
      const inTree = tree.map((folder) => folder.name).filter((each) => each.startsWith("Quay"));
      expect([found.map((folder) => folder.name), inTree.sort()], name).toEqual([expected, expected]);
    }
  });

  it("leaves out templates and pages in the trash [SRCH-27]", async () => {
    const visiting = async (facts: { is_template?: boolean; trashed?: Date | null }) => {
      await within(world, actorOf(world, world.olga), async (tx) => {
        const { id } = await tx.db
          .updateTable("page")
          .set(facts)
          .where("title", "=", "Visiting hours")
          .returning("id")
          .executeTakeFirstOrThrow();
        await refreshReaders(id, tx);
      });
      return search(world.olga, { q: "visiting" });
    };
    expect(await visiting({ is_template: true })).toEqual([]);
    expect(await visiting({ is_template: false })).toEqual(["Pages: Visiting hours"]);
    expect(await visiting({ trashed: worldNow })).toEqual([]);
    expect(await visiting({ trashed: null })).toEqual(["Pages: Visiting hours"]);
  });
});

describe("the dropdown", () => {
  it("groups what stands below the top hit, each with its place in the whole [SRCH-02]", () => {
    const hit = (group: string, name: string) => ({ group, name }) as never;
    const groups = hitGroups([hit("Pages", "one"), hit("Pages", "two"), hit("People", "three")], 1);
    expect(groups.map(({ group, hits }) => [group, hits.map(({ place }) => place)])).toEqual([
      ["Pages", [1]],
      ["People", [2]],
    ]);
  });

  it("marks the beginnings of words that were typed, whatever their accents", () => {
    const found = (text: string, typed: string) =>
      markedParts(text, typed)
        .map((part) => (part.isFound ? `[${part.text}]` : part.text))
        .join("");
    expect(found("Sailing in fog, Élan", "ela FO")).toBe("Sailing in [fo]g, [Éla]n");
    expect(found("nothing here", "fog")).toBe("nothing here");
  });
});
