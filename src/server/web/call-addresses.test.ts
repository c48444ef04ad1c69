import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readVersions } from "#features/versions/screen.ts";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let web: TestWeb;
let ed: TestBrowser;
let olga: TestBrowser;
let page: number;
let version: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  web = await openTestWeb(world);
  [ed, olga] = await Promise.all([web.browser(world.ed), web.browser(world.olga)]);
  page = await madePage(world, "Tides & <time>", { slug: "tides" });
  const listed = await as(world, world.ed).call(readVersions, { page_id: page });
  version = listed.success ? (listed.versions[0]?.id ?? 0) : 0;
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const pathOf = (written: string) =>
  written
    .replace("{page}", String(page))
    .replace("{version}", String(version))
    .replace("{main}", String(world.mainFolderId));
const listIn = (body: Record<string, unknown> | null, field: string) => (body?.[field] ?? []) as object[];
const keysOf = (body: unknown) => Object.keys((body ?? {}) as object).toSorted();

describe("a page dialog is loaded from and saved to one address", () => {
  it.each([
    ["create/", ""],
    ["create/0/", ""],
    ["create/?from_page_id={page}", "Copy of Tides & <time>"],
    ["clone/{page}/0/", "Copy of Tides & <time>"],
    ["clone/{page}/{version}/", "Copy of Tides & <time>"],
    ["edit_properties/{page}/", "Tides & <time>"],
    ["edit/{page}/", "Tides & <time>"],
  ])("/ajax/page/page_settings/%s [PDLG-04] [PDLG-05] [PDLG-06] [PDLG-07]", async (end, title) => {
    const loaded = await ed.get(pathOf(`/ajax/page/page_settings/${end}`));
    expect(loaded).toMatchObject({ status: 200, body: { success: true, title } });
  });

  it.each([
    ["create/", { title: "One" }, "/one/"],
    ["create/0/", { title: "Two" }, "/two/"],
    ["create/?from_page_id={page}", { title: "Three" }, "/three/"],
    ["clone/{page}/0/", { title: "Four" }, "/four/"],
    ["clone/{page}/{version}/", { title: "Five" }, "/five/"],
    ["edit_properties/{page}/", { title: "Tides" }, "/tides/"],
    ["edit/{page}/", { permission_state: { all: { view: true } } }, "/tides/"],
  ])(
    "POST …/%s takes settings as a JSON text and answers where the page stands [PDLG-09] [PDLG-11]",
    async (end, settings, redirect) => {
      const saved = await ed.post(pathOf(`/ajax/page/page_settings/${end}`), {
        settings: JSON.stringify(settings),
      });
      expect(saved.body).toMatchObject({ success: true, redirect, errors: [] });
      expect(keysOf(saved.body)).toEqual(["errors", "message", "redirect", "success"]);
      expect((await ed.get(redirect)).status).toBe(200);
    },
  );

  it("answers what is wrong as a list, with a message [PDLG-11]", async () => {
    const settings = JSON.stringify({ title: " " });
    const refused = await ed.post("/ajax/page/page_settings/create/", { settings });
    expect(refused.body).toMatchObject({ success: false, errors: ["Please enter a page name."] });
    expect(refused.body?.["message"]).toMatch(/./);
  });
});

describe("the calls of the documents stand at their addresses", () => {
  it.each([
    [
      "/ajax/page/sharing_details/{page}/",
      {},
      ["has_template_permissions", "title_s", "vanity_follow", "vanity_share"],
    ],
    ["/ajax/pages/action/search/", { q: "tides" }, ["search_pages"]],
    ["/ajax/pages/action/list_pages/", { q: "tides" }, ["pages_list"]],
    ["/ajax/category/tree/", {}, ["tree"]],
    ["/ajax/category/create/{main}/", { new_name: "Harbour" }, ["id", "name"]],
  ])(
    "POST %s [SHAR-06] [BFLT-16] [BFLT-17] [POPT-03] [FTRE-03] [FTRE-11] [FTRE-20]",
    async (path, sent, fields) => {
      const answer = await ed.post(pathOf(path), sent);
      expect(answer).toMatchObject({ status: 200, body: { success: true } });
      expect(keysOf(answer.body)).toEqual(expect.arrayContaining(fields));
    },
  );

  it("POST /ajax/pages/action/load/ answers the list and what belongs to it [BRWS-05]", async () => {
    const { body } = await ed.post("/ajax/pages/action/load/", {});
    const all = ["pages", "tree", "tags", "apps", "users", "page_views", "date_groupings", "perm_profiles"];
    expect(keysOf(body)).toEqual(expect.arrayContaining(all));
    expect(body?.["pages"]).toContainEqual(expect.objectContaining({ id: page, url: "/tides/" }));
  });

  it("GET /ajax/search/ answers hits with every field of the documents [SRCH-10]", async () => {
    const { body } = await ed.get(
      `/ajax/search/?q=visser&max_results=30&max_by_type=12&ajx=1&magic=${ed.magic}`,
    );
    expect(body).toMatchObject({ success: true, hisel_urls: false });
    const [hit] = listIn(body, "results");
    expect(hit).toMatchObject({ cat: "People", desc: "Vera Visser", user_id: world.vera.id });
    const fields =
      "cat desc form_lnk form_title icon lnk page_lnk page_title prv sg sg_acol sg_slug sg_sname tag tag_id user_id";
    expect(keysOf(hit)).toEqual(fields.split(" "));
  });

  it("POST …/load_admin_users/ names whom one can ask, POST …/send_request_for_admin_promotion/ asks [RQST-02] [RQST-03] [RQST-04] [RQST-10]", async () => {
    const vera = await web.browser(world.vera);
    const listed = await vera.post("/ajax/people/action/load_admin_users/", {
      hint: "change-site",
      only_site_owners: "yes",
    });
    expect(listed.body).toMatchObject({
      success: true,
      admins: [{ id: world.olga.id, email: world.olga.email }],
    });
    expect(keysOf(listIn(listed.body, "admins")[0])).toEqual(["avatar_url", "email", "id", "safe_name"]);
    const asked = await vera.post("/ajax/people/action/send_request_for_admin_promotion/", {
      hint: "change-site",
      admin_id: world.olga.id,
      only_site_owners: "yes",
    });
    expect(asked.body).toMatchObject({ success: true });
  });

  it("are not elsewhere: an address with one letter more is nobody's", async () => {
    for (const path of ["/ajax/page/sharing_detailss/1/", "/ajax/pages/action/loads/"])
      expect((await olga.post(path, {})).status).toBe(404);
  });
});
