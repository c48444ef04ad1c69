import { afterAll, beforeAll, expect, it } from "vitest";
import { shown } from "#testing/screens/shown.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { run } from "#database/transaction.ts";
import { draftedPage } from "#testing/draft-writer.ts";
import { guestBrowser } from "#testing/guest-browser.ts";
import { openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { actorOf, openWorld, within } from "#testing/world.ts";

let world: SubsiteWorld;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
});
afterAll(() => world.close());

const field = "Search Noordervaart";
const search = async (screen: Screen, text: string) => {
  await screen.type(field, text);
  await screen.pass(400);
};
const hits = (screen: Screen) =>
  screen
    .parts("option", undefined, screen.part("listbox"))
    .map((hit) => [
      hit.querySelector(".search-name")?.textContent,
      hit.querySelector("[data-subsite]")?.textContent.trim() ?? null,
      hit.getAttribute("href"),
    ]);
const says = (screen: Screen) => screen.document.querySelector("p.search-says")?.textContent;
const asked = (screen: Screen) =>
  screen.sent.flatMap(({ path }) => /all_subsites=(\w+)/.exec(path)?.[1] ?? []);

it("searches all subsites, or this one alone, and says which found nothing [SRCH-04] [SRCH-17] [SRCH-24] (long)", async () => {
  const screen = await shown(world, world.ed, "/@crew/pages/");
  expect(screen.parts("radiogroup", "Search in")).toEqual([]);
  await search(screen, "tides");
  const scopes = () =>
    screen
      .parts("radio", undefined, screen.part("radiogroup", "Search in"))
      .map((radio) => [screen.text(radio.closest("label") as Element), (radio as HTMLInputElement).checked]);
  expect(scopes()).toEqual([
    ["All subsites", true],
    ["This subsite", false],
  ]);
  expect(hits(screen).map(([name]) => name)).toEqual(["Crew tides", "Harbour tides"]);
  await screen.click("radio", "This subsite");
  await screen.pass(400);
  expect(hits(screen).map(([name]) => name)).toEqual(["Crew tides"]);
  await search(screen, "harbour");
  expect(says(screen)).toBe("No results in this subsite");
  await screen.click("radio", "All subsites");
  await screen.pass(400);
  expect(hits(screen).map(([name]) => name)).toEqual(["Harbour home", "Harbour tides"]);
  await search(screen, "nowhere at all");
  expect(says(screen)).toBe("No results");
  expect(asked(screen)).toEqual(["yes", "no", "no", "yes", "yes"]);
  await search(screen, "olga");
  expect(hits(screen).map(([name]) => name)).toEqual(["Olga Oosterhuis"]);
  await screen.click("radio", "This subsite");
  await screen.pass(400);
  expect(says(screen)).toBe("No results in this subsite");
  await search(screen, "vera");
  expect(hits(screen).map(([name]) => name)).toEqual(["Vera Visser"]);
});

it("says that nothing is in this subsite under that filter alone, asked at its own address [SRCH-10] [SRCH-17] [SRCH-04] [SRCH-24]", async () => {
  const screen = await shown(world, world.ed, "/@crew/pages/");
  await search(screen, "nowhere at all");
  expect(says(screen)).toBe("No results");
  await screen.click("radio", "This subsite");
  await screen.pass(400);
  expect([says(screen), asked(screen)]).toEqual(["No results in this subsite", ["yes", "no"]]);
  expect(screen.sent.at(-1)?.path).toMatch(/^\/@crew\/ajax\/search\/\?q=/);
  await screen.click("radio", "All subsites");
  await screen.pass(400);
  expect([says(screen), asked(screen)]).toEqual(["No results", ["yes", "no", "yes"]]);
});

it("marks what lies in another subsite with its name and colour, and leads there [SRCH-20] [SRCH-14]", async () => {
  const looks =
    "update subsite set name = 'Sea & <harbour>', accent = '#123456' where site_id = $1 and id = $2";
  await within(world, actorOf(world, world.olga), (tx) => run(tx, looks, [tx.siteId, world.harbour.id]));
  const screen = await shown(world, world.ed, "/@crew/pages/");
  await search(screen, "tides");
  expect(hits(screen)).toEqual([
    ["Crew tides", null, "/@crew/tides/"],
    ["Harbour tides", "Sea & <harbour>", "/@harbour/tides/"],
  ]);
  const dot = screen.document.querySelector<HTMLElement>("[data-subsite] > span");
  expect(dot?.style.background).toMatch(/#123456|rgb\(18, 52, 86\)/);
  const web = await openTestWeb(world);
  const { body } = await (await web.browser(world.ed)).get("/@crew/ajax/search/?q=tides");
  const facts = ((body?.["results"] ?? []) as Record<string, unknown>[]).map(
    ({ sg, sg_sname, sg_acol, sg_slug, lnk }) => [sg, sg_sname, sg_acol, sg_slug, lnk],
  );
  expect(facts).toEqual([
    [false, null, null, null, "/@crew/tides/"],
    [true, "Sea &amp; &lt;harbour&gt;", "#123456", "harbour", "/@harbour/tides/"],
  ]);
  await web.close();
});

it("finds where one is what there is to find, on a screen of a subsite that one is not in too [SRCH-01] [CALL-16]", async () => {
  const screen = await shown(world, world.ed, "/@board/pages/");
  await search(screen, "tides");
  expect(hits(screen).map(([name]) => name)).toEqual(["Crew tides", "Harbour tides"]);
  expect(screen.parts("banner")[0]?.contains(screen.part("listbox"))).toBe(true);
  expect(screen.sent.at(-1)?.path).toMatch(/^\/ajax\/search\//);
});

it("is no choice of guests and visitors, who have no search [SRCH-05]", async () => {
  const web = await openTestWeb(world);
  const olga = await web.browser(world.olga);
  const doors = { public_pages: "yes", guest_invites: "yes" };
  await olga.post("/-/settings/site/", { name: "Noordervaart", time_zone: "UTC", ...doors });
  const pageId = await draftedPage(world);
  const { cookie } = await guestBrowser(web, { editor: world.ed, prefix: "", pageId });
  const guest = await shown(world, { cookie }, `/page/${pageId}/`);
  expect(guest.names("heading")).not.toContain("There's nothing at this address.");
  expect(guest.parts("combobox", field)).toEqual([]);
  const visitor = await shown(world, "visitor", "/accounts/login/");
  expect(visitor.parts("combobox", field)).toEqual([]);
  await web.close();
});

it("is no choice on a site without subsites (long)", async () => {
  const flat = await openWorld("a hash");
  const screen = await shown(flat, flat.ed, "/settings/");
  await search(screen, "nothing at all");
  expect([says(screen), screen.parts("radiogroup", "Search in")]).toEqual(["No results", []]);
  await flat.close();
});
