import { afterAll, beforeAll, expect, it } from "vitest";
import { readPageById } from "#features/pages/contract.ts";
import { as, worldNow } from "#testing/as.ts";
import { draftedPage, draftWriter } from "#testing/draft-writer.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { type Somebody, shown } from "#testing/screens/shown.ts";
import { openTestWeb } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";
import { textPart } from "#widgets/kit/draft-parts.ts";

let world: World;
let page: number;
const content = {
  title: "Ice on the pier",
  text: "Use the east gate.",
  label: "See the map",
  href: "page:1",
};
beforeAll(async () => {
  world = await openWorld("a hash");
  page = await draftedPage(world, { news0001: { kind: "Announcement", version: 1, content } });
});
afterAll(() => world.close());

const opened = (who: Somebody) => shown(world, who, `/page/${page}/`);
const isThere = (screen: Screen) => screen.parts("heading", "Ice on the pier").length === 1;
async function rewrite() {
  const writer = await draftWriter(world, { who: world.ed, page_id: page });
  await writer.save(() => writer.draft.getText(textPart("news0001", "text")).insert(0, "Today: "));
  await writer.publish();
}

it("an announcement is put away by each reader for themself, comes back by Undo, and again when its words change (long)", async () => {
  let screen = await opened(world.vera);
  expect([isThere(screen), screen.parts("link", "See the map").length]).toEqual([true, 1]);
  expect(screen.text()).not.toContain("clicked Got it");
  const sign = screen.parts("heading", "Ice on the pier")[0]?.parentElement?.querySelector("p:has(> svg)");
  expect(sign?.textContent).toBe("Announcement");
  await screen.click("button", "Got it");
  expect([isThere(screen), screen.focused?.textContent]).toEqual([false, "Undo"]);
  await screen.click("button", "Undo");
  expect([isThere(screen), screen.focused?.textContent]).toEqual([true, "Got it"]);
  screen = await opened(world.vera);
  expect(isThere(screen)).toBe(true);
  await screen.click("button", "Got it");
  screen = await opened(world.vera);
  expect(screen.text()).not.toContain("Ice on the pier");

  screen = await opened(world.ed);
  expect([isThere(screen), screen.text().includes("1 person clicked Got it")]).toEqual([true, true]);
  await screen.click("button", "Got it");
  screen = await opened(world.ed);
  expect(screen.text()).toContain("2 people clicked Got it");
  expect([isThere(screen), screen.names("button").includes("Show again")]).toEqual([false, true]);

  await rewrite();
  screen = await opened(world.vera);
  expect(screen.text()).toContain("Today: Use the east gate.");
  screen = await opened(world.ed);
  expect(screen.text()).toContain("No one has clicked Got it yet");
});

it("a picture stands beside its words, says nothing of its own, and goes with them (long)", async () => {
  const picture = { id: 7, name: "boat.png", size: 10, type: "image/png", width: 1600, height: 900 };
  const other = { title: "The boat", text: "", label: "", href: "", picture };
  const pictured = await draftedPage(world, {
    news0002: { kind: "Announcement", version: 1, content: other },
  });
  const screen = await shown(world, world.vera, `/page/${pictured}/`);
  const pictures = () =>
    [...screen.document.querySelectorAll(".announcement img")].map((each) => [
      each.getAttribute("src"),
      each.getAttribute("alt"),
      each.getAttribute("width"),
    ]);
  expect(pictures()).toEqual([["/-/file/7/boat.png", "", "1600"]]);
  await screen.click("button", "Got it");
  expect(pictures()).toEqual([]);
});

it("tells that it was not put away, and shows it again (long)", async () => {
  const vera = await opened(world.vera);
  vera.meddle(({ path }) => (path.includes("put_away") ? new Response("", { status: 502 }) : null));
  await vera.click("button", "Got it");
  expect(isThere(vera)).toBe(true);
  expect(vera.parts("alert").some((alert) => alert.textContent !== "")).toBe(true);
});

it("is for people of the site: visitors and guests are not told of it, and cannot put it away (long)", async () => {
  const pool = world.database.pool;
  await pool.query("update site set public_pages = true where id = $1", [world.siteId]);
  const web = await openTestWeb(world);
  const olga = await web.browser(world.olga);
  const settings = { permission_state: { public: { view: true } } };
  await olga.post(`/ajax/page/page_settings/edit/${page}/`, { settings });
  const visitor = await web.browser("visitor");
  expect((await opened("visitor")).document.documentElement.outerHTML).not.toContain("east gate");
  for (const who of ["visitor", { guestOf: page }] as const) {
    const answer = await as(world, who).call(readPageById, { page_id: page });
    expect(answer).toMatchObject({ success: true, holes: [] });
  }
  const sent = { data: { mark: "a.b", away: true } };
  const refused = await visitor.post(`/ajax/widget/action/put_away/${page}/news0001/Announcement/`, sent);
  expect([refused.status, refused.headers["x-refusal"]]).toEqual([404, "widget-not-found"]);
  await web.close();
});

it("is there until midnight of its last day in the site's zone, for people who chose none (long)", async () => {
  const until = "2026-11-21";
  const news0003 = { kind: "Announcement", version: 1, content: { ...content, until } } as const;
  const id = await draftedPage(world, { news0003 });
  const isThereIn = async (zone: string) => {
    const settings = await shown(world, world.olga, "/settings/site/");
    await settings.choose("Time zone", zone);
    await settings.click("button", "Save");
    return isThere(await shown(world, world.vera, `/page/${id}/`));
  };
  // Noon of 21 November in UTC is 23:00 of that day on Guadalcanal, and midnight of the next on Tarawa.
  expect(await isThereIn("Pacific/Guadalcanal")).toBe(true);
  expect(await isThereIn("Pacific/Tarawa")).toBe(false);
  expect(await isThereIn("UTC")).toBe(true);
});

it("has a last day, after which readers do not see it and those who may edit see that it has ended (long)", async () => {
  const ending = async (until: string) => {
    const news0002 = { kind: "Announcement", version: 1, content: { ...content, until } } as const;
    const id = await draftedPage(world, { news0002 });
    const seen = async (who: Somebody) => {
      const screen = await shown(world, who, `/page/${id}/`);
      return [isThere(screen), screen.text()] as const;
    };
    return [await seen(world.vera), await seen(world.ed)] as const;
  };
  const today = worldNow.toISOString().slice(0, 10);
  const before = new Date(worldNow.getTime() - 86_400_000);
  const [vera, ed] = await ending(today);
  const line = (day: Date) =>
    `${day.getUTCDate()} ${day.toLocaleString("en", { month: "long", timeZone: "UTC" })}`;
  expect([vera[0], ed[0]]).toEqual([true, true]);
  expect(vera[1]).toContain(`Announcement · through ${line(worldNow)}`);
  const [late, editing] = await ending(before.toISOString().slice(0, 10));
  expect(late[1]).not.toContain("Ice on the pier");
  expect(editing[0]).toBe(false);
  expect(editing[1]).toContain(`Ice on the pier Ended on ${line(before)}. Readers no longer see it.`);
});
