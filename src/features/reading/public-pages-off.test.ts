import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { stacked } from "#documents/document.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";
import { isOpenToWorld, refreshReaders } from "#features/access/store.ts";
import { principal } from "#kernel/actor.ts";
import { worldNow } from "#testing/as.ts";
import { note } from "#testing/draft-writer.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type WorldPerson, actorOf, within } from "#testing/world.ts";

let world: SubsiteWorld;
let web: TestWeb;
let closeId: number;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
  web = await openTestWeb(world);
  closeId = await publicPageFor(world.ed);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

/** A page of the main group that is open to the world, and by name to one person alone. */
async function publicPageFor(person: WorldPerson): Promise<number> {
  const olga = actorOf(world, world.olga);
  const document = stacked([{ id: "text0001", ...note("Low water at six.") }]);
  const shares = [{ principalId: principal("person", person.id), mayEdit: false }];
  const place = { title: "Timetable", folderId: world.mainFolderId, slug: "timetable" };
  return within(world, olga, async (tx) => {
    const id = (await insertPage(olga, { ...place, document, preview: "", shares }, worldNow, tx)) ?? 0;
    await run(tx, "update page set is_public = true where site_id = $1 and id = $2", [tx.siteId, id]);
    await refreshReaders(id, tx);
    return id;
  });
}

async function open(isOpen: boolean): Promise<void> {
  const site = { name: "Noordervaart", time_zone: "UTC", guest_invites: "no" };
  const sent = { ...site, public_pages: isOpen ? "yes" : "no" };
  expect(await post(world.olga, "/-/settings/site/", sent)).toMatchObject({ success: true });
}

async function post(who: WorldPerson, path: string, sent: object = {}) {
  return (await (await web.browser(who)).post(path, { ...sent })).body as Record<string, unknown>;
}

type Listed = { id: number; isp: boolean; share: string };
/** What a list says of a page. */
async function listed(who: WorldPerson, id: number, prefix = ""): Promise<Listed | undefined> {
  const { pages } = await post(who, `${prefix}/ajax/pages/action/load/`);
  return (pages as Listed[]).find((page) => page.id === id);
}

async function harbourOnList() {
  const { joinable_spaces: spaces } = await post(world.vera, "/ajax/people/action/load_new_space_details/");
  const harbour = (spaces as { id: number; is_public: boolean; access_type_s: string }[]).find(
    ({ id }) => id === world.harbour.id,
  );
  return [harbour?.is_public, harbour?.access_type_s];
}

async function barOf(who: WorldPerson) {
  const screen = await shown(world, who, "/people/");
  return [...screen.document.querySelectorAll("a[href^='/@harbour/']")].map((each) =>
    each.getAttribute("href"),
  );
}

describe.each([
  ["lets pages be public", true],
  ["has its public pages switched off", false],
] as const)("on a site that %s", (_, isOpen) => {
  beforeEach(() => open(isOpen));

  it("a page says who sees it [GUES-05] [GUES-12] [SUBS-06] (long)", async () => {
    const said = async (path: string) => {
      const screen = await shown(world, world.ed, path);
      return screen.text(screen.part("main"));
    };
    const ofHarbour = await said("/@harbour/tides/");
    const ofPage = await said("/timetable/");
    for (const text of [ofHarbour, ofPage]) expect(text.includes("Anyone on the web")).toBe(isOpen);
    expect(ofHarbour.includes("Everyone in Harbour")).toBe(!isOpen);
    expect(ofPage.includes("Only administrators and Ed Elzinga")).toBe(!isOpen);
  });

  it("lists mark what the world reads, and say whom the rest is shared with [PLST-09] [PLST-12] [GUES-05] [GUES-12] (long)", async () => {
    const page = await listed(world.vera, closeId);
    expect([page?.isp, page?.share]).toEqual(isOpen ? [true, "Anyone on the web"] : [undefined, undefined]);
    expect(await listed(world.ada, closeId)).toMatchObject({
      isp: isOpen,
      share: isOpen ? "Anyone on the web" : "Only administrators and Ed Elzinga",
    });
    expect(await listed(world.ed, world.harbour.tidesId, "/@harbour")).toMatchObject({ isp: isOpen });
    expect(await listed(world.ed, world.crew.tidesId, "/@crew")).toMatchObject({ isp: false });
    const screen = await shown(world, world.ada, "/pages/");
    expect(screen.text(screen.part("main")).match(/Public/g)?.length ?? 0).toBe(isOpen ? 1 : 0);
  });

  it("a draft says who will see it before it is published for the first time [GUES-05] [PRUL-08] (long)", async () => {
    const asked = async (prefix: string, permissions: object) => {
      const title = `Draft${prefix.slice(2)} ${String(isOpen)}`;
      const settings = JSON.stringify({ title, permission_state: permissions });
      const created = await post(world.ed, `${prefix}/ajax/page/page_settings/create/0/`, { settings });
      const screen = await shown(world, world.ed, `${String(created["redirect"])}?edit`);
      await screen.click("button", "Publish");
      return screen.names("listitem", screen.part("dialog"));
    };
    const all = "Everyone at Noordervaart can see this page.";
    const others = ["Administrators and editors can edit it.", "It isn't public."];
    const roles = "Its editors and administrators can edit it.";
    const everywhere = "Anyone on the web can see this page.";
    const made = await asked("", isOpen ? { public: { view: true } } : {});
    expect(made).toEqual(isOpen ? [everywhere, others[0]] : [all, ...others]);
    expect(await asked("/@harbour", {})).toEqual(
      isOpen ? [everywhere, roles] : ["Everyone in Harbour can see this page.", roles, "It isn't public."],
    );
  });

  it("a page of a closed subsite is public to nobody, whatever it was set to before: not to visitors, nor by its marks [PRUL-08] [SUBS-06] (long)", async () => {
    const { crew, ada } = world;
    await within(world, actorOf(world, world.olga), async (tx) => {
      await run(tx, "update page set is_public = true where site_id = $1 and id = $2", [
        tx.siteId,
        crew.tidesId,
      ]);
      await refreshReaders(crew.tidesId, tx);
    });
    const readers = await within(world, actorOf(world, world.olga), (tx) =>
      run<{ id: number }>(
        tx,
        "select principal_id as id from page_reader where site_id = $1 and page_id = $2",
        [tx.siteId, crew.tidesId],
      ),
    );
    expect(readers.map(({ id }) => id)).not.toContain(principal("public"));
    const visitor = await web.browser("visitor");
    expect((await visitor.get("/@crew/tides/")).status).toBe(404);
    expect(await listed(ada, crew.tidesId, "/@crew")).toMatchObject({ isp: false });
    const screen = await shown(world, ada, "/@crew/tides/");
    expect(screen.text(screen.part("main"))).toContain("Everyone in Crew");
    const settings = JSON.stringify({ permission_state: { public: { view: true } } });
    const path = `/@crew/ajax/page/page_settings/edit/${crew.homeId}/`;
    expect(await post(ada, path, { settings })).toMatchObject({
      success: false,
      message: "In a subsite, roles decide this. Administrators change them under People.",
    });
  });

  it("the permissions of a page say who can see it, and keep what was set [GUES-05] [GUES-12] (long)", async () => {
    const screen = await shown(world, world.ada, `/page/settings/${closeId}/`);
    expect(screen.text().includes("Anyone on the web can see this page.")).toBe(isOpen);
    const dialog = await (await web.browser(world.ada)).get(`/ajax/page/page_settings/edit/${closeId}/`);
    expect(dialog.body).toMatchObject({ is_public: true });
  });

  it("strangers come to what is public, also to a subsite that no list shows [GUES-05] [SUBS-06]", async () => {
    const visitor = await web.browser("visitor");
    for (const listing of ["hidden", "full"]) {
      await within(world, actorOf(world, world.olga), (tx) =>
        run(tx, "update subsite set listing = $3 where site_id = $1 and id = $2", [
          tx.siteId,
          world.harbour.id,
          listing,
        ]),
      );
      for (const path of ["/timetable/", "/@harbour/tides/"])
        expect([listing, path, (await visitor.get(path)).status]).toEqual([
          listing,
          path,
          isOpen ? 200 : 404,
        ]);
    }
  });

  it("what SQL calls open to the world is what a stranger reads [GUES-05] [SUBS-06] (long)", async () => {
    const text = `select page.id, subsite.slug, ${isOpenToWorld("page", "subsite")} as "isOpen" from page
      join subsite on subsite.site_id = $1 and subsite.id = page.subsite_id where page.site_id = $1 and page.trashed is null`;
    const pages = await within(world, actorOf(world, world.olga), (tx) =>
      run<{ id: number; slug: string; isOpen: boolean }>(tx, text, [tx.siteId]),
    );
    const visitor = await web.browser("visitor");
    const read = [];
    for (const { id, slug } of pages)
      read.push((await visitor.get(`${slug && `/@${slug}`}/page/${id}/`)).status < 400);
    expect(read).toEqual(pages.map((page) => page.isOpen));
    expect(read.filter(Boolean)).toHaveLength(isOpen ? 3 : 0);
    expect(read.length).toBeGreaterThan(8);
  });

  it("a copy of a page is open to no more people than the page (long)", async () => {
    const screen = await shown(world, world.ed, `/page/copy/${closeId}/0/`);
    const whom = isOpen ? "everyone at Noordervaart" : "only administrators and Ed Elzinga";
    expect(screen.text()).toContain(`Once published, ${whom} can see this page.`);
  });

  it("who is told of a page is listed with whether everyone sees it [PNOT-07]", async () => {
    const path = `/ajax/page/notification_details/${closeId}/1/`;
    expect(await post(world.ada, path)).toMatchObject({ success: true, is_public: isOpen });
    const inHarbour = `/@harbour/ajax/page/notification_details/${world.harbour.tidesId}/2/`;
    expect(await post(world.ed, inHarbour)).toMatchObject({ success: true, is_public: isOpen });
  });

  it("a public subsite is called so, and its popup leads home alone [SUBS-02] [SUBS-06] [SBAR-05] (long)", async () => {
    expect(await harbourOnList()).toEqual(isOpen ? [true, "Public"] : [false, "Closed"]);
    const screen = await shown(world, world.ed, "/subsites/");
    expect(screen.text(screen.part("main")).includes("Public")).toBe(isOpen);
    expect((await barOf(world.ed)).includes("/@harbour/pages/")).toBe(!isOpen);
    const settings = await shown(world, world.ed, `/subsites/settings/${world.harbour.id}/`);
    expect(settings.text()).toContain("Harbour");
  });
});
