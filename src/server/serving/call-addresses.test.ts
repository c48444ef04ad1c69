import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { principal } from "#kernel/actor.ts";
import { readVersions } from "#features/versions/screen.ts";
import { as } from "#testing/as.ts";
import { draftWriter, draftedPage } from "#testing/draft-writer.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, type WorldPerson, openWorld } from "#testing/world.ts";

let world: World;
let web: TestWeb;
let ed: TestBrowser;
let olga: TestBrowser;
let page: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  web = await openTestWeb(world);
  [ed, olga] = await Promise.all([web.browser(world.ed), web.browser(world.olga)]);
  page = await madePage(world, "Tides & <time>", { slug: "tides" });
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const pathOf = (written: string) =>
  written.replace("{page}", String(page)).replace("{main}", String(world.mainFolderId));
const listIn = (body: Record<string, unknown> | null, field: string) => (body?.[field] ?? []) as object[];
const keysOf = (body: unknown) => Object.keys((body ?? {}) as object).toSorted();

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
  ])("POST %s [SHAR-06] [BFLT-16] [BFLT-17] [POPT-03] [FTRE-03] [FTRE-11]", async (path, sent, fields) => {
    const answer = await ed.post(pathOf(path), sent);
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(keysOf(answer.body)).toEqual(expect.arrayContaining(fields));
  });

  it("POST /ajax/pages/action/list_pages/ answers each page with its id, title and address [POPT-04]", async () => {
    const id = await madePage(world, "Pier <7>", { slug: "pier-7" });
    const { body } = await ed.post("/ajax/pages/action/list_pages/", { q: "pier" });
    expect(listIn(body, "pages_list")).toEqual([
      { id, title_s: "Pier &lt;7&gt;", url: "/pier-7/", title_u: "Pier <7>", folders_u: [] },
    ]);
  });

  it("POST /ajax/category/tree/ answers each folder below its parent, with every field [FTRE-02] [FTRE-03]", async () => {
    const made = await ed.post(pathOf("/ajax/category/create/{main}/"), { new_name: "Quays/Old quay" });
    const tree = listIn((await ed.post("/ajax/category/tree/", {})).body, "tree") as { name: string }[];
    const node = (name: string) => tree.find((each) => each.name === name) as Record<string, unknown>;
    expect(node("Main")).toEqual({ id: world.mainFolderId, name: "Main", level: 0, parent_id: null });
    const quays = { name: "Quays", level: 1, parent_id: world.mainFolderId };
    expect(node("Quays")).toEqual({ id: expect.any(Number), ...quays });
    const quay = { name: "Old quay", level: 2, parent_id: node("Quays")["id"] };
    expect(node("Old quay")).toEqual({ id: made.body?.["id"], ...quay });
  });

  it("POST /ajax/pages/action/load/ answers the list and what belongs to it [BRWS-05] [PLST-03] [PLST-12] (long)", async () => {
    const { body } = await ed.post("/ajax/pages/action/load/", {});
    const all = ["pages", "tree", "tags", "apps", "users", "page_views", "date_groupings", "perm_profiles"];
    expect(keysOf(body)).toEqual(expect.arrayContaining(all));
    const row = {
      id: page,
      url: "/tides/",
      share: "Everyone at Noordervaart",
      prv: "About Tides & <time>.",
      cm: true,
    };
    expect(body?.["pages"]).toContainEqual(expect.objectContaining(row));
    const vera = await web.browser(world.vera);
    const read = await vera.post("/ajax/pages/action/load/", {});
    expect(read.body?.["pages"]).toContainEqual(expect.objectContaining({ ...row, cm: false }));
    expect((await vera.get("/tides/")).status).toBe(200);
  });

  it("POST /ajax/pages/action/load/ says when each page was made and changed, in whole seconds, and by whom [PLST-05] [PLST-06] [PLST-13] [PLST-25]", async () => {
    const id = await draftedPage(world);
    const writer = await draftWriter(world, {
      who: world.olga,
      page_id: id,
      now: new Date("2026-11-21T12:01:00.789Z"),
    });
    await writer.type("later ");
    await writer.publish(1);
    const { body } = await ed.post("/ajax/pages/action/load/", {});
    const row = listIn(body, "pages").find((each) => (each as { id: number }).id === id);
    expect(row).toMatchObject({
      c: 1_795_262_400,
      cuid: world.ed.id,
      u: 1_795_262_460,
      uuid: world.olga.id,
    });
    const found = await ed.post("/ajax/pages/action/search/", { q: "later" });
    const users = Object.values((found.body?.["users"] ?? {}) as Record<string, { name: string }>);
    expect(users.map(({ name }) => name).toSorted()).toEqual(["Ed Elzinga", "Olga Oosterhuis"]);
  });

  it("GET /ajax/search/ answers `message` where it cannot search, and its results else [SRCH-11]", async () => {
    const search = (q: string) => ed.get(`/ajax/search/?q=${q}&max_results=30&max_by_type=12&ajx=1`);
    const found = await search("visser");
    expect(found).toMatchObject({ status: 200, body: { success: true, hisel_urls: false } });
    expect(keysOf(found.body)).toEqual(["hisel_urls", "results", "success"]);
    expect(listIn(found.body, "results")).toHaveLength(1);
    const failed = await search("x".repeat(501));
    expect(failed).toMatchObject({
      status: 400,
      body: { success: false, message: expect.stringMatching(/./) },
    });
    expect(failed.body?.["message"]).toBe(failed.body?.["error"]);
  });

  it("GET /ajax/search/ answers hits with every field of the documents [SRCH-10]", async () => {
    const { body } = await ed.get(
      `/ajax/search/?q=visser&max_results=30&max_by_type=12&ajx=1&magic=${ed.magic}`,
    );
    expect(body).toMatchObject({ success: true, hisel_urls: false });
    const [hit] = listIn(body, "results");
    expect(hit).toMatchObject({ cat: "People", desc: "Vera Visser", user_id: world.vera.id });
    const fields =
      "avatar_url cat desc form_lnk form_title icon isd lnk page_lnk page_title prv sg sg_acol sg_slug sg_sname tag tag_id user_id";
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
    expect(keysOf(listIn(listed.body, "admins")[0])).toEqual([
      "avatar_url",
      "away",
      "email",
      "id",
      "safe_name",
    ]);
    const asked = await vera.post("/ajax/people/action/send_request_for_admin_promotion/", {
      hint: "change-site",
      admin_id: world.olga.id,
      only_site_owners: "yes",
    });
    expect(asked.body).toMatchObject({ success: true });
    const facts = {
      personId: world.vera.id,
      candidateId: world.olga.id,
      right: "owner",
      hint: "change-site",
    };
    expect((await world.announced()).at(-1)).toMatchObject({ kind: "rights-requested", facts });
    const visitor = await web.browser("visitor");
    const refused = await visitor.post("/ajax/people/action/load_admin_users/", { only_site_owners: "no" });
    expect(refused).toMatchObject({
      status: 401,
      body: { success: false, error: "Sign in first." },
    });
    expect(refused.body).not.toHaveProperty("admins");
    const unheard = await vera.post("/ajax/people/action/send_request_for_admin_promotion/", {
      hint: "change-site",
      admin_id: world.vera.id,
      only_site_owners: "yes",
    });
    const error = "Ask someone else for these rights.";
    expect(unheard).toMatchObject({ status: 400, body: { success: false, error } });
  });

  it("GET …/page_settings/edit/{page}/ answers groups with their people [PPRM-02] [PPRM-03] [PPRM-04]", async () => {
    const share = ({ id }: WorldPerson, mayEdit: boolean) => ({
      principalId: principal("person", id),
      mayEdit,
    });
    const id = await madePage(world, "Two people", {
      shares: [share(world.ed, true), share(world.xavi, false), share(world.ada, false)],
    });
    const { body } = await ed.get(`/ajax/page/page_settings/edit/${id}/`);
    const groups = listIn(body, "users") as { id: string; sub_users: object[] }[];
    expect(groups.map(({ id }) => id)).toEqual(["admins", "public", "guests", "all", "editors", "others"]);
    for (const group of groups)
      expect(keysOf(group)).toEqual(["edit", "follow", "id", "name", "nr_people", "sub_users", "view"]);
    const line = { view: true, edit: true, follow: false };
    const person = ({ id, name, email }: WorldPerson, facts: object = {}) => {
      const isNothing = { is_admin: false, is_self: false, is_guest: false, is_external: false };
      const ours = { avatar_url: "" };
      return {
        id,
        name,
        email,
        ...ours,
        ...isNothing,
        ...line,
        share_url: "",
        notify_st: "normal",
        ...facts,
      };
    };
    const admins = [world.ada, world.olga].map((admin) => person(admin, { is_admin: true }));
    const others = [
      person(world.ed, { is_self: true }),
      person(world.xavi, { is_external: true, edit: false }),
    ];
    expect(groups.map(({ sub_users }) => sub_users)).toEqual([admins, [], [], [], [], others]);
  });

  it("POST /ajax/widget/action/save/… saves the `data` of a widget in its place, and makes a version [WIDG-11]", async () => {
    const id = await draftedPage(world);
    const versions = async () => {
      const listed = await as(world, world.ed).call(readVersions, { page_id: id });
      return listed.success ? listed.versions.map((each) => each.id) : [];
    };
    const save = async (widget: string, content: object) => {
      const data = JSON.stringify({ ...content, base_version: (await versions())[0] });
      return ed.post(`/ajax/widget/action/save/${id}/${widget}/`, { data });
    };
    const shown = async () => {
      const { headers } = await olga.get(`/page/${id}/`);
      return (await olga.get(String(headers["location"]))).text;
    };
    const before = await versions();
    const text = await save("text0001/Markdown", { source: "**Slow** down" });
    expect(await shown()).toMatch(/<h2[^>]*>Fog<.*<strong>Slow<\/strong> down/s);
    const heading = await save("title01/Heading", { text: "Mist", level: "h2", anchor: "" });
    expect([heading.body, text.body]).toMatchObject([{ success: true }, { success: true }]);
    expect((await versions()).slice(2)).toEqual(before);
    expect(await shown()).toMatch(/<h3[^>]*>Mist<.*<strong>Slow<\/strong> down/s);
  });

  it("are not elsewhere: an address with one letter more is nobody's", async () => {
    for (const path of ["/ajax/page/sharing_detailss/1/", "/ajax/pages/action/loads/"])
      expect((await olga.post(path, {})).status).toBe(404);
  });
});
