import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { readShares, refreshReaders, writeShares } from "#features/access/store.ts";
import { endMemberships, saveRoles } from "#features/subsites/joining-store.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { principal } from "#kernel/actor.ts";
import { actorOf, within } from "#testing/world.ts";
import { handlers } from "../handlers.ts";
import { routed } from "./routes.ts";

let world: SubsiteWorld;
let web: TestWeb;
let vera: TestBrowser;
let ed: TestBrowser;
let visitor: TestBrowser;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
  web = await openTestWeb(world);
  vera = await web.browser(world.vera);
  ed = await web.browser(world.ed);
  visitor = await web.browser("visitor");
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const asJson = { accept: "application/json" };

describe("an address of a subsite", () => {
  it("shows its home page, its pages and its folders, and nothing of others [PLST-03] [PLST-09] [ROUT-01] [ROUT-05] [ROUT-06]", async () => {
    const home = await vera.get("/@crew/", asJson);
    expect(home).toMatchObject({ status: 200, body: { address: "/@crew/", data: { title: "Crew home" } } });
    // Xavi, who is from outside, is in Harbour.
    const outside = await (await web.browser(world.xavi)).get("/@harbour/", asJson);
    expect(outside).toMatchObject({ status: 200, body: { data: { title: "Harbour home" } } });
    const pages = await vera.get("/@crew/pages/", asJson);
    const shown = pages.body?.["data"] as
      | { pages: { title_u: string; url: string; ish: boolean }[] }
      | undefined;
    const listed = shown?.pages ?? [];
    expect(listed.map(({ title_u, url, ish }) => [title_u, url, ish])).toEqual([
      ["Crew home", "/@crew/home/", true],
      ["Crew tides", "/@crew/tides/", false],
    ]);
    const tree = await vera.post("/@crew/ajax/category/tree/", {});
    expect(tree.body).toMatchObject({ tree: [{ id: world.crew.mainFolderId, name: "Main" }] });
    const main = await vera.post("/ajax/category/tree/", {});
    expect(main.body).toMatchObject({ tree: [{ id: world.mainFolderId }] });
  });

  it("leads to its closing slash under its own prefix, with what is asked behind it [ROUT-01]", async () => {
    const ways = async (path: string) => {
      const { status, headers } = await vera.get(path);
      return [status, headers["location"]];
    };
    expect(await ways("/@crew/pages")).toEqual([301, "/@crew/pages/"]);
    expect(await ways("/@crew/pages?q=tides&x=1")).toEqual([301, "/@crew/pages/?q=tides&x=1"]);
    expect(await ways("/@crew/tides")).toEqual([301, "/@crew/tides/"]);
    expect(await ways("/@crew")).toEqual([302, "/@crew/"]);
    expect(await ways("/@crew?x=1&q=a%2Fb")).toEqual([302, "/@crew/?x=1&q=a%2Fb"]);
    expect((await vera.get("/@crew/?x=1")).status).toBe(200);
  });

  it("lists no page of another subsite, also for whoever reads single pages by name [ROUT-06] [SUBS-01]", async () => {
    const shares = [{ principalId: principal("person", world.ada.id), mayEdit: false }];
    await madePage(world, "For Ada", { shares });
    for (const id of [world.board.tidesId, world.crew.tidesId])
      await within(world, actorOf(world, world.olga), async (tx) => {
        await writeShares(id, [...(await readShares(id, tx)), ...shares], tx);
        await refreshReaders(id, tx);
      });
    const ada = await web.browser(world.ada);
    const listed = async (address: string) => {
      const data = (await ada.get(address, asJson)).body?.["data"] as { pages: { title_u: string }[] };
      return data.pages.map(({ title_u }) => title_u);
    };
    expect(await listed("/@board/pages/")).toEqual(["Board tides"]);
    expect(await listed("/@crew/pages/")).toEqual(["Crew home", "Crew tides"]);
    expect(await listed("/pages/")).toEqual(["For Ada"]);
  });

  it("remembers how its pages are sorted, apart from those of others [BFLT-18] (long)", async () => {
    const screen = await shown(world, world.vera, "/@crew/pages/");
    const sorted = () =>
      screen
        .parts("button", undefined, screen.part("group", "Sort by"))
        .filter((button) => button.getAttribute("aria-pressed") === "true")
        .map((button) => screen.text(button));
    await screen.click("button", "Created");
    await screen.load("/pages/");
    expect(sorted()).toEqual(["Alphabetical"]);
    await screen.load("/@crew/pages/");
    expect(sorted()).toEqual(["Created"]);
  });

  it("searches everything that one may read, or its own pages and people alone where that is asked for [SRCH-10] [SRCH-24]", async () => {
    const found = async (prefix: string, where: string, q = "tides") => {
      const { body } = await ed.get(`${prefix}/ajax/search/?q=${q}&max_results=30&max_by_type=12${where}`);
      return ((body?.["results"] ?? []) as { desc: string }[]).map(({ desc }) => desc).toSorted();
    };
    for (const where of ["", "&all_subsites=true", "&all_subsites=yes"])
      expect(await found("/@crew", where)).toEqual(["Crew tides", "Harbour tides"]);
    expect(await found("/@crew", "&all_subsites=no")).toEqual(["Crew tides"]);
    expect(await found("", "&all_subsites=no")).toEqual([]);
    const inCrew = ["Ada Admiraal", "Ed Elzinga", "Vera Visser"];
    expect(await found("/@crew", "&all_subsites=no", "noordervaart")).toEqual(inCrew);
  });

  it("is the same answer for everybody who may not know of it as one that nobody has made (long)", async () => {
    const list = (listing: string) =>
      within(world, actorOf(world, world.olga), (tx) =>
        run(tx, "update subsite set listing = $3 where site_id = $1 and id = $2", [
          tx.siteId,
          world.board.id,
          listing,
        ]),
      );
    await list("hidden");
    const answerOf = async (browser: TestBrowser, slug: string, path: string) => {
      const { status, body } = await browser.get(`/@${slug}${path}`, asJson);
      return JSON.stringify({ status, body }).replaceAll(slug, "");
    };
    for (const browser of [visitor, ed, vera])
      for (const path of ["/", "/tides/", "/pages/", "/no-such/", "/page/1/"]) {
        const board = await answerOf(browser, "board", path);
        expect(board).toContain('"status":404');
        expect(withoutMoments(board)).toBe(withoutMoments(await answerOf(browser, "nobody", path)));
      }
    // A page that is open in a browser learns that its session is over, in the same words for both.
    const calls = ["board", "nobody"].map((slug) => visitor.post(`/@${slug}/ajax/category/tree/`, {}));
    const [board, nobody] = await Promise.all(calls);
    expect(board).toMatchObject({ status: 401, body: { success: false } });
    expect(board?.body).toEqual(nobody?.body);
    await list("full");
  });

  it("opens to the world with a public subsite, and to read only when it is archived [SUBS-05] [SUBS-06] [SUBS-17] (long)", async () => {
    expect(await visitor.get("/@harbour/tides/", asJson)).toMatchObject({ status: 200 });
    const seen = await visitor.get("/@harbour/", asJson);
    expect(seen.body).toMatchObject({ address: "/@harbour/", data: { title: "Harbour home" } });
    // Whoever is not in it views it too, whatever they are on the site.
    for (const who of [world.olga, world.ada, world.vera])
      expect((await (await web.browser(who)).get("/@harbour/tides/", asJson)).body).toMatchObject({
        data: { title: "Harbour tides", page: { mayEdit: false } },
      });
    const { body: listed } = await visitor.get("/@harbour/pages/", asJson);
    expect((listed?.["data"] as { pages: object[] } | undefined)?.pages).toMatchObject([
      { title_u: "Harbour home" },
      { title_u: "Harbour tides" },
    ]);
    expect((await visitor.get("/@attic/", asJson)).status).toBe(404);
    // Vera was an editor there, Ada its administrator.
    for (const browser of [vera, await web.browser(world.ada)]) {
      const attic = await browser.get("/@attic/tides/", asJson);
      expect(attic.body).toMatchObject({ data: { page: { mayEdit: false } } });
      const { mainFolderId, tidesId } = world.attic;
      for (const [path, sent] of [
        [`category/create/${mainFolderId}/`, { new_name: "X" }],
        ["page/page_settings/create/", { settings: JSON.stringify({ title: "X" }) }],
        [`page/page_settings/edit_properties/${tidesId}/`, { settings: JSON.stringify({ title: "X" }) }],
        [`page/page_settings/delete/${tidesId}/`, {}],
      ] as const)
        expect([path, (await browser.post(`/@attic/ajax/${path}`, { ...sent })).status]).toEqual([path, 403]);
    }
    expect((await visitor.get("/sitemap.xml")).text).not.toContain("attic");
  });

  it("stands before every call as well, at each of its paths [CALL-16] (long)", async () => {
    const calls = routed(handlers).flatMap(({ call }) =>
      [call.path, ...(call.alsoAt ?? [])].map((path) => ({ ...call, path })),
    );
    const statuses = async (prefix: string) => {
      const all: [string, number][] = [];
      for (const call of calls) {
        const path = prefix + call.path.replace(/\{[a-z_]+\}/g, "1");
        const { status } = await (call.method === "GET" ? visitor.get(path) : visitor.post(path, {}));
        all.push([`${call.method} ${call.path}`, status]);
      }
      return all;
    };
    const plain = await statuses("");
    expect(await statuses("/@harbour")).toEqual(plain);
    // What is not there for visitors could be nowhere: most calls are there.
    expect(plain.filter(([, status]) => status !== 404).length).toBeGreaterThan(plain.length * 0.8);
  });

  it("stands before nothing that belongs to no subsite", async () => {
    for (const path of ["/robots.txt", "/sitemap.xml", "/new_magic.js", "/health", "/-/theme/logo"])
      expect((await vera.get(`/@crew${path}`)).status, path).toBe(404);
  });
});

describe("a page, folder or tag of another subsite", () => {
  it("is led to by screens, with the right prefix, for those who may read it [ROUT-09] [ROUT-10] [ROUT-37]", async () => {
    const { tidesId, mainFolderId } = world.crew;
    const location = async (browser: TestBrowser, path: string) => {
      const { status, headers } = await browser.get(path);
      return `${status} ${String(headers["location"])}`;
    };
    expect(await location(vera, `/page/${tidesId}/`)).toBe(`302 /@crew/page/${tidesId}/`);
    expect(await location(vera, `/@crew/page/${tidesId}/`)).toBe("302 /@crew/tides/");
    expect(await location(vera, `/@attic/page/versions/${tidesId}/`)).toBe(
      `302 /@crew/page/versions/${tidesId}/`,
    );
    expect(await location(vera, `/pages/tree/${mainFolderId}/`)).toBe(
      `302 /@crew/pages/tree/${mainFolderId}/`,
    );
    const asked = { settings: JSON.stringify({ tags: ["low water"] }) };
    await vera.post(`/@crew/ajax/page/page_settings/edit_properties/${tidesId}/`, asked);
    const { body } = await vera.get("/@crew/-/tags/", asJson);
    const [tag] = (body?.["tags"] ?? []) as { id: number; tag: string }[];
    expect(tag?.tag).toBe("low water");
    expect(await location(vera, `/pages/tag/${tag?.id}/`)).toBe(`302 /@crew/pages/tag/${tag?.id}/`);
    const listed = await vera.get(`/@crew/pages/tag/${tag?.id}/`, asJson);
    expect(listed.body?.["data"]).toMatchObject({ tagId: tag?.id, pages: [{ id: tidesId }] });
    const main = await vera.get("/@crew/pages/tree/", asJson);
    expect(main.body?.["data"]).toMatchObject({ folderId: mainFolderId, nr_pages: 2 });
    expect((await vera.get("/-/tags/", asJson)).body).toMatchObject({ tags: [] });
    expect((await vera.post("/ajax/pages/action/load/", { tag_id: tag?.id })).status).toBe(404);
    const { boardId } = { boardId: world.board.tidesId };
    expect((await vera.get(`/page/${boardId}/`, asJson)).status).toBe(404);
    expect((await vera.get(`/pages/tree/${world.board.mainFolderId}/`, asJson)).status).toBe(404);
  });

  it("is not found by calls under a foreign prefix, and found under its own [CALL-16]", async () => {
    const { tidesId, mainFolderId } = world.crew;
    const load = (prefix: string) =>
      vera.get(`${prefix}/ajax/page/page_settings/edit_properties/${tidesId}/`, asJson);
    expect((await load("")).status).toBe(404);
    expect((await load("/@attic")).status).toBe(404);
    expect((await load("/@crew")).body).toMatchObject({ title: "Crew tides", subsite_name: "Crew" });
    const make = (prefix: string) =>
      vera.post(`${prefix}/ajax/category/create/${mainFolderId}/`, { new_name: "Rotas" });
    expect((await make("")).body).toMatchObject({ success: false });
    expect((await make("/@crew")).body).toMatchObject({ success: true, name: "Rotas" });
  });
});

describe("who is in a subsite", () => {
  it("does there what their role is there, whatever they are on the site [ROLE-05] [ROLE-06] [ROLE-22] [ROLE-26]", async () => {
    // Vera is a member of the site and edits Crew; Ed edits the site and views Crew.
    const settings = JSON.stringify({ title: "Rope", markdown: "Coil it." });
    const create = (browser: TestBrowser, prefix: string) =>
      browser.post(`${prefix}/ajax/page/page_settings/create/`, { settings });
    expect((await create(vera, "/@crew")).body).toMatchObject({ success: true, redirect: "/@crew/rope/" });
    expect((await create(vera, "")).status).toBe(403);
    expect((await create(ed, "/@crew")).status).toBe(403);
    // Both were made by Olga.
    const tides = `/@crew/ajax/page/page_settings/edit_properties/${world.crew.tidesId}/`;
    const change = (browser: TestBrowser) => browser.post(tides, { settings: JSON.stringify({ tags: [] }) });
    expect([(await change(vera)).status, (await change(ed)).status]).toEqual([200, 403]);
    const folder = (browser: TestBrowser) =>
      browser.post(`/@crew/ajax/category/create/${world.crew.mainFolderId}/`, { new_name: "Knots" });
    expect([(await folder(ed)).status, (await folder(vera)).status]).toEqual([403, 200]);
    const trash = (browser: TestBrowser) =>
      browser.post(`/@crew/ajax/page/page_settings/delete/${world.crew.tidesId}/`, {});
    expect((await trash(ed)).status).toBe(403);
    expect((await create(ed, "")).body).toMatchObject({ redirect: "/rope/" });
    // Both pages are called so: each is found where it lies, and in search over all.
    expect((await ed.get("/@crew/rope/", asJson)).body).toMatchObject({ data: { page: { mayEdit: false } } });
    const hits = await ed.get("/ajax/search/?q=rope", asJson);
    expect(JSON.stringify(hits.body)).toContain("/@crew/rope/");
    const olga = await web.browser(world.olga);
    expect((await olga.get("/@crew/rope/", asJson)).status).toBe(404);
    expect(JSON.stringify((await olga.get("/ajax/search/?q=rope", asJson)).body)).not.toContain("@crew");
  });

  it("has another role with their next request, and no page is written for that", async () => {
    const actor = actorOf(world, world.olga);
    const readers = () =>
      within(world, actor, (tx) =>
        run(tx, "select xmin, ctid, * from page_reader where site_id = $1 order by ctid", [tx.siteId]),
      );
    const before = await readers();
    const made = (role: "admin" | "viewer") =>
      within(world, actor, (tx) =>
        saveRoles({ subsiteId: world.crew.id, personIds: [world.ed.id], role }, tx),
      );
    await made("admin");
    expect((await ed.get("/@crew/tides/", asJson)).body).toMatchObject({ data: { page: { mayEdit: true } } });
    await made("viewer");
    expect((await ed.get("/@crew/tides/", asJson)).body).toMatchObject({
      data: { page: { mayEdit: false } },
    });
    await within(world, actor, (tx) =>
      endMemberships({ subsiteId: world.crew.id, personIds: [world.ed.id] }, tx),
    );
    expect((await ed.get("/@crew/tides/", asJson)).status).toBe(404);
    await made("viewer");
    expect(await readers()).toEqual(before);
  });
});

function withoutMoments(answer: string): string {
  return answer.replace(/"(magic|now|position)":("[^"]*"|\d+)/g, "");
}
