import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { loadPages } from "#features/pages/browsing/contract.ts";
import { readPageById } from "#features/pages/contract.ts";
import { loadPageEdit, savePageEdit } from "#features/properties/contract.ts";
import { principal } from "#kernel/actor.ts";
import { as } from "#testing/as.ts";
import { heardMails } from "#testing/heard-mails.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";
import type { ListedGroup, ListedPerson } from "../contract.ts";
import { guestListeners } from "./listeners.ts";

let world: World;
let web: TestWeb;
let ed: TestBrowser;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
  ed = await web.browser(world.ed);
});
beforeEach(() => allow(true, true));
afterAll(async () => {
  await web.close();
  await world.close();
});

const allow = (guests: boolean, open: boolean) =>
  world.database.pool.query("update site set guest_invites = $2, public_pages = $3 where id = $1", [
    world.siteId,
    guests,
    open,
  ]);
const newPage = (title: string) =>
  madePage(world, title, { shares: [{ principalId: principal("person", world.ed.id), mayEdit: true }] });
const save = async (page_id: number, permission_state: object) =>
  expect(
    await as(world, world.ed).call(savePageEdit, { page_id, settings: { permission_state } }),
  ).toMatchObject({
    success: true,
  });
async function guestsOf(page_id: number): Promise<string[]> {
  const answer = await as(world, world.ed).call(loadPageEdit, { page_id });
  const guests = answer.success && answer.users.find(({ id }: ListedGroup) => id === "guests");
  return (guests ? (guests.sub_users as ListedPerson[]) : []).map(({ email }) => email);
}

/** The screen of a page's permissions, as it is sent. */
const permissions = async (page: number) => (await ed.get(`/page/settings/${page}/`)).text;

it("guests and the public web are each offered among the permissions where the site allows just them [GUES-04] [GUES-05] [GUES-09] [GUES-12]", async () => {
  const page = await newPage("Offered");
  const offered: unknown[] = [];
  for (const [guests, open] of [
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ] as const) {
    await allow(guests, open);
    const sent = await permissions(page);
    offered.push([guests, open, sent.includes(">Add guest<"), sent.includes(">Public can view<")]);
  }
  expect(offered).toEqual([
    [false, false, false, false],
    [true, false, true, false],
    [false, true, false, true],
    [true, true, true, true],
  ]);
});

it("guests of other pages are suggested, those of the page itself are not [GUES-10]", async () => {
  const [here, there] = [await newPage("Here"), await newPage("There")];
  await save(here, { new1: { view: true, email: "here@example.org" } });
  await save(there, { new1: { view: true, email: "there@example.org" } });
  const suggested = (await permissions(here)).match(/(?<=<option value=")[^"]*@[^"]*/g);
  expect(suggested).toEqual(["there@example.org"]);
});

it("bad and double addresses are refused each at its line, and nobody is invited [GUES-11]", async () => {
  const page_id = await newPage("Doubles");
  await save(page_id, { new1: { view: true, email: "there@example.org" } });
  const lines = ["new@example.org", "none", "NEW@example.org", "There@example.org"];
  const permission_state = Object.fromEntries(
    lines.map((email, at) => [`new${at + 1}`, { view: true, email }]),
  );
  const refused = await as(world, world.ed).call(savePageEdit, { page_id, settings: { permission_state } });
  const double = "This address is already in the list.";
  expect(refused).toMatchObject({ status: 400 });
  expect("body" in refused && refused.body["form_errors"]).toEqual({
    "settings.permission_state.new2": "Enter a valid email address.",
    "settings.permission_state.new3": double,
    "settings.permission_state.new4": double,
  });
  expect(await guestsOf(page_id)).toEqual(["there@example.org"]);
});

it("a guest is added on a line of their own, of which one is empty at most; what is no address is told there [GUES-02] [GUES-11]", async () => {
  const page = await newPage("Lines");
  const screen = await shown(world, world.ed, `/page/settings/${page}/`);
  const lines = () => screen.parts("combobox", "New guest's email") as HTMLInputElement[];
  await screen.click("button", "Add guest");
  await screen.click("button", "Add guest");
  expect([lines().length, screen.focused]).toEqual([1, lines()[0]]);
  await screen.press("gerda");
  await screen.click("button", "Add guest");
  expect(lines().map(({ value }) => value)).toEqual(["gerda", ""]);
  await screen.click("button", "Save");
  const about = lines()[0]?.getAttribute("aria-describedby") ?? "";
  expect(screen.document.getElementById(about)?.textContent).toBe("Enter a valid email address.");
});

it("a guest is removed by the button of their line, once that is saved [GUES-03] [GUES-11]", async () => {
  const page = await newPage("Removed");
  await save(page, { new1: { view: true, email: "gerda@example.org" } });
  const screen = await shown(world, world.ed, `/page/settings/${page}/`);
  await screen.click("button", "Remove gerda@example.org");
  expect(screen.text()).toContain("Removed when you save. The link stops working.");
  await screen.click("button", "Save");
  await screen.click("button", "Save", screen.part("dialog"));
  expect(await guestsOf(page)).toEqual([]);
});

it("a new guest is mailed a link of their own, which opens the page [GUES-01] [GUES-11]", async () => {
  const page = await newPage("Timetable");
  await save(page, { new1: { view: true, email: "gerda@example.org" } });
  const mails = await heardMails(world, guestListeners);
  expect(mails).toMatchObject([
    { to: "gerda@example.org", subject: "Ed Elzinga shared “Timetable” with you" },
  ]);
  const [link = ""] =
    /(?<=https:\/\/noordervaart\.example)\/accounts\/guest\/[\w-]+\//.exec(mails[0]?.text ?? "") ?? [];
  const visitor = await web.browser("visitor");
  expect((await visitor.get(link)).text).toContain("invited to read “Timetable”");
  expect((await visitor.post(link, {})).body).toEqual({ success: true, next: `/page/${page}/` });
});

it("the public has a switch, which opens the page to the world once it is saved [GUES-12]", async () => {
  const page = await newPage("Switched");
  const screen = await shown(world, world.ed, `/page/settings/${page}/`);
  await screen.click("checkbox", "Public can view");
  await screen.click("button", "Save");
  await screen.click("button", "Save", screen.part("dialog"));
  expect(await as(world, "visitor").call(readPageById, { page_id: page })).toMatchObject({ success: true });
});

it("a page that is made public is marked so, on itself and in lists [GUES-12]", async () => {
  const page = await newPage("Open house");
  const isPublic = async () => {
    const answer = await as(world, world.ed).call(loadPageEdit, { page_id: page });
    return answer.success && answer.is_public;
  };
  expect(await isPublic()).toBe(false);
  await save(page, { public: { view: true } });
  expect(await isPublic()).toBe(true);
  const list = await as(world, world.ed).call(loadPages, {});
  expect(list.success && list.pages.find(({ id }: { id: number }) => id === page)?.isp).toBe(true);
  expect((await ed.get(`/page/${page}/`)).text).toContain("Anyone on the web");
  expect((await ed.get("/pages/")).text).toMatch(/Open house<.*?>Public</s);
});
