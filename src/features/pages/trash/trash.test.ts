import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { firstShares } from "#features/access/rules.ts";
import { makeFolder } from "#features/folders/store.ts";
import { loadTrash } from "#features/pages/browsing/contract.ts";
import { readBrowseTrash } from "#features/pages/browsing/screen.ts";
import { principal } from "#kernel/actor.ts";
import { as, worldNow } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { removePage, restorePage, trashPage } from "./contract.ts";

let world: World;
let web: TestWeb;
const people = {} as Record<"olga" | "ada" | "ed" | "vera" | "xavi" | "visitor", TestBrowser>;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
  for (const name of ["olga", "ada", "ed", "vera", "xavi"] as const)
    people[name] = await web.browser(world[name]);
  people.visitor = await web.browser("visitor");
});
afterAll(async () => {
  await web.close();
  await world.close();
});

type Row = Record<string, unknown> & { id: number; title_u: string };
const days = (count: number) => new Date(worldNow.getTime() + count * 86_400_000);
const query = <Answer extends object>(text: string, ...values: unknown[]) =>
  within(world, actorOf(world, world.ada), (tx) => run<Answer>(tx, text, [tx.siteId, ...values]));
const rowsIn = (body: Record<string, unknown> | null) => (body?.["pages"] ?? []) as Row[];
const trash = (browser: TestBrowser, id: number) =>
  browser.post(`/ajax/page/page_settings/delete/${id}/`, {});
const restore = (browser: TestBrowser, id: number) => browser.post(`/ajax/page/trash_restore/${id}/`, {});
const remove = (browser: TestBrowser, id: number) => browser.post(`/ajax/page/trash_remove/${id}/`, {});
const list = async (browser: TestBrowser) => {
  const answer = await browser.post("/ajax/pages/action/load_trash/", {});
  return rowsIn(answer.body);
};
const listed = async (browser: TestBrowser) => (await list(browser)).map(({ title_u: title }) => title);
const folder = (name: string) =>
  within(world, actorOf(world, world.ed), (tx) =>
    makeFolder(actorOf(world, world.ed), { parentId: world.mainFolderId, name }, tx),
  );

beforeEach(() => query("delete from page where site_id = $1"));

describe("moving a page to the trash", () => {
  it("takes it from everybody's sight, and says where to go on and that it was done [TRSH-02] [TRSH-16] (long)", async () => {
    const fleet = await folder("Fleet");
    const id = await madePage(world, "Fog", { slug: "fog", folderId: fleet.id });
    expect(await trash(people.ed, id)).toMatchObject({
      status: 200,
      body: { success: true, redirect: `/pages/tree/${fleet.id}/`, message: "Moved to trash" },
    });
    for (const browser of Object.values(people)) {
      expect((await browser.get("/fog/")).status).toBe(404);
      expect((await browser.get(`/page/${id}/`)).status).toBe(404);
    }
    expect(await query("select title from page where site_id = $1 and id = $2", id)).toEqual([
      { title: "Fog" },
    ]);
    expect(await listed(people.ed)).toEqual(["Fog"]);
    expect(await trash(people.ed, id)).toMatchObject({
      status: 404,
      body: { success: false, message: "This page is in the trash. Restore it to keep editing." },
    });
  });

  it("is refused for the home page and for a template, in the sentences of the documents, and changes nothing [TRSH-03] [TRSH-04] [TRSH-15]", async () => {
    const id = await madePage(world, "Fog", { slug: "fog" });
    await query("update subsite set homepage_id = $2 where site_id = $1 and id = 0", id);
    expect(await trash(people.olga, id)).toMatchObject({
      status: 409,
      body: {
        success: false,
        message: "The homepage cannot be deleted. Please make a different page the homepage first.",
      },
    });
    await query("update subsite set homepage_id = null where site_id = $1 and id = 0");
    await query("update page set is_template = true where site_id = $1 and id = $2", id);
    const isDefault = "update subsite set default_template_id = $2 where site_id = $1 and id = 0";
    const message =
      "This page cannot be deleted because it is available as a template. Edit the page's properties and uncheck the Template option.";
    for (const chosen of [id, null]) {
      await query(isDefault, chosen);
      expect(await trash(people.olga, id)).toMatchObject({ status: 409, body: { message } });
    }
    expect((await people.vera.get("/fog/")).status).toBe(200);
  });

  it("is for those who may edit that page, whatever they are on the site (long)", async () => {
    const edit = (who: "vera" | "xavi") => ({
      principalId: principal("person", world[who].id),
      mayEdit: true,
    });
    const sees = (who: "xavi") => ({ principalId: principal("person", world[who].id), mayEdit: false });
    for (const [shares, who, status] of [
      [firstShares, "olga", 200],
      [firstShares, "ada", 200],
      [firstShares, "ed", 200],
      [firstShares, "vera", 403],
      [firstShares, "xavi", 404],
      [firstShares, "visitor", 404],
      [[edit("vera")], "vera", 200],
      [[edit("vera")], "ed", 404],
      [[edit("xavi")], "xavi", 200],
      [[sees("xavi")], "xavi", 403],
    ] as const) {
      const id = await madePage(world, "Fog", { shares });
      const answer = await trash(people[who], id);
      expect({ who, status: answer.status }).toEqual({ who, status });
    }
  });

  it("leads to the pages of its folder, and whoever knew that by this page alone to all pages [TRSH-02]", async () => {
    const fleet = await folder("Yard");
    const shares = [{ principalId: principal("person", world.xavi.id), mayEdit: true }];
    const id = await madePage(world, "Fog", { shares, folderId: fleet.id });
    const other = await madePage(world, "Tides", { folderId: fleet.id });
    expect((await trash(people.xavi, id)).body).toMatchObject({ redirect: "/pages/" });
    const moved = { success: true, redirect: `/pages/tree/${fleet.id}/`, message: "Moved to trash" };
    expect((await trash(people.ed, other)).body).toEqual(moved);
  });
});

describe("the list of the trash", () => {
  it("holds what one could edit and nothing else, the newest first, and is for those who make pages [TRSH-06] [TRSH-07] [TRSH-08] (long)", async () => {
    const closed = [{ principalId: principal("person", world.vera.id), mayEdit: true }];
    const first = await madePage(world, "Fog");
    const second = await madePage(world, "Tides");
    const veras = await madePage(world, "Vera's", { shares: closed });
    const read = { principalId: principal("everybody"), mayEdit: false };
    const written = await madePage(world, "Read by all, Vera's", { shares: [...closed, read] });
    await as(world, world.vera, days(-1)).call(trashPage, { page_id: written });
    await as(world, world.ed, days(0)).call(trashPage, { page_id: first });
    await as(world, world.ed, days(1)).call(trashPage, { page_id: second });
    await as(world, world.vera, days(2)).call(trashPage, { page_id: veras });
    const titles = async (who: "olga" | "ed" | "vera") => {
      const answer = await as(world, world[who], days(3)).call(loadTrash, {});
      return answer.success ? answer.pages.map(({ title_u: title }) => title) : answer.status;
    };
    expect(await titles("olga")).toEqual(["Vera's", "Tides", "Fog", "Read by all, Vera's"]);
    expect(await titles("ed")).toEqual(["Tides", "Fog"]);
    for (const [who, status] of [
      ["vera", 403],
      ["xavi", 403],
      ["visitor", 401],
    ] as const)
      expect((await people[who].post("/ajax/pages/action/load_trash/", {})).status).toBe(status);
  });

  it("says of each page that it is in the trash, from where, since when and by whom, with all that lists answer, of those that one could edit [TRSH-07] [TRSH-08] [PLST-02] [PLST-03] [PLST-08] [PLST-13]", async () => {
    const fleet = await folder("Harbour");
    const id = await madePage(world, "Fog & rain", { slug: "fog", folderId: fleet.id });
    await as(world, world.ada).call(trashPage, { page_id: id });
    const shares = [{ principalId: principal("person", world.vera.id), mayEdit: true }];
    await trash(people.vera, await madePage(world, "Vera's", { shares }));
    const { body } = await people.ed.post("/ajax/pages/action/load_trash/", {});
    expect(Object.keys(body ?? {}).sort()).toEqual(
      "apps date_groupings more nr_pages page_views pages perm_profiles search_pages success tags tree users".split(
        " ",
      ),
    );
    expect(body).toMatchObject({
      nr_pages: 1,
      more: false,
      users: { [world.ed.id]: { name: "Ed Elzinga" }, [world.ada.id]: { name: "Ada Admiraal" } },
    });
    expect(rowsIn(body)[0]).toMatchObject({
      id,
      title_s: "Fog &amp; rain",
      title_u: "Fog & rain",
      url: `/page/${id}/`,
      cid: fleet.id,
      trash: true,
      perm_deleted: false,
      isp: false,
      td: worldNow.getTime() / 1000,
      tuid: world.ada.id,
    });
    const others = await people.ed.post("/ajax/pages/action/load/", {});
    expect(rowsIn(others.body).map(({ id: each }) => each)).not.toContain(id);
  });

  it("keeps a page for thirty days, and then neither shows it nor gives it back [TRSH-09]", async () => {
    const id = await madePage(world, "Fog");
    await as(world, world.ed).call(trashPage, { page_id: id });
    const at = (now: Date) => as(world, world.ed, now);
    expect(await at(days(30)).call(loadTrash, {})).toMatchObject({ pages: [{ id }] });
    const tooLate = new Date(days(30).getTime() + 1000);
    expect(await at(tooLate).call(loadTrash, {})).toMatchObject({ pages: [] });
    expect(await at(days(30)).call(readBrowseTrash, {})).toMatchObject({ pages: [{ id }] });
    expect(await at(tooLate).call(readBrowseTrash, {})).toMatchObject({ pages: [] });
    const gone = { code: "page-not-in-trash", status: 404 };
    expect(await at(tooLate).call(restorePage, { id })).toMatchObject(gone);
    expect(await at(tooLate).call(removePage, { id })).toMatchObject(gone);
    expect(await at(days(30)).call(restorePage, { id })).toMatchObject({ success: true });
  });

  it("shows 250 pages at first and counts to 1,001, on its screen too [BSRT-07] (long)", async () => {
    await query(
      `insert into page (site_id, subsite_id, folder_id, title, title_key, trashed)
       select $1, 0, $2, 'Page ' || n, 'page ' || n, $3::timestamptz - n * interval '1 minute' from generate_series(1, 1100) n`,
      world.mainFolderId,
      worldNow,
    );
    await query(
      `insert into trash_editor (site_id, principal_id, page_id, trashed) select $1, $2, id, trashed from page where site_id = $1`,
      principal("admins"),
    );
    const { body } = await people.olga.post("/ajax/pages/action/load_trash/", {});
    expect(body).toMatchObject({ nr_pages: 1001, more: true });
    expect([rowsIn(body).length, rowsIn(body)[0]?.title_u]).toEqual([250, "Page 1"]);
    const screen = await as(world, world.olga).call(readBrowseTrash, {});
    expect(screen.success && [screen.pages.length + screen.left, screen.more]).toEqual([250, true]);
    expect((await people.olga.get("/pages/trash/")).text).toContain("Show all pages");
  });
});

describe("bringing a page back", () => {
  it("gives it its folder, address, readers and words again, and says where it is [TRSH-11] (long)", async () => {
    const fleet = await folder("Bridge");
    const id = await madePage(world, "Fog", { slug: "fog", folderId: fleet.id });
    await trash(people.ed, id);
    expect(await restore(people.ada, id)).toMatchObject({
      status: 200,
      body: { success: true, url: "/fog/" },
    });
    const answer = await people.vera.get("/fog/", { accept: "application/json" });
    expect(answer).toMatchObject({ status: 200, body: { data: { title: "Fog" } } });
    expect(answer.text).toContain("About Fog.");
    expect(await query("select folder_id::int as id from page where site_id = $1 and id = $2", id)).toEqual([
      { id: fleet.id },
    ]);
    expect(await listed(people.ed)).toEqual([]);
  });

  it("puts it into Main when its folder is gone meanwhile [TRSH-18] (long)", async () => {
    const fleet = await folder("Quay");
    const id = await madePage(world, "Fog", { folderId: fleet.id });
    await trash(people.ed, id);
    await query("delete from folder where site_id = $1 and id = $2", fleet.id);
    expect(await restore(people.ed, id)).toMatchObject({ status: 200 });
    expect(await query("select folder_id::int as id from page where site_id = $1 and id = $2", id)).toEqual([
      { id: world.mainFolderId },
    ]);
  });

  it("gives it the next address when another page has taken its own meanwhile [TRSH-11] (long)", async () => {
    const id = await madePage(world, "Fog", { slug: "fog" });
    await trash(people.ed, id);
    const other = await madePage(world, "Other fog", { slug: "fog" });
    expect((await people.vera.get("/fog/")).text).toContain("Other fog");
    expect((await restore(people.ed, id)).body).toMatchObject({ url: "/fog-2/" });
    expect((await people.vera.get("/fog-2/")).text).toContain("About Fog.");
    expect((await people.vera.get(`/page/${other}/`)).headers["location"]).toBe("/fog/");
  });

  it("is for those who could edit it; to others it is not there, as a page that is not in the trash [TRSH-08] [TRSH-11] [TRSH-13]", async () => {
    const id = await madePage(world, "Fog");
    const shown = await madePage(world, "Tides");
    await trash(people.ed, id);
    for (const who of ["vera", "xavi", "visitor"] as const)
      for (const act of [restore, remove])
        expect(await act(people[who], id)).toMatchObject({
          status: 404,
          body: { message: "This page is no longer in the trash." },
        });
    for (const act of [restore, remove]) expect(await act(people.ed, shown)).toMatchObject({ status: 404 });
    expect(await restore(people.ed, id)).toMatchObject({
      status: 200,
      body: { success: true, url: `/page/${id}/` },
    });
    expect(await restore(people.ed, id)).toMatchObject({
      status: 404,
      body: { success: false, message: "This page is no longer in the trash." },
    });
  });

  it("of two who do it at once the second hears that it is no longer there", async () => {
    const id = await madePage(world, "Fog");
    await trash(people.ed, id);
    const answers = await Promise.all([restore(people.ed, id), remove(people.ada, id)]);
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 404]);
  });
});

describe("removing a page for good", () => {
  it("is done at once and for ever, of what is in the trash alone [TRSH-13] [TRSH-16] [TRSH-19]", async () => {
    const id = await madePage(world, "Fog", { slug: "fog" });
    expect(await remove(people.ed, id)).toMatchObject({ status: 404 });
    await trash(people.ed, id);
    expect(await remove(people.ed, id)).toMatchObject({ status: 200, body: { success: true } });
    expect([await listed(people.ed), await query("select from page where site_id = $1")]).toEqual([[], []]);
    expect(await restore(people.ed, id)).toMatchObject({ status: 404 });
  });
});
