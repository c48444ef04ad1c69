import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { barOf } from "../model/bar.ts";
import { revisitQuietly } from "#client/navigation.ts";
import { run } from "#database/transaction.ts";
import { bareAttributes } from "#testing/bare-attributes.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { endMemberships, saveRoles } from "../joining-store.ts";

let world: SubsiteWorld;
let web: TestWeb;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
  web = await openTestWeb(world);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const set = (what: string, id: number) =>
  within(world, actorOf(world, world.olga), (tx) =>
    run(tx, `update subsite set ${what} where site_id = $1 and id = $2`, [tx.siteId, id]),
  );
/** Names and addresses in the bar, and what the popup of each leads to. */
async function seen(who: WorldPerson | "visitor", at = "/subsites/") {
  const screen = await shown(world, who, at);
  const bar = screen.parts("navigation", "Subsites")[0];
  if (!bar) return null;
  const items = [...bar.querySelectorAll(".subsites-bar-item")].map((item) => {
    const links = linksOf(item).map((link) => link.getAttribute("href"));
    return [item.querySelector("a")?.textContent, links] as const;
  });
  return Object.fromEntries(items);
}
/** The links in the popup that the button of an item opens. */
function linksOf(item: Element): Element[] {
  const id = item.querySelector("button")?.getAttribute("popovertarget") ?? "";
  return [...(item.ownerDocument.getElementById(id)?.querySelectorAll("a") ?? [])];
}
/** All addresses of the bar in the document that is sent, before anything of it listens. */
async function sent(who: WorldPerson | "visitor", at = "/subsites/") {
  const { text } = await (await web.browser(who)).get(at);
  const bar = /<nav aria-label="Subsites">.*?<\/nav>/s.exec(text)?.[0] ?? "";
  return [...bar.matchAll(/href="([^"]+)"/g)].map(([, address = ""]) => address);
}
/** Those in the popup of one subsite. */
async function sentBelow(who: WorldPerson, name: string) {
  return (await sent(who)).filter((address) => address.startsWith(`/@${name}/`)).slice(1);
}
const every = (slug: string) =>
  ["/", "/pages/", "/people/", "/feed/", "/settings/"].map((path) => `/@${slug}${path}`);

describe("the bar of subsites", () => {
  it("holds the main group and one's own that are not archived, each with its popup [SBAR-01] [SBAR-11] [ROUT-16]", async () => {
    const screen = await shown(world, world.ada, "/subsites/");
    const items = [...screen.part("navigation", "Subsites").querySelectorAll(".subsites-bar-item")];
    const hrefs = (item: Element) => linksOf(item).map((link) => link.getAttribute("href"));
    expect(items.map((item) => [item.querySelector("a")?.textContent, hrefs(item)])).toEqual([
      ["Main group, You are here", ["/", "/pages/", "/people/", "/feed/", "/settings/"]],
      ["Crew", every("crew")],
    ]);
    expect(linksOf(items[1] as Element).map((link) => screen.text(link))).toEqual([
      "Home",
      "Pages",
      "People",
      "Activity",
      "Settings",
    ]);
    const bar = screen.part("navigation", "Subsites");
    expect(screen.names("button", bar)).toEqual(["Links of Main group", "Links of Crew"]);
    const popups = [...bar.querySelectorAll(".subsites-popup")];
    expect(popups.map((popup) => popup.getAttribute("popover"))).toEqual(["", ""]);
    const there = (await sent(world.ada, "/@crew/pages/")).filter((address) => address.startsWith("/@crew/"));
    expect(there).toEqual(["/@crew/", ...every("crew")]);
  });

  it("holds the one that is shown, also when it is archived, and is not there on a flat site [SBAR-01] (long)", async () => {
    const places = ["/", "/pages/", "/people/", "/feed/", "/settings/"];
    const inOrder = async (at: string) => Object.entries((await seen(world.ada, at)) ?? {});
    expect(await inOrder("/@crew/pages/")).toEqual([
      ["Main group", places],
      ["Crew, You are here", every("crew")],
    ]);
    expect(await inOrder("/@attic/pages/")).toEqual([
      ["Main group", places],
      ["Attic, You are here", every("attic")],
      ["Crew", every("crew")],
    ]);
    const flat = await openWorld("a hash");
    const screen = await shown(flat, flat.olga, "/pages/");
    expect(screen.parts("navigation", "Subsites")).toEqual([]);
    await flat.close();
  });

  it("leaves out what the listing hides from those who do not administer it [SBAR-02] [SBAR-03] [SBAR-09]", async () => {
    const crew = (who: WorldPerson) => sentBelow(who, "crew");
    await set("listing = 'limited'", world.crew.id);
    expect(await crew(world.vera)).toEqual(["/@crew/", "/@crew/pages/", "/@crew/people/"]);
    expect(await crew(world.ada)).toEqual(every("crew"));
    await set("listing = 'hidden'", world.crew.id);
    expect([await crew(world.ed), await crew(world.ada)]).toEqual([["/@crew/"], every("crew")]);
    await set("listing = 'full'", world.crew.id);
  });

  it("leaves nothing out for whoever administers that subsite or owns the site, whatever else they are [SBAR-02] [SBAR-03] [SBAR-09] (long)", async () => {
    await set("listing = 'limited'", world.crew.id);
    expect((await seen(world.ada))?.["Crew"]).toEqual(every("crew"));
    await set("listing = 'full'", world.crew.id);
    // What counts is the role there: Ed administers Harbour and edits the site, Ada administers the site and views Board.
    await set("listing = 'hidden', is_public = false", world.harbour.id);
    expect((await seen(world.ed))?.["Harbour"]).toEqual(every("harbour"));
    await set("listing = 'full', is_public = true", world.harbour.id);
    // An owner of the site is limited nowhere.
    await within(world, actorOf(world, world.olga), (tx) =>
      saveRoles({ subsiteId: world.board.id, personIds: [world.ada.id, world.olga.id], role: "viewer" }, tx),
    );
    await set("listing = 'limited'", world.board.id);
    expect((await seen(world.ada))?.["Board"]).toEqual(["/@board/", "/@board/pages/", "/@board/people/"]);
    expect((await seen(world.olga))?.["Board"]).toEqual(every("board"));
    await within(world, actorOf(world, world.olga), (tx) =>
      saveRoles({ subsiteId: world.board.id, personIds: [world.olga.id], role: "admin" }, tx),
    );
    await set("listing = 'full'", world.board.id);
    await within(world, actorOf(world, world.olga), (tx) =>
      endMemberships({ subsiteId: world.board.id, personIds: [world.ada.id] }, tx),
    );
  });

  it("follows the listing that its administrators choose: full, limited or hidden [SBAR-09] (long)", async () => {
    const places = {
      "Full: listed, all links": every("crew"),
      "Limited: fewer links": ["/@crew/", "/@crew/pages/", "/@crew/people/"],
      "Hidden: not listed": ["/@crew/"],
    };
    for (const listing of [
      "Hidden: not listed",
      "Limited: fewer links",
      "Full: listed, all links",
    ] as const) {
      const settings = await shown(world, world.ada, `/subsites/settings/${world.crew.id}/`);
      const field = settings.field("Listing") as unknown as HTMLSelectElement;
      expect([...field.options].map(({ text }) => text)).toEqual(Object.keys(places));
      await settings.choose("Listing", listing);
      await settings.click("button", "Save");
      expect((await seen(world.vera))?.["Crew"], listing).toEqual(places[listing]);
    }
  });

  it("leads from public ones to the home page alone, for their administrators too, who reach its settings, its listing among them, by the address and through the menu [SBAR-05] [SBAR-08] [SBAR-09]", async () => {
    expect(await sentBelow(world.ed, "harbour")).toEqual(["/@harbour/"]);
    expect(await sent("visitor", "/@harbour/")).toEqual(["/", "/", "/@harbour/", "/@harbour/"]);
    const settings = await shown(world, world.ed, "/@harbour/settings/");
    await settings.click("button", "Your account: Ed Elzinga");
    expect(settings.part("menuitem", "Settings").getAttribute("href")).toBe("/@harbour/settings/");
    await settings.press("{Escape}");
    await settings.click("link", /^This subsite/, settings.part("main"));
    expect(settings.address).toBe(`/subsites/settings/${world.harbour.id}/`);
    expect(settings.field("Name").value).toBe("Harbour");
    const { options, value } = settings.field("Listing") as unknown as HTMLSelectElement;
    const listings = ["Full: listed, all links", "Limited: fewer links", "Hidden: not listed"];
    expect([[...options].map(({ text }) => text), value]).toEqual([listings, "full"]);
  });

  it("shows people from outside no People [SBAR-04]", async () => {
    await set("is_public = false", world.harbour.id);
    const withoutPeople = ["/", "/pages/", "/feed/", "/settings/"];
    expect(await seen(world.xavi)).toEqual({
      "Main group, You are here": withoutPeople,
      Harbour: withoutPeople.map((path) => `/@harbour${path}`),
    });
    await set("is_public = true", world.harbour.id);
  });

  it("holds nothing that is neither one's own nor open, such as a subsite of which one page is shared with somebody", () => {
    const row = {
      id: 4,
      slug: "board",
      name: "Board",
      accent: null,
      isPublic: true,
      listing: "full",
      given: null,
    } as const;
    expect(barOf([row], () => false)).toEqual({ shown: [], more: false });
    expect(barOf([row], () => true).shown).toEqual([row]);
  });

  it("wears the colour of each subsite, and that of the site for the main group", async () => {
    await set("accent = '#1389be'", world.crew.id);
    const screen = await shown(world, world.ada, "/subsites/");
    const items = screen
      .part("navigation", "Subsites")
      .querySelectorAll<HTMLElement>(".subsites-bar-item > a");
    expect([...items].map((item) => [screen.text(item), item.style.getPropertyValue("--dot")])).toEqual([
      ["Main group, You are here", ""],
      ["Crew", "#1389be"],
    ]);
    await set("accent = null", world.crew.id);
  });

  it("says nothing of a subsite whose address somebody tries", async () => {
    await set("listing = 'hidden'", world.board.id);
    for (const who of [world.vera, "visitor"] as const) {
      const { status, text } = await (await web.browser(who)).get("/@board/pages/");
      expect([status, text.includes("Board")]).toEqual([404, false]);
    }
    await set("listing = 'full'", world.board.id);
  });

  it("keeps its elements, and the focus in them, when the screen is read once more (long)", async () => {
    await set(`name = 'Captain''s "crew" & more'`, world.crew.id);
    const screen = await shown(world, world.ada, "/subsites/");
    const bar = screen.part("navigation", "Subsites");
    const opener = bar.querySelector<HTMLElement>(".subsites-bar-item + .subsites-bar-item > button");
    opener?.focus();
    await revisitQuietly();
    expect(screen.focused).toBe(opener);
    expect(screen.text(screen.part("navigation", "Subsites"))).toContain(`Captain's "crew" & more`);
    const { text } = await (await web.browser(world.ada)).get("/subsites/");
    const html = /<nav aria-label="Subsites">.*?<\/nav>/.exec(text)?.[0] ?? "";
    expect(html.match(/ popover=""/g)?.length).toBeGreaterThan(1);
    expect(bareAttributes(html)).toEqual([]);
    await set("name = 'Crew'", world.crew.id);
  });

  const load = async () => {
    const olga = await web.browser(world.olga);
    const { body } = await olga.post("/ajax/people/action/load_subsites_bar/", {});
    const beside = await olga.post("/ajax/settings/people/load_subsites_bar/", {});
    expect(beside.body).toEqual(body);
    return JSON.parse(String(body?.["subsites_json_str"])) as {
      sites: { slug: string }[];
      load_more: boolean;
    };
  };
  const create = async (name: string) =>
    (await web.browser(world.olga)).post("/ajax/people/action/create_space/", { name });
  const leave = (...slugs: string[]) =>
    within(world, actorOf(world, world.olga), (tx) =>
      run(
        tx,
        "delete from membership using subsite where membership.site_id = $1 and subsite.site_id = $1 and subsite.id = membership.subsite_id and subsite.slug = any($2)",
        [tx.siteId, slugs],
      ),
    );

  it("holds the first seven and the current one, with More for all [SBAR-06] [SBAR-07] [SBAR-10]", async () => {
    expect(await load()).toMatchObject({ sites: [{ slug: "board", role_id: "admin" }], load_more: false });
    const names = ["B1", "B2", "B3", "B4", "B5", "B6", "B7"];
    for (const name of names.slice(1)) await create(name);
    const seven = await load();
    expect([seven.sites.length, seven.load_more]).toEqual([7, false]);
    await create("B1");
    const bars = await load();
    expect([bars.sites.length, bars.load_more]).toEqual([8, true]);
    const screen = await shown(world, world.olga, "/@board/pages/");
    const links = screen.part("navigation", "Subsites").querySelectorAll("nav > ul > li > a");
    expect([...links].map((link) => link.textContent)).toEqual([
      "Main group",
      ...names.slice(0, 6),
      "Board, You are here",
      "More",
    ]);
    expect([...links].at(-1)?.getAttribute("href")).toBe("/subsites/");
    await leave(...names.map((name) => name.toLowerCase()));
  });

  it("has no More for seven; More leads to all of them [SBAR-06] [SBAR-07] [SBAR-10] (long)", async () => {
    for (const name of ["A1", "A2", "A3", "A4", "A5", "A6"]) await create(name);
    const names = async () => {
      const screen = await shown(world, world.olga, "/@board/pages/");
      const bar = screen.part("navigation", "Subsites");
      const links = [...bar.querySelectorAll("nav > ul > li > a")].map((link) => link.textContent);
      return { screen, links };
    };
    const first = ["Main group", "A1", "A2", "A3", "A4", "A5", "A6", "Board, You are here"];
    const seven = await load();
    expect([seven.sites.length, seven.load_more]).toEqual([7, false]);
    expect((await names()).links).toEqual([...first, "Subsites"]);
    await create("A7");
    const { screen, links } = await names();
    expect(links).toEqual([...first, "More"]);
    const bars = await load();
    expect([bars.sites.length, bars.load_more]).toEqual([8, true]);
    await screen.click("link", "More");
    expect(screen.address).toBe("/subsites/");
    const mine = screen.names("heading", screen.part("region", "Your subsites"));
    expect(mine).toEqual(expect.arrayContaining(["A1", "A2", "A3", "A4", "A5", "A6", "A7", "Board"]));
    await screen.load("/pages/");
    expect(screen.names("link", screen.part("navigation", "Subsites"))).toContain("More");
    const other = await (await web.browser(world.vera)).post("/ajax/settings/people/load_subsites_bar/", {});
    expect(JSON.parse(String(other.body?.["subsites_json_str"]))).toMatchObject({
      sites: [{ slug: "crew" }],
    });
  });
});
