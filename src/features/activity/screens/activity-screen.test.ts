import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
let fog: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  fog = await madePage(world, "Sailing in fog");
  const closed = await madePage(world, "Payroll", { shares: [] });
  await lines([
    ["commented", fog, world.vera.id, "2026-11-21T11:00:00Z", "2026-11-21T11:05:00Z", "{7,8}", null],
    ["edited", fog, world.ed.id, "2026-11-21T08:02:00Z", "2026-11-21T10:17:00Z", "{1,2,3,4}", null],
    ["edited", closed, world.ed.id, "2026-11-21T10:00:00Z", "2026-11-21T10:00:00Z", "{6}", null],
    ["edited", fog, world.ada.id, "2026-11-20T09:00:00Z", "2026-11-20T09:00:00Z", "{5}", "Sailing"],
    ["joined", null, world.vera.id, "2026-11-20T08:00:00Z", "2026-11-20T08:00:00Z", "{}", null],
    ["renamed", fog, null, "2026-11-17T08:00:00Z", "2026-11-17T08:00:00Z", "{}", "Fog"],
    ["published", fog, world.ed.id, "2026-11-02T08:00:00Z", "2026-11-02T08:00:00Z", "{}", null],
  ]);
});
afterAll(() => world.close());

function lines(all: readonly (readonly unknown[])[]) {
  return within(world, actorOf(world, world.olga), async (tx) => {
    await run(tx, "delete from activity where site_id = $1", [world.siteId]);
    for (const line of all)
      await run(
        tx,
        `insert into activity (site_id, subsite_id, kind, page_id, person_id, began, happened, versions, was, was_readers)
         values ($1, 0, $2, $3, $4, $5, $6, $7, $8, array(select principal_id from page_reader where site_id = $1 and page_id = $3::bigint))`,
        [world.siteId, ...line],
      );
  });
}

it("lists what happened by day, the newest first, each line with who, what, when and where it leads: page edits, comments and new pages, of what one may see [PDIR-03] [ROUT-15] [TIME-10]", async () => {
  const screen = await shown(world, world.vera, "/feed/");
  expect(screen.names("heading")).toEqual([
    "Activity",
    "Today 21 November",
    "Yesterday 20 November",
    "Tuesday 17 November",
    "2 November",
    "People",
  ]);
  const rows = screen.parts("listitem", undefined, screen.part("main")).map((item) => screen.text(item));
  expect(rows).toEqual([
    "VV Sailing in fogCommented 2 times by Vera Visser 11:00 – 11:05",
    "EE Sailing in fogEdited 4 times by Ed Elzinga 08:02 – 10:17",
    "AA Sailing in fogEdited by Ada Admiraal (title was: Sailing) 09:00",
    "VV Vera VisserJoined the site 08:00",
    "Sailing in fogRenamed (was: Fog) 08:00",
    "EE Sailing in fogPublished by Ed Elzinga 08:00",
  ]);
  const leads = screen
    .parts("link", /fog|Visser/i, screen.part("main"))
    .map((link) => link.getAttribute("href"));
  const doings = `/feed/?person=${world.vera.id}`;
  expect(new Set(leads)).toEqual(new Set([`/page/${fog}/`, `/profile/p/${world.vera.id}/`, doings]));
  expect(screen.names("link", screen.part("navigation", "People"))).toEqual(
    ["Vera Visser", "Ed Elzinga", "Ada Admiraal"].map((name) => `Activity of ${name}`),
  );
});

it("shows pages, comments, folders or new people alone, of everybody or of one person, and goes on there (long)", async () => {
  const screen = await shown(world, world.vera, "/feed/");
  const parts = () => screen.names("link", screen.part("navigation", "Show"));
  const rows = () =>
    screen.parts("listitem", undefined, screen.part("main")).map((item) => screen.text(item));
  expect(parts()).toEqual(["All", "Pages", "Comments", "Folders", "New people"]);
  await screen.click("link", "Comments");
  expect(screen.address).toBe("/feed/?of=comments");
  expect(rows()).toEqual(["VV Sailing in fogCommented 2 times by Vera Visser 11:00 – 11:05"]);
  expect(screen.parts("button", "Mark all as seen")).toEqual([]);
  await screen.click("link", "New people");
  expect(rows()).toEqual(["VV Vera VisserJoined the site 08:00"]);
  await screen.click("link", "Folders");
  expect([rows(), screen.text()]).toEqual([[], expect.stringContaining("No recent activity of this kind")]);
  await screen.click("link", "Pages", screen.part("navigation", "Show"));
  expect(rows()).toHaveLength(4);
  await screen.click("link", "Activity of Ed Elzinga");
  expect(screen.address).toBe(`/feed/?person=${world.ed.id}&of=pages`);
  expect([rows().length, parts()]).toEqual([2, ["All", "Pages", "Comments", "Folders"]]);
});

it("offers people from outside no parts of what is told of pages alone (long)", async () => {
  const screen = await shown(world, world.xavi, "/feed/");
  expect(screen.parts("navigation", "Show")).toEqual([]);
});

it("shows one person's doings from their profile, and everyone's again (long)", async () => {
  const screen = await shown(world, world.vera, "/feed/");
  await screen.click("link", "Profile of Ada Admiraal");
  await screen.click("link", "View Profile Page");
  await screen.click("link", "All activity");
  expect(screen.parts("listitem", undefined, screen.part("main"))).toHaveLength(1);
  expect(screen.part("heading", "Activity of Ada Admiraal")).toBeTruthy();
  expect(screen.part("main").textContent).toContain("Edited (title was: Sailing)");
  await screen.click("link", "Show everyone");
  expect(screen.parts("listitem", undefined, screen.part("main"))).toHaveLength(6);
});

it("shows that it is on its way, and stays where a proxy answers, with another try (long)", async () => {
  const screen = await shown(world, world.vera, "/people/");
  let letGo = () => {};
  const held = new Promise<Response>((resolve) => {
    letGo = () => resolve(new Response("<h1>Bad gateway</h1>", { status: 502 }));
  });
  screen.meddle(({ path }) => (path === "/feed/" ? held : null));
  await screen.press("{Control>}k{/Control}");
  await screen.press("timeline");
  await screen.click("option", "Activity");
  await screen.pass(2500);
  expect(screen.document.documentElement.dataset["underWay"]).toBe("list");
  expect(screen.part("main").getAttribute("aria-busy")).toBe("true");
  letGo();
  await screen.pass(0);
  expect([screen.address, screen.part("main").getAttribute("aria-busy")]).toEqual(["/people/", null]);
  expect(screen.text(screen.part("alert"))).toBe("Could not connect, please try again later.. Try again");
  screen.meddle(null);
  await screen.click("button", "Try again");
  expect(screen.names("heading")).toContain("Activity");
});

it("says so where nothing happened, and is found among the commands (long)", async () => {
  await lines([]);
  const screen = await shown(world, world.vera, "/feed/");
  expect(screen.part("main").textContent).toContain("No activity yet");
  const home = await shown(world, world.vera, `/page/${fog}/`);
  await home.press("{Control>}k{/Control}");
  await home.press("timeline");
  await home.click("option", "Activity");
  expect(home.part("heading", "Activity")).toBeTruthy();
});
