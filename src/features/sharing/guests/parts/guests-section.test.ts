import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { principal } from "#kernel/actor.ts";
import { savePageEdit } from "#features/properties/contract.ts";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
  await allow({ guests: true });
});
afterAll(() => world.close());

const allow = ({ guests = false, web = false }) =>
  world.database.pool.query("update site set guest_invites = $2, public_pages = $3 where id = $1", [
    world.siteId,
    guests,
    web,
  ]);

/** A page of Ed's that nobody else reads, and its permissions as he sees them. */
async function permissions(title: string): Promise<{ screen: Screen; path: string }> {
  const shares = [{ principalId: principal("person", world.ed.id), mayEdit: true }];
  const path = `/page/settings/${await madePage(world, title, { shares })}/`;
  return { screen: await shown(world, world.ed, path), path };
}

const lines = (screen: Screen) => screen.parts("combobox", "New guest's email") as HTMLInputElement[];
const typed = (screen: Screen) => lines(screen).map(({ value }) => value);
const about = (screen: Screen, line: HTMLElement | undefined) =>
  screen.document.getElementById(line?.getAttribute("aria-describedby") ?? "")?.textContent;
const told = (screen: Screen) =>
  screen
    .parts("alert")
    .map((each) => screen.text(each))
    .join(" ");

/** What the last save sent for the lines of the list. */
function sentLines(screen: Screen): unknown {
  const settings = String(screen.sent.findLast(({ method }) => method === "POST")?.fields?.["settings"]);
  return (JSON.parse(settings) as { permission_state: unknown }).permission_state;
}

/** A page of Ed's with one guest. */
async function invited(title: string, email: string): Promise<{ screen: Screen; path: string }> {
  const shares = [{ principalId: principal("person", world.ed.id), mayEdit: true }];
  const page_id = await madePage(world, title, { shares });
  const settings = { permission_state: { new1: { view: true, email } } };
  await as(world, world.ed).call(savePageEdit, { page_id, settings });
  const path = `/page/settings/${page_id}/`;
  return { screen: await shown(world, world.ed, path), path };
}

/** The path of the link of the only guest, as it is copied to be passed on. */
async function linkOf(screen: Screen): Promise<string> {
  await screen.click("button", /^Copy link for /);
  return new URL(await navigator.clipboard.readText()).pathname;
}

describe("guests are invited", () => {
  it("on a line for each, of which one is empty at most [GUES-02] [PPRM-05] (long)", async () => {
    const { screen } = await permissions("Lines");
    for (let presses = 0; presses < 3; presses++) await screen.click("button", "Add guest");
    expect(typed(screen)).toEqual([""]);
    expect(screen.focused).toBe(lines(screen)[0]);
    await screen.press("g@b.nl{Enter}");
    expect(typed(screen)).toEqual(["g@b.nl", ""]);
    await screen.press("h@b.nl");
    await screen.click("button", "Add guest");
    expect(typed(screen)).toEqual(["g@b.nl", "h@b.nl", ""]);
    lines(screen)[0]?.focus();
    await screen.press("{Control>}a{/Control}{Backspace}");
    expect(typed(screen)).toEqual(["", "h@b.nl"]);
    await screen.press("g@b.nl");
    await screen.click("button", "Save");
    expect(sentLines(screen)).toEqual({
      new1: { view: true, email: "g@b.nl" },
      new2: { view: true, email: "h@b.nl" },
    });
    expect(typed(screen)).toEqual([]);
    expect(screen.part("button", "Remove g@b.nl")).toBeDefined();
    expect(screen.part("button", "Remove h@b.nl")).toBeDefined();
  });

  it("and read the page by their link, without a sign-in, until they are removed [GUES-01] [GUES-03] [GUES-11] [PPRM-05] (long)", async () => {
    const { screen, path } = await invited("Timetable", "g@b.nl");
    const link = await linkOf(screen);
    const gerda = await shown(world, "visitor", link);
    expect(gerda.part("heading", "You're invited to read “Timetable”")).toBeDefined();
    await gerda.click("button", "Open page");
    expect(gerda.address).toBe(path.replace("settings/", ""));
    expect(gerda.part("heading", "Timetable")).toBeDefined();
    const again = await shown(world, world.ed, path);
    await again.click("button", "Remove g@b.nl");
    expect(again.text()).toContain("Removed when you save. The link stops working.");
    await again.click("button", "Keep g@b.nl");
    expect(again.text()).not.toContain("Removed when you save. The link stops working.");
    await again.click("button", "Remove g@b.nl");
    await again.click("button", "Save");
    expect(again.text(again.part("dialog"))).toContain("Loses access: g@b.nl.");
    await again.click("button", "Save");
    expect(sentLines(again)).toEqual({ [`-${link.split("/")[3]?.split("-")[0]}`]: { deleted: true } });
    expect(again.parts("button", /g@b.nl/)).toEqual([]);
    const later = await shown(world, "visitor", link);
    expect(later.text()).toContain("This link no longer works.");
  });

  it("by an address that is one and is not on the list, else their line says why [GUES-11] (long)", async () => {
    const { screen } = await invited("Twice", "t@b.nl");
    await screen.click("button", "Add guest");
    await screen.press("gerda");
    expect(about(screen, lines(screen)[0])).toBe("Emailed when you save");
    await screen.press("{Tab}");
    expect(about(screen, lines(screen)[0])).toBe("Enter a valid email address.");
    await screen.click("button", "Add guest");
    await screen.press("T@b.nl");
    const before = screen.sent.length;
    await screen.click("button", "Save");
    expect(lines(screen).map((line) => about(screen, line))).toEqual([
      "Enter a valid email address.",
      "This address is already in the list.",
    ]);
    expect(screen.focused).toBe(lines(screen)[0]);
    expect(screen.sent.length).toBe(before);
  });

  it("by an address that the server refuses, which its line says too [GUES-11] (long)", async () => {
    const { screen } = await permissions("Meanwhile");
    await screen.click("button", "Add guest");
    await screen.press("g@b.nl{Enter}");
    await screen.press("h@b.nl");
    const form_errors = { "settings.permission_state.new2": "This address is already in the list." };
    const refused = { success: false, message: "Please check the errors below.", form_errors };
    screen.meddle(() => Response.json(refused, { status: 400 }));
    await screen.click("button", "Save");
    expect(lines(screen).map((line) => about(screen, line))).toEqual([
      "Emailed when you save",
      "This address is already in the list.",
    ]);
    expect(screen.focused).toBe(lines(screen)[1]);
    await screen.press("{Backspace}");
    expect(about(screen, lines(screen)[1])).toBe("Emailed when you save");
  });

  it("with the guests of other pages as suggestions [GUES-10] (long)", async () => {
    await invited("Elsewhere", "elsewhere@example.org");
    const { screen } = await invited("Here", "here@example.org");
    await screen.click("button", "Add guest");
    const list = screen.document.getElementById(lines(screen)[0]?.getAttribute("list") ?? "");
    const suggested = [...(list?.querySelectorAll("option") ?? [])].map(({ value }) => value);
    expect(suggested).toContain("elsewhere@example.org");
    expect(suggested).not.toContain("here@example.org");
  });
});

it("Ctrl+Enter where the address of a guest is typed saves, and goes on to no further line [DLGS-05] (long)", async () => {
  const { screen } = await permissions("By keys");
  await screen.click("button", "Add guest");
  await screen.press("keys@b.nl{Control>}{Enter}{/Control}");
  expect(sentLines(screen)).toEqual({ new1: { view: true, email: "keys@b.nl" } });
  expect(typed(screen)).toEqual([]);
});

it("the switch of all guests goes on with the first and off with the last, and says so [PPRM-06] [PPRM-07]", async () => {
  const { screen } = await permissions("Switch");
  const isOn = () => (screen.part("switch", /^Guest access/) as HTMLInputElement).checked;
  await screen.click("switch", /^Guest access/);
  expect(told(screen)).toContain("Add one or more guests to enable guest access.");
  expect([isOn(), typed(screen)]).toEqual([false, [""]]);
  await screen.press("g@b.nl");
  expect(isOn()).toBe(true);
  await screen.click("switch", /^Guest access/);
  expect(told(screen)).toContain("To turn off guest access, remove the guests.");
  expect(isOn()).toBe(true);
});

it("once the site lets nobody be invited any more, those there can be removed and nobody added [GUES-04] (long)", async () => {
  const { path } = await invited("Stopped", "stays@example.org");
  await allow({ guests: false });
  const screen = await shown(world, world.ed, path);
  const section = screen.part("region", "Guests");
  expect(screen.text(section)).toContain("Guests are turned off for this site.");
  expect(screen.text(section)).toContain("stays@example.org");
  expect(screen.parts("button", "Add guest")).toEqual([]);
  await screen.click("button", "Remove stays@example.org");
  await screen.click("switch", "Guest access");
  expect(lines(screen)).toEqual([]);
  await screen.click("button", "Save");
  expect(screen.text(screen.part("dialog"))).toContain("Loses access: stays@example.org.");
  await screen.click("button", "Save");
  expect(screen.parts("region", "Guests")).toEqual([]);
  await allow({ guests: true });
});

it("guests and the public web are each offered where the site allows just them [GUES-04] [GUES-05] [GUES-09] [PPRM-03] (long)", async () => {
  const { path } = await permissions("Offered");
  const offered: unknown[] = [];
  for (const [guests, web] of [
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ] as const) {
    await allow({ guests, web });
    const screen = await shown(world, world.ed, path);
    const group = screen.parts("region", "Guests").length;
    const add = screen.parts("button", "Add guest").length;
    offered.push([guests, web, group, add, screen.parts("checkbox", "Public can view").length]);
  }
  await allow({ guests: true });
  expect(offered).toEqual([
    [false, false, 0, 0, 0],
    [true, false, 1, 1, 0],
    [false, true, 0, 0, 1],
    [true, true, 1, 1, 1],
  ]);
});

it("without a mail server promises no mail: each link is copied and passed on (long)", async () => {
  const { path } = await permissions("Without mail");
  const screen = await shown({ ...world, sendsMail: false }, world.ed, path);
  await screen.click("button", "Add guest");
  expect(screen.text()).toContain("Copy each guest's link and send it yourself.");
  expect(about(screen, lines(screen)[0])).toBe("Gets a link when saved");
  expect(screen.text()).not.toMatch(/by email|Emailed/);
});
