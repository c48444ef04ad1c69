import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { createFolder } from "#features/folders/contract.ts";
import { renameTag } from "#features/tags/contract.ts";
import { ListAnswer } from "../contract.ts";
import { readBrowse } from "../screen.ts";
import { as } from "#testing/as.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { tagNamed, taggedPage } from "#testing/tags.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
let web: TestWeb;
let fog: number;
let empty: number;
const nobody = { all: { view: false }, editors: { view: false, edit: false } };
beforeAll(async () => {
  world = await openWorld("a hash");
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
  web = await openTestWeb(world);
  await taggedPage(world, world.ada, {
    title: "Fog signals",
    tags: ["fog", "safety"],
    permission_state: { public: { view: true } },
  });
  await taggedPage(world, world.ed, { title: "Anchors", tags: ["safety", "deck", "ropes"] });
  await taggedPage(world, world.ed, { title: "Lunch" });
  await taggedPage(world, world.ada, { title: "Wages", tags: ["fog", "wages"], permission_state: nobody });
  const lost = await taggedPage(world, world.ada, { title: "Lost", tags: ["lost"] });
  fog = await tagNamed(world, "fog");
  empty = await tagNamed(world, "lost");
  await as(world, world.ed).call(createFolder, { parent_id: world.mainFolderId, new_name: "Quay" });
  await within(world, actorOf(world, world.ada), (tx) =>
    run(tx, "delete from page_tag where site_id = $1 and page_id = $2", [tx.siteId, lost]),
  );
});
afterAll(async () => {
  await web.close();
  await world.close();
});

describe("the tags of the panel", () => {
  it.each([
    ["vera", ["deck", "fog", "ropes", "safety"]],
    ["ada", ["deck", "fog", "lost", "ropes", "safety", "wages"]],
    ["visitor", ["fog", "safety"]],
  ] as const)(
    "%s sees those of the pages that they may read, by name [BFLT-01] (long)",
    async (name, tags) => {
      const screen = await shown(world, name === "visitor" ? name : world[name], "/pages/");
      const list = screen.part("list", "Tags");
      expect(screen.names("link", list)).toEqual(tags);
    },
  );

  it("lead to the pages of a tag and clear the other filters; the address follows [BFLT-03] [BRWS-03] [ROUT-09] (long)", async () => {
    const screen = await shown(world, world.vera, "/pages/tree/");
    await screen.click("link", "fog", screen.part("list", "Tags"));
    expect(screen.address).toBe(`/pages/tag/${fog}/`);
    expect(screen.part("link", "fog", screen.part("list", "Tags")).getAttribute("aria-current")).toBe("page");
    expect(screen.parts("treeitem").filter((item) => item.getAttribute("aria-selected") === "true")).toEqual(
      [],
    );
    const main = screen.part("region", "Browse pages");
    expect(screen.names("link", main).filter((each) => each !== "fog" && each !== "safety")).toEqual([
      "Fog signals",
    ]);
    expect(screen.text(main)).toContain("1 page with the tag fog");
    await screen.click("link", "All pages");
    expect(screen.address).toBe("/pages/");
    expect(screen.names("link", screen.part("region", "Browse pages"))).toContain("Anchors");
  });

  it("lead each to an address of its own, at which it is the one that is open [BRWS-03] [ROUT-09]", async () => {
    const vera = await web.browser(world.vera);
    const linkAt = async (address: string) => {
      const { text } = await vera.get(address, { accept: "text/html" });
      expect(text).toMatch(/<a [^>]*href="\/pages\/tree\/"[^>]*>/);
      return new RegExp(`<a [^>]*href="/pages/tag/${fog}/"[^>]*>`).exec(text)?.[0];
    };
    expect(await linkAt("/pages/")).not.toContain("aria-current");
    expect(await linkAt(`/pages/tag/${fog}/`)).toContain('aria-current="page"');
    expect(await as(world, world.vera).call(readBrowse, { tag_id: fog })).toMatchObject({
      address: `/pages/tag/${fog}/`,
    });
  });

  const panelOf = (screen: Screen) => {
    const panel = screen.part("complementary", "Filters");
    const lists = [screen.names("tree", panel), screen.names("list", panel)];
    return [screen.names("searchbox", panel), screen.names("link", panel).slice(0, 2), ...lists];
  };
  const whole = [["Search pages"], ["All pages", "Trash"], ["Folders"], ["Tags"]];

  it("stand beside a search, all pages, the trash and the folders; folders and tags fold and unfold alone, and stay so [BFLT-01] [BFLT-02] [BFLT-04] [BFLT-08]", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    expect(panelOf(screen)).toEqual(whole);
    expect([screen.names("treeitem"), screen.names("link", screen.part("list", "Tags"))]).toEqual([
      ["Main", "Quay"],
      ["deck", "fog", "ropes", "safety"],
    ]);
    const sections = () => [...screen.part("complementary", "Filters").querySelectorAll("details")];
    const named = (each: Element) => each.querySelector("summary")?.textContent ?? "";
    const open = () => sections().flatMap((each) => (each.open ? named(each) : []));
    const turn = async (name: string, isOpen: boolean) => {
      const section = sections().find((each) => named(each) === name) as HTMLDetailsElement;
      section.open = isOpen;
      section.dispatchEvent(new Event("toggle"));
      await screen.pass(0);
      return open();
    };
    const opened = [open(), await turn("Folders", false), await turn("Tags", false)];
    expect(opened).toEqual([["Folders", "Tags"], ["Tags"], []]);
    await screen.load("/pages/");
    expect([open(), await turn("Folders", true)]).toEqual([[], ["Folders"]]);
    expect(decodeURIComponent(screen.document.cookie)).toContain(
      '"tags_hidden":true,"categories_hidden":false',
    );
  });

  it("stand beside every list and what is found, with a search, all pages, the trash and the folders [BFLT-01] (long)", async () => {
    for (const path of ["/pages/", "/pages/tree/", `/pages/tag/${fog}/`, "/pages/trash/", "/pages/?q=fog"]) {
      const screen = await shown(world, world.ed, path);
      expect([path, panelOf(screen)]).toEqual([path, whole]);
    }
  });

  it("a tag without pages says so [PLST-18]", async () => {
    const screen = await shown(world, world.ada, `/pages/tag/${empty}/`);
    expect(screen.text(screen.part("region", "Browse pages"))).toContain("There are no pages with this tag.");
  });

  it("a tag that one may not know of is not found, nor is one that does not exist", async () => {
    const wages = await tagNamed(world, "wages");
    const vera = await web.browser(world.vera);
    const [closed, none] = await Promise.all(
      [wages, 999_999].map(async (id) => {
        const { status, body } = await vera.get(`/pages/tag/${id}/`, { accept: "application/json" });
        return { status, data: { ...(body?.["data"] as object), next: "" } };
      }),
    );
    expect(closed).toMatchObject({ status: 404, data: { code: "tag-not-found" } });
    expect(closed).toEqual(none);
  });

  it("searching leaves the tag, and the end of it shows all pages [BFLT-12] [BRWS-03] (long)", async () => {
    const screen = await shown(world, world.vera, `/pages/tag/${fog}/`);
    await screen.type("Search pages", "Anch");
    await screen.pass(400);
    expect(screen.address).toBe("/pages/#s=Anch");
    await screen.type("Search pages", "");
    await screen.pass(400);
    expect(screen.names("link", screen.part("region", "Browse pages"))).toEqual(
      expect.arrayContaining(["Anchors", "Fog signals", "Lunch"]),
    );
  });

  it("beyond forty more are asked for; a tag among these without pages says so as well [PLST-18] (long)", async () => {
    const many = Array.from({ length: 45 }, (_, at) => `many ${String(at).padStart(2, "0")}`);
    const page = await taggedPage(world, world.ed, { title: "Zz many", tags: many });
    const screen = await shown(world, world.vera, "/pages/");
    const names = () => screen.names("link", screen.part("list", "Tags"));
    expect(names()).toHaveLength(40);
    await screen.click("button", "Show all 49 tags");
    expect(names()).toHaveLength(49);
    expect(screen.names("button")).not.toContain("Show all 49 tags");
    await as(world, world.ada).call(renameTag, { id: empty, name: "zz lost" });
    const last = await shown(world, world.ada, `/pages/tag/${empty}/`);
    expect(last.text(last.part("region", "Browse pages"))).toContain("There are no pages with this tag.");
    await as(world, world.ada).call(renameTag, { id: empty, name: "lost" });
    await within(world, actorOf(world, world.ada), (tx) =>
      run(
        tx,
        "delete from tag where site_id = $1 and id in (select tag_id from page_tag where page_id = $2)",
        [tx.siteId, page],
      ),
    );
  });
});

describe("rows", () => {
  it("have `tids`, and the list has `tags` with id, tag_u and tag_s, and apps with theirs [PLST-04] [PLST-14] [TAGP-07] [BRWS-05]", async () => {
    await as(world, world.ada).call(renameTag, {
      id: await tagNamed(world, "ropes"),
      name: "ropes & <knots>",
    });
    const { body } = await (await web.browser(world.vera)).post("/ajax/pages/action/load/", {});
    const tags = body?.["tags"] as { id: number; tag_u: string; tag_s: string }[];
    expect(tags.map(({ tag_u, tag_s }) => [tag_u, tag_s])).toEqual([
      ["deck", "deck"],
      ["fog", "fog"],
      ["ropes & <knots>", "ropes &amp; &lt;knots&gt;"],
      ["safety", "safety"],
    ]);
    const rows = body?.["pages"] as { title_u: string; tids: number[] }[];
    const named = (title: string) =>
      rows.find((row) => row.title_u === title)?.tids.map((id) => tags.find((tag) => tag.id === id)?.tag_u);
    expect([named("Anchors"), named("Lunch")]).toEqual([["deck", "ropes & <knots>", "safety"], []]);
    const app = { id: 1, icon: "ferry", name_s: "Trips", url: "/trips/" };
    expect(ListAnswer.apps.parse([app])).toEqual([app]);
    await as(world, world.ada).call(renameTag, {
      id: await tagNamed(world, "ropes & <knots>"),
      name: "ropes",
    });
  });

  it("load/ filters by tag_id [BRWS-05]", async () => {
    const vera = await web.browser(world.vera);
    const { body } = await vera.post("/ajax/pages/action/load/", { tag_id: fog });
    expect(body).toMatchObject({ nr_pages: 1, pages: [{ title_u: "Fog signals" }] });
    const none = await vera.post("/ajax/pages/action/load/", { tag_id: 999_999 });
    expect(none).toMatchObject({ status: 404, body: { error: "We couldn't find this tag." } });
  });

  it("show their first two tags as ways to their pages, and how many more there are (long)", async () => {
    const screen = await shown(world, world.vera, "/pages/");
    const row = screen.part("link", "Anchors").closest("li") as Element;
    expect(screen.names("link", row)).toEqual(["Anchors", "deck", "ropes"]);
    expect(screen.text(row)).toContain("+1");
  });
});
