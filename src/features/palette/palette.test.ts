import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { draftedPage, note } from "#testing/draft-writer.ts";
import { withoutChunks } from "#testing/screens/chunks.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import type { StoredWidget } from "#widgets/widget.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

const palette = (screen: Screen) => screen.part("dialog", "Command palette");
const field = (screen: Screen) => screen.part("combobox", "Command", palette(screen));
const options = ({ document }: Screen) => [
  ...document.querySelectorAll<HTMLElement>("dialog[open] [role=option]"),
];
const named = (screen: Screen) =>
  options(screen).map((each) => each.querySelector(".palette-name")?.textContent ?? "");
const marked = (screen: Screen) =>
  options(screen).find((each) => each.getAttribute("aria-selected") === "true")?.textContent ?? "";
const blocks = (screen: Screen) => screen.parts("button", /: drag, or Space and arrow keys$/);
const handleNames = (screen: Screen) =>
  blocks(screen).map((each) => /Move (.+?):/.exec(each.getAttribute("aria-label") ?? "")?.[1]);

/** The dialog comes with the next turn: letters are typed when it is there. */
async function typed(screen: Screen, keys: string, words: string): Promise<void> {
  await screen.press(keys);
  await screen.press(words);
}
const byK = "{Control>}k{/Control}";
const bySlash = "{Control>}/{/Control}";
const said = (screen: Screen) =>
  screen.text(screen.parts("status", undefined, palette(screen))[0] as Element);
const inGroup = (screen: Screen, name: string) =>
  screen
    .parts("option", undefined, screen.part("group", name, palette(screen)))
    .map((each) => screen.text(each));
const rowOf = (screen: Screen, name: string) =>
  options(screen).find((each) => each.querySelector(".palette-name")?.textContent === name)?.textContent ??
  "";

async function editing(words: readonly string[], more: Record<string, StoredWidget> = {}): Promise<Screen> {
  const widgets = { ...Object.fromEntries(words.map((each, at) => [`text000${at}`, note(each)])), ...more };
  const page = await draftedPage(world, widgets);
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await screen.pass(2000);
  return screen;
}

describe("while a page is edited", () => {
  it("the palette opens by Ctrl+K and from the menu of edit mode, runs what Tab takes, and gives the focus back [CPAL-01] [CPAL-02] [CPAL-07] (long)", async () => {
    const screen = await editing(["first", "second"]);
    blocks(screen)[0]?.focus();
    await screen.press(byK);
    await screen.pass(100);
    expect(screen.focused).toBe(field(screen));
    await screen.press("dupl");
    expect(named(screen)).toEqual(["Duplicate"]);
    await screen.press("{Tab}");
    expect(screen.names("dialog")).toEqual([]);
    expect(blocks(screen)).toHaveLength(3);
    await screen.clickOn(
      screen.parts("button", "More options", screen.part("region", "Edit mode"))[0] as Element,
    );
    await screen.click("menuitem", /^Command palette/);
    await screen.press("divid{Enter}");
    expect(handleNames(screen)).toContain("Divider");
  });

  it("adds every kind of block, turns, moves, duplicates and deletes what is selected, publishes, and leads to properties and sharing; a wrong letter is forgiven, and Enter runs what is found [CPAL-01] [CPAL-03] [CPAL-07] [CPAL-08] [CPAL-09] [WIDG-04] [WIDG-05] [WIDG-07] [WIDG-08]", async () => {
    const screen = await editing(["first", "second"]);
    blocks(screen)[1]?.focus();
    await screen.press(byK);
    await screen.pass(100);
    expect(screen.focused).toBe(field(screen));
    expect(inGroup(screen, "This block")).toEqual([
      "Duplicate",
      "Move up",
      "Move down",
      "To the top",
      "To the end",
      "Split text Please select a text widget first",
      "Delete",
    ]);
    expect(inGroup(screen, "Add a block")).toEqual(
      [
        ["Paragraph", "Heading", "Table", "Checklist", "Code", "Markdown", "Formula", "Divider", "Button"],
        ["Box or space", "Accordion", "Tabs", "Countdown", "People", "Image", "Attachment", "File list"],
        ["PDF", "Video", "YouTube", "Embed", "Web page", "Map", "Google Calendar", "Google document"],
        ["RSS feed", "Greeting", "Announcement", "Shortcuts", "Starred pages", "Recently changed"],
        ["Waiting for you", "New people", "People this week"],
      ].flat(),
    );
    const forms =
      "Text,Heading 1,Heading 2,Heading 3,Heading 4,Bulleted list,Numbered list,Checklist item,Quote,Note,Code";
    const hint = "Please select a text widget first";
    expect(inGroup(screen, "Turn into")).toEqual(forms.split(",").map((form) => `${form} ${hint}`));
    expect(named(screen)).toEqual(
      expect.arrayContaining(["Publish", "Preview", "Share", "Properties", "Find in page"]),
    );
    await screen.type("Command", "mvoe up{Enter}");
    expect(screen.document.body.textContent?.indexOf("second")).toBeLessThan(
      screen.document.body.textContent?.indexOf("first") ?? 0,
    );
    const counted = [];
    for (const command of ["dup", "del"]) {
      await typed(screen, byK, `${command}{Enter}`);
      counted.push(screen.document.querySelectorAll("[data-widget]").length);
    }
    expect(counted).toEqual([3, 2]);
  });

  it("publishes, and leads to the permissions and the properties of the page [CPAL-07] (long)", async () => {
    const page = await draftedPage(world, { text0000: note("first") });
    const screen = await shown(world, world.ed, `/page/${page}/?edit`);
    await screen.pass(2000);
    await typed(screen, byK, "publish{Enter}");
    await screen.pass(2000);
    expect(screen.text()).toContain("Published. Readers see this version now.");
    await typed(screen, byK, "share{Enter}");
    expect(screen.address).toBe(`/page/settings/${page}/`);
    await screen.load(`/page/${page}/?edit`);
    await screen.pass(2000);
    await typed(screen, byK, "properties{Enter}");
    expect(screen.address).toBe(`/page/properties/${page}/`);
  });

  it("with the caret in a text its commands are for the block of that text [CPAL-07] (long)", async () => {
    const screen = await editing(["first", "second"]);
    const order = () =>
      [...screen.document.querySelectorAll<HTMLElement>("[data-widget]")].map(({ dataset }) =>
        dataset.widget === "text0000" ? "first" : "second",
      );
    blocks(screen)[1]?.focus();
    await screen.press("{Enter}");
    await screen.pass(100);
    expect(screen.focused).toHaveProperty("value", "second");
    for (const [command, expected] of [
      ["duplicate", ["first", "second", "second"]],
      ["move up", ["first", "second", "second"]],
      ["to the top", ["second", "first", "second"]],
      ["move down", ["first", "second", "second"]],
      ["to the end", ["first", "second", "second"]],
      ["delete", ["first", "second"]],
    ] as const) {
      await typed(screen, bySlash, `${command}{Enter}`);
      await screen.pass(100);
      expect([command, order()]).toEqual([command, expected]);
    }
  });

  it("nothing of the page can be changed while it is looked at as readers will see it (long)", async () => {
    const screen = await editing(["first"]);
    await typed(screen, bySlash, "preview{Enter}");
    await screen.press(bySlash);
    expect(named(screen)).toContain("Publish");
    expect(named(screen)).not.toContain("Duplicate");
    expect(named(screen)).not.toContain("Divider");
  });

  it("letters that follow its keys at once are in its field (long)", async () => {
    const screen = await shown(world, world.vera, "/people/");
    await screen.press("{Control>}/{/Control}peox{Backspace}");
    expect(field(screen)).toHaveProperty("value", "peo");
    expect(named(screen)).toContain("People");
  });

  it("opens from the menu of edit mode, and on a Mac by Cmd+K; what needs a widget says so while none is selected, and does nothing; arrows move, Escape closes and leaves all as it was [CPAL-05] [CPAL-07] [CPAL-08] [CPAL-09]", async () => {
    const screen = await editing(["first"], { rule0001: { kind: "Divider", version: 1, content: {} } });
    await screen.clickOn(
      screen.parts("button", "More options", screen.part("region", "Edit mode"))[0] as Element,
    );
    await screen.click("menuitem", /^Command palette/);
    expect(screen.focused).toBe(field(screen));
    const needing = ["This block", "Turn into"].flatMap((group) => inGroup(screen, group));
    expect([
      needing.length,
      needing.filter((each) => !each.endsWith(" Please select a widget first")),
    ]).toEqual([18, []]);
    await screen.type("Command", "duplicate");
    expect(marked(screen)).toContain("Please select a widget first");
    await screen.press("{Enter}");
    expect(said(screen)).toBe("Please select a widget first");
    await screen.press("{Escape}");
    expect(blocks(screen)).toHaveLength(2);
    const handle = blocks(screen)[1];
    handle?.focus();
    const mac = vi.spyOn(navigator, "platform", "get").mockReturnValue("MacIntel");
    await screen.press("{Meta>}k{/Meta}");
    mac.mockRestore();
    const all = options(screen).map((each) => each.textContent);
    expect(marked(screen)).toBe(all[0]);
    await screen.press("{ArrowDown}");
    expect(marked(screen)).toBe(all[1]);
    await screen.press("{ArrowUp}{ArrowUp}");
    expect(marked(screen)).toBe(all.at(-1));
    expect(field(screen).getAttribute("aria-activedescendant")).toBe(options(screen).at(-1)?.id);
    await screen.type("Command", "quote");
    expect(rowOf(screen, "Quote")).toContain("Please select a text widget first");
    await screen.press("{Escape}");
    expect(screen.names("dialog")).toEqual([]);
    expect(screen.focused).toBe(handle);
    expect(blocks(screen)).toHaveLength(2);
  });

  it("Enter runs what is marked, and so does Tab [CPAL-08] (long)", async () => {
    const screen = await editing(["first"]);
    blocks(screen)[0]?.focus();
    for (const [key, count] of [
      ["{Enter}", 2],
      ["{Tab}", 3],
    ] as const) {
      await typed(screen, byK, "e");
      const above = named(screen).indexOf("Duplicate");
      expect(above).toBeGreaterThan(0);
      await screen.press("{ArrowDown}".repeat(above));
      expect(marked(screen)).toContain("Duplicate");
      await screen.press(key);
      expect([key, screen.names("dialog"), blocks(screen).length]).toEqual([key, [], count]);
    }
  });

  it("commands are found with a wrong letter, by other words and in any order, and those used last come first [CPAL-03] (long)", async () => {
    const screen = await editing(["first"]);
    const find = async (words: string) => {
      await screen.press(bySlash);
      await screen.press(words);
      const found = named(screen);
      await screen.press("{Escape}");
      return found;
    };
    expect((await find("duplicat"))[0]).toBe("Duplicate");
    expect((await find("dulpicate"))[0]).toBe("Duplicate");
    expect((await find("up move"))[0]).toBe("Move up");
    expect(await find("photo")).toContain("Image");
    expect(await find("zzzzzz")).toEqual([]);
    await typed(screen, bySlash, "divider{Enter}");
    await screen.press(bySlash);
    expect(screen.text(screen.part("group", "Recent", palette(screen)))).toContain("Divider");
  });
});

describe("elsewhere", () => {
  it("opens by Ctrl+/, also in a field, and says what waits until a page is open for editing [CPAL-09] (long)", async () => {
    const screen = await shown(world, world.ed, "/new/");
    await screen.type(/^Title/, "Shoals");
    await typed(screen, bySlash, "publish");
    expect(rowOf(screen, "Publish")).toContain("Please open a page for editing first");
    await screen.press("{Enter}");
    expect(said(screen)).toBe("Please open a page for editing first");
    await screen.press("{Escape}");
    expect(screen.field(/^Title/).value).toBe("Shoals");
    expect(screen.focused).toBe(screen.field(/^Title/));
  });

  it("that cannot be fetched says so, and what was typed stays; the next try fetches it, and it says what waits until a page is open for editing [CPAL-03] [CPAL-04] [CPAL-09]", async () => {
    const screen = await shown(world, world.ed, "/new/");
    await screen.type(/^Title/, "Shoals");
    await withoutChunks(["features/palette/parts/palette-dialog.tsx"], async () => {
      await screen.press("{Control>}");
      await screen.pass(100);
      await screen.press("/{/Control}");
      const errors = [...screen.document.querySelectorAll("[role=alert] .ui-notice")];
      expect(errors.map((each) => each.textContent)).toEqual(["Could not load Command Palette dialog"]);
      expect(screen.names("dialog")).toEqual([]);
      expect(screen.field(/^Title/).value).toBe("Shoals");
    });
    await screen.press(bySlash);
    expect(screen.focused).toBe(field(screen));
    expect(
      inGroup(screen, "Editing").filter((each) => !each.endsWith(" Please open a page for editing first")),
    ).toEqual([]);
    expect(inGroup(screen, "Editing")).toHaveLength(9);
    await screen.type("Command", "publish{Enter}");
    expect(said(screen)).toBe("Please open a page for editing first");
  });

  it("who writes no pages is told nothing of editing, and goes where Tab takes them [CPAL-02] [CPAL-08]", async () => {
    const screen = await shown(world, world.vera, "/pages/");
    await screen.press(bySlash);
    const all = named(screen);
    expect(all).not.toContain("Publish");
    await screen.type("Command", "e");
    expect(named(screen)).not.toEqual(all);
    const above = named(screen).indexOf("People");
    expect(above).toBeGreaterThan(0);
    await screen.press(`${"{ArrowDown}".repeat(above)}{Tab}`);
    expect(screen.document.location.pathname).toBe("/people/");
  });

  it("on the page of a person it does what their menu offers (long)", async () => {
    const screen = await shown(world, world.olga, `/profile/p/${world.vera.id}/`);
    await typed(screen, bySlash, "change role{Enter}");
    await screen.pass(100);
    expect(screen.names("dialog")[0]).toContain("Vera Visser");
  });
});
