import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { saveProperties } from "#features/properties/contract.ts";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let rules: number;
let minutes: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  [rules, minutes] = [await madePage(world, "House rules"), await madePage(world, "Minutes")];
  await settle(minutes, { make_template: true });
  await settle(rules, { make_default_template: true });
});
afterAll(() => world.close());

async function settle(page_id: number, settings: Record<string, unknown>) {
  expect(await as(world, world.ada).call(saveProperties, { page_id, settings })).toMatchObject({
    success: true,
  });
}

/** The cards of the picker, as they read. */
const cardsOf = (screen: Screen) =>
  [...screen.document.querySelectorAll("dialog[open] label.ui-radio-card")].map((card) => screen.text(card));
const chosenIn = ({ document }: Screen) =>
  [...document.querySelectorAll<HTMLInputElement>("dialog[open] input[type=radio]")].filter(
    ({ checked }) => checked,
  );

async function picked(screen: Screen, name: RegExp) {
  await screen.click("radio", name);
  await screen.click("button", "Continue");
}

const lastSaved = (screen: Screen) =>
  screen.sent.findLast(({ method, path }) => method === "POST" && path.includes("/page_settings/"));

describe("the picker of templates", () => {
  it("has the blank page, the templates of the site, the default one marked, and the examples, each with its picture; a new page begins with the default one, which is chosen and with which it goes on [PTYP-10] [TMPL-01] [TMPL-02] [TMPL-03] [TMPL-09] [TMPL-12] [TMPL-14] [PPRP-08] [TMPL-04]", async () => {
    const screen = await shown(world, world.ed, "/new/");
    expect(screen.text()).toContain("From the template House rules");
    await screen.click("button", "Other template");
    expect(chosenIn(screen).at(-1)?.value).toBe(String(rules));
    expect(screen.document.querySelector("dialog[open] h2")?.textContent).toBe("Select a template page");
    const cards = cardsOf(screen);
    expect(cards.slice(0, 4)).toEqual([
      "Blank page An empty page",
      "House rules Default About House rules.",
      "Minutes About Minutes.",
      "News item Picture, lead and story",
    ]);
    const examples = ["News item", "Meeting notes", "Project page", "Team page", "FAQ", "Event"];
    for (const [at, name] of [...examples, "Handbook chapter", "Onboarding plan"].entries())
      expect(cards[3 + at]?.startsWith(name), name).toBe(true);
    expect(cards).toHaveLength(3 + 8);
    expect(screen.document.querySelectorAll("dialog label svg").length).toBe(3 + 8);
    const asked = screen.sent.at(-1);
    expect([asked?.method, asked?.path.split("?")[0]]).toEqual([
      "GET",
      "/ajax/page/page_settings/load_templates/",
    ]);
    const before = screen.sent.length;
    await screen.click("button", "Continue");
    expect([screen.parts("dialog"), screen.address, screen.sent.slice(before)]).toEqual([[], "/new/", []]);
    expect(screen.text()).toContain("From the template House rules");
  });

  it("has the blank page and the examples where nobody has made a template [TMPL-01] [PPRP-08] (long)", async () => {
    const bare = await openWorld("a hash");
    const screen = await shown(bare, bare.ed, "/new/");
    await screen.click("button", "Choose template");
    const cards = cardsOf(screen);
    expect(cards).toHaveLength(1 + 8);
    expect(cards.slice(0, 2)).toEqual(["Blank page An empty page", "News item Picture, lead and story"]);
    await bare.close();
  });

  it("opens at once where one asks for a template, and takes nothing but a choice then [TMPL-03] [TMPL-10] [TMPL-12]", async () => {
    const screen = await shown(world, world.ed, "/new/?choose=1");
    expect(screen.document.querySelector("dialog[open] h2")?.textContent).toBe("Select a template page");
    expect(chosenIn(screen).filter(({ value }) => Number(value))).toEqual([]);
    await screen.click("button", "Continue");
    expect(screen.text(screen.part("dialog"))).toContain("Please select a template page.");
  });

  it.each([
    ["the blank page, which is created blank [TMPL-06]", /^Blank page/, (): string => "/new/?from_page_id=0"],
    ["a template, which is cloned [TMPL-07]", /^Minutes/, (): string => `/page/copy/${minutes}/0/`],
    [
      "an example, which is cloned without subsites [TMPL-13]",
      /^Meeting notes/,
      (): string => "/page/copy/-2/0/",
    ],
  ] as const)("goes on with %s [TMPL-03] [TMPL-10]", async (_, card, address) => {
    const screen = await shown(world, world.ed, "/new/?choose=1");
    await picked(screen, card);
    expect([screen.address, screen.parts("dialog", /^Select a template page/)]).toEqual([address(), []]);
  });

  it("stands in the dialog of a new page, beside its title, folder, tags, location and type [PPRP-08] [PPRP-09] (long)", async () => {
    const screen = await shown(world, world.ada, "/new/");
    for (const label of [/^Title/, /^Folder/, /^Tags/, /^Location/]) expect(screen.field(label)).toBeTruthy();
    expect(screen.names("radio")).toHaveLength(4);
    expect(screen.parts("button", "Other template")).toHaveLength(1);
    await screen.load("/new/?from_page_id=0");
    expect(screen.parts("button", "Choose template")).toHaveLength(1);
  });

  it("over a page that begins with the default template cancels with the same one, and by Cancel [PTYP-10] [TMPL-09] [TMPL-12] (long)", async () => {
    const screen = await shown(world, world.ed, "/new/");
    for (const button of ["Continue", "Cancel"]) {
      await screen.click("button", "Other template");
      expect(chosenIn(screen).at(-1)?.value).toBe(String(rules));
      await screen.click("button", button, screen.part("dialog"));
      expect([screen.parts("dialog"), screen.address]).toEqual([[], "/new/"]);
    }
  });

  it("over a page of another template cancels with that one, and what was written stays [TMPL-09] (long)", async () => {
    const path = `/page/copy/${minutes}/0/`;
    const screen = await shown(world, world.ed, path);
    await screen.type(/^Title/, "Monday");
    const before = screen.sent.length;
    await screen.click("button", "Other template");
    await screen.click("radio", /^Minutes/);
    await screen.click("button", "Continue");
    expect([screen.names("dialog"), screen.address, screen.field(/^Title/).value]).toEqual([
      ["New page"],
      path,
      "Monday",
    ]);
    const loads = screen.sent.slice(before).map((sent) => sent.path);
    expect(loads.filter((each) => each.includes("/page/copy/"))).toEqual([]);
  });

  it("over a page of a template leads to the clone of another one [TMPL-07]", async () => {
    const screen = await shown(world, world.ed, `/page/copy/${minutes}/0/`);
    await screen.click("button", "Other template");
    await picked(screen, /^House rules/);
    expect(screen.address).toBe(`/page/copy/${rules}/0/`);
  });

  it("over a page that begins blank cancels where nothing is picked [TMPL-09] [TMPL-12]", async () => {
    const screen = await shown(world, world.ed, "/new/?from_page_id=0");
    await screen.type(/^Title/, "Loose ends");
    await screen.click("button", "Choose template");
    const before = screen.sent.length;
    await screen.click("button", "Continue", screen.part("dialog"));
    expect([screen.parts("dialog"), screen.address]).toEqual([[], "/new/?from_page_id=0"]);
    expect(screen.sent.slice(before)).toEqual([]);
    expect(screen.field(/^Title/).value).toBe("Loose ends");
  });

  it("a page that begins with the default template says so, and is made of it [PTYP-10] (long)", async () => {
    const screen = await shown(world, world.ed, "/new/");
    expect(screen.text()).toContain("From the template House rules");
    await screen.type(/^Title/, "Rules of the canteen");
    await screen.click("button", "Create page");
    expect(lastSaved(screen)?.path).toMatch(/\/create\/$/);
    expect(lastSaved(screen)?.fields).toMatchObject({ from_page_id: rules });
    await screen.load("/rules-of-the-canteen/");
    expect(screen.text()).toContain("About House rules.");
  });

  it("leads to a blank page, which is created blank, and keeps what was typed [TMPL-06] (long)", async () => {
    const screen = await shown(world, world.ed, "/new/");
    await screen.type(/^Title/, "Loose ends");
    await screen.click("button", "Other template");
    await picked(screen, /^Blank page/);
    expect([screen.address, screen.field(/^Title/).value]).toEqual(["/new/?from_page_id=0", "Loose ends"]);
    expect(screen.text()).not.toContain("From the template");
    await screen.click("button", "Create page");
    expect(lastSaved(screen)?.path).toBe("/ajax/page/page_settings/create/0/");
    expect(screen.address).toBe("/loose-ends/?edit");
  });

  it("leads to the clone of a template, and without subsites to that of an example [ROUT-13] [TMPL-07] [TMPL-13] (long)", async () => {
    const screen = await shown(world, world.ed, "/new/");
    for (const [name, id, title] of [
      [/^Minutes/, minutes, "Minutes"],
      [/^Meeting notes/, -2, "Meeting notes"],
    ] as const) {
      await screen.load("/new/");
      await screen.click("button", "Other template");
      await picked(screen, name);
      expect([screen.address, screen.field(/^Title/).value]).toEqual([`/page/copy/${id}/0/`, title]);
      await screen.type(/^Title/, `${title} of May`);
      await screen.click("button", "Create page");
      expect(lastSaved(screen)?.path).toMatch(new RegExp(`/clone/${id}/\\d+/$`));
      expect(screen.title).toBe(`${title} of May | Noordervaart`);
    }
  });

  it("finds templates by what they are called and are about, and says where there are none (long)", async () => {
    const screen = await shown(world, world.ed, "/new/");
    await screen.click("button", "Other template");
    await screen.type(/Search templates/, "DECISIONS");
    expect(cardsOf(screen)).toEqual(["Meeting notes People, decisions, to-dos"]);
    await screen.type(/Search templates/, "zzz");
    expect(cardsOf(screen)).toEqual([]);
    expect(screen.text(screen.part("dialog"))).toContain("No templates found");
    await screen.type(/Search templates/, "a");
    await screen.click("radio", "Templates");
    expect(cardsOf(screen)).toHaveLength(2);
  });

  it("goes on with a card that is shown, not with one that what is typed has hidden (long)", async () => {
    const screen = await shown(world, world.ed, "/new/?from_page_id=0");
    await screen.click("button", "Choose template");
    const dialog = screen.part("dialog");
    await screen.type("Search templates", "meeting", dialog);
    await screen.click("button", "Continue", dialog);
    expect(screen.text(screen.part("dialog"))).toContain("Please select a template page.");
    await screen.click("radio", /^Meeting notes/, dialog);
    await screen.type("Search templates", "handbook", dialog);
    await screen.click("button", "Continue", dialog);
    expect([screen.parts("dialog").length, screen.address]).toEqual([1, "/new/?from_page_id=0"]);
    await screen.type("Search templates", "", dialog);
    await screen.click("button", "Continue", dialog);
    expect(screen.parts("dialog")).toEqual([]);
    expect(screen.address).toMatch(/^\/page\/copy\/-\d+\/0\/$/);
  });

  it("that cannot be loaded says why, or that it is for later, and is gone [DLGS-15] [TMPL-11]", async () => {
    const screen = await shown(world, world.ed, "/new/");
    for (const [reply, sentence] of [
      [
        Response.json({ success: false, message: "You can't create pages." }, { status: 403 }),
        "Sorry, unable to load dialog: You can't create pages.",
      ],
      [new Response("", { status: 502 }), "Sorry, unable to load dialog. Please try again later."],
    ] as const) {
      screen.meddle(({ path }) => (path.includes("load_templates") ? Promise.resolve(reply) : null));
      await screen.click("button", "Other template");
      const [error] = screen.document.querySelectorAll<HTMLElement>("[role=alert] .ui-notice");
      expect([error?.textContent, error?.style.getPropertyValue("--life")]).toEqual([sentence, "5s"]);
      expect(screen.names("dialog")).toEqual([]);
      await screen.pass(60_000);
    }
  });

  it("a title that is only proposed gives way to that of another template, and a folder that was asked for stays (long)", async () => {
    const screen = await shown(world, world.ed, `/new/?folder=${world.mainFolderId}`);
    await screen.click("button", "Other template");
    await picked(screen, /^Minutes/);
    await screen.click("button", "Other template");
    await picked(screen, /^News item/);
    expect(screen.field(/^Title/).value).toBe("News item");
    await screen.load("/new/");
    expect(screen.field(/^Title/).value).toBe("");
  });

  it("what was typed stays where a template cannot be opened, is asked about, and comes along to no other page (long)", async () => {
    const screen = await shown(world, world.ed, "/new/");
    await screen.type(/^Title/, "Half a thought");
    await screen.click("button", "Other template");
    screen.meddle(({ path }) =>
      path.startsWith("/page/copy/") ? Promise.reject(new TypeError("Failed to fetch")) : null,
    );
    await picked(screen, /^Minutes/);
    expect([screen.address, screen.field(/^Title/).value]).toEqual(["/new/", "Half a thought"]);
    await screen.click("link", "Cancel");
    expect(screen.text(screen.part("dialog"))).toContain("Your changes will be lost.");
    await screen.click("button", "Discard changes");
    await screen.click("link", "New page");
    expect([screen.address, screen.field(/^Title/).value]).toEqual(["/new/", ""]);
  });
});
