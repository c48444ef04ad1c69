import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { earlyKeys } from "#app/entry-server.tsx";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
  await madePage(world, "Tides", { slug: "tides" });
  await madePage(world, "New shoals", { slug: "shoals" });
});
afterAll(() => world.close());

const label = "Search Noordervaart";
const commandNames = (screen: Screen) => {
  const group = screen.parts("group", "Commands")[0];
  return group ? screen.parts("option", undefined, group).map((each) => screen.text(each)) : [];
};

describe("keys", () => {
  it("/ leads to search, ? shows what keys there are, with the keyboard in it and back again (long)", async () => {
    const screen = await shown(world, world.vera, "/pages/");
    await screen.press("/");
    expect(screen.focused).toBe(screen.field(label));
    await screen.press("?/");
    expect(screen.field(label).value).toBe("?/");
    expect(screen.names("dialog")).toEqual([]);
    screen.field(label).blur();
    const from = screen.part("link", "Home", screen.part("navigation", "Site menu"));
    from.focus();
    await screen.press("?");
    const dialog = screen.part("dialog", "Keyboard shortcuts");
    expect(screen.focused).toBe(screen.parts("button", "Close", dialog)[0]);
    expect(screen.names("heading", dialog)).toEqual(["Keyboard shortcuts", "General"]);
    expect(screen.parts("term", undefined, dialog).map((each) => screen.text(each))).toEqual([
      "Search",
      "Search and commands",
      "Command palette",
      "Keyboard shortcuts",
    ]);
    expect(screen.parts("definition", undefined, dialog).map((each) => each.textContent)).toEqual([
      "/",
      "CtrlK",
      "Ctrl/",
      "?",
    ]);
    await screen.press("/{Control>}k{/Control}");
    expect(dialog.contains(screen.focused)).toBe(true);
    await screen.press("{Escape}");
    expect(screen.focused).toBe(from);
  });

  it("are left to fields, and to other keys held with them (long)", async () => {
    const screen = await shown(world, world.ed, "/new/");
    await screen.type(/^Title/, "What is this?/");
    expect(screen.field(/^Title/).value).toBe("What is this?/");
    await screen.press("{Control>}k{/Control}");
    expect(screen.focused).toBe(screen.field(/^Title/));
    screen.field(/^Title/).blur();
    await screen.press("{Alt>}/{/Alt}{Control>}?{/Control}{Meta>}k{/Meta}");
    expect(screen.focused).toBe(screen.document.body);
    expect(screen.names("dialog")).toEqual([]);
  });

  it("have a way by pointer: the account menu (long)", async () => {
    const screen = await shown(world, world.vera, "/pages/");
    await screen.click("button", "Your account: Vera Visser");
    await screen.click("menuitem", "Keyboard shortcuts");
    expect(screen.part("dialog", "Keyboard shortcuts")).toBeDefined();
    await screen.click(
      "button",
      "Close",
      screen.part("dialog").querySelector(".ui-dialog-footer") as Element,
    );
    expect(screen.names("dialog")).toEqual([]);
  });

  it("that are a single sign can be switched off where they are listed (WCAG 2.1.4) (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    const caps = (within: Element) =>
      [...within.querySelectorAll(".ui-keys")].map((each) => each.textContent);
    const box = screen.part("search", label);
    const dialog = () => screen.part("dialog", "Keyboard shortcuts");
    await screen.press("?");
    const keys = screen.part("switch", /^Single-key shortcuts/, dialog());
    expect((keys as HTMLInputElement).checked).toBe(true);
    expect(caps(box)).toEqual(["/"]);
    await screen.clickOn(keys);
    expect([caps(dialog()), caps(box), screen.focused]).toEqual([["CtrlK", "Ctrl/"], [], keys]);
    await screen.press("{Escape}");
    await screen.press("/?");
    expect([screen.names("dialog"), screen.focused === screen.field(label)]).toEqual([[], false]);
    await screen.press("{Control>}k{/Control}");
    expect(screen.focused).toBe(screen.field(label));
    expect(commandNames(screen)).toContain("Keyboard shortcuts");

    const next = await shown(world, world.ed, "/people/");
    expect(next.document.documentElement.dataset["signKeys"]).toBe("off");
    await next.press("/?");
    expect(next.names("dialog")).toEqual([]);
    await next.click("button", "Your account: Ed Elzinga");
    await next.click("menuitem", "Keyboard shortcuts");
    await next.clickOn(next.part("switch", /^Single-key shortcuts/));
    expect(caps(next.part("dialog", "Keyboard shortcuts"))).toEqual(["/", "CtrlK", "Ctrl/", "?"]);
    await next.press("{Escape}");
    await next.press("/");
    expect(next.focused).toBe(next.field(label));
  });

  it("stay as they were when that cannot be saved, which is said in the dialog (long)", async () => {
    const screen = await shown(world, world.vera, "/pages/");
    await screen.press("?");
    const keys = screen.part("switch", /^Single-key shortcuts/) as HTMLInputElement;
    screen.meddle(() => new Response("<h1>Bad Gateway</h1>", { status: 502 }));
    await screen.clickOn(keys);
    expect(keys.checked).toBe(true);
    expect(screen.text(screen.part("dialog"))).toContain("Oops, that didn't work");
    const cut: (() => void)[] = [];
    screen.meddle(() => new Promise((_, reject) => void cut.push(() => reject(new TypeError("no line")))));
    for (const wanted of [false, true]) {
      await screen.clickOn(keys);
      expect(keys.checked).toBe(wanted);
    }
    for (const each of cut) each();
    await screen.pass(0);
    expect(keys.checked).toBe(true);
    expect(screen.text(screen.part("dialog"))).toContain("Could not connect");
  });

  it("are nothing to visitors, who load no script for them (long)", async () => {
    const visitor = await shown(world, "visitor", "/nothing/");
    expect(visitor.document.documentElement.outerHTML).not.toContain(earlyKeys);
    await visitor.press("?/{Control>}k{/Control}");
    expect([visitor.names("dialog"), visitor.focused]).toEqual([[], visitor.document.body]);
  });
});

describe("commands among the results", () => {
  it("stand there without a word typed, for each role its own (long)", async () => {
    const screen = await shown(world, world.vera, "/tides/");
    await screen.press("{Control>}k{/Control}");
    expect(screen.focused).toBe(screen.field(label));
    const going = [
      "Go to home page",
      "Your account",
      "Browse pages",
      "People",
      "Activity",
      "Notifications",
      "Background tasks",
      "Settings",
    ];
    expect(commandNames(screen).toSorted()).toEqual(
      ["Command palette Ctrl/", "Comment CtrlAltM", "Keyboard shortcuts ?", ...going, "Sign out"].toSorted(),
    );
    const editor = await shown(world, world.ed, "/tides/");
    await editor.press("{Control>}k{/Control}");
    expect(commandNames(editor)).toEqual(
      expect.arrayContaining(["New page", "Edit", "Share", "Properties", "Version history", "Sign out"]),
    );
    expect(commandNames(editor)).not.toContain("Publish");
  });

  it("are found by label and keywords, and Enter performs (long)", async () => {
    const screen = await shown(world, world.ed, "/tides/");
    await screen.press("{Control>}k{/Control}directory");
    expect(commandNames(screen)).toEqual(["People"]);
    await screen.pass(400);
    expect(screen.text(screen.document.querySelector(".search-says") as Element)).toBe("No results");
    await screen.press("{Enter}");
    expect(screen.address).toBe("/people/");
    expect(screen.field(label).value).toBe("");
  });

  it("come after the hits, of which Enter opens the first, and are not counted [SRCH-03] [SRCH-09] (long)", async () => {
    const screen = await shown(world, world.ed, "/tides/");
    await screen.press("{Control>}k{/Control}new");
    await screen.pass(400);
    expect(screen.names("group", screen.part("listbox"))).toEqual(["Top Hit", "Commands"]);
    expect(commandNames(screen)).toEqual(["New page"]);
    expect(screen.text(screen.parts("search")[0])).toContain("1 result");
    await screen.press("{ArrowDown}");
    const option = screen.part("option", "New page");
    expect(option.getAttribute("aria-selected")).toBe("true");
    expect(screen.field(label).getAttribute("aria-activedescendant")).toBe(option.id);
    await screen.press("{ArrowDown}{Enter}");
    expect(screen.address).toBe("/shoals/");
  });

  it("stay marked when hits arrive above them (long)", async () => {
    const screen = await shown(world, world.ed, "/tides/");
    const marked = () =>
      screen.parts("option").filter((each) => each.getAttribute("aria-selected") === "true");
    await screen.press("{Control>}k{/Control}new");
    await screen.press("{ArrowDown}");
    expect(marked()).toEqual([screen.part("option", "New page")]);
    await screen.pass(400);
    expect(screen.names("group", screen.part("listbox"))).toEqual(["Top Hit", "Commands"]);
    expect(marked()).toEqual([screen.part("option", "New page")]);
    await screen.press("{Enter}");
    expect(screen.address).toBe("/new/");
  });

  it("are called in from the field itself, and are no part of the search by / or by pointer (long)", async () => {
    const screen = await shown(world, world.ed, "/tides/");
    await screen.press("/new");
    await screen.pass(400);
    expect(screen.names("group", screen.part("listbox"))).toEqual(["Top Hit"]);
    await screen.press("{Control>}k{/Control}");
    expect(screen.names("group", screen.part("listbox"))).toEqual(["Top Hit", "Commands"]);
    await screen.press("{Escape}{Escape}");
    await screen.clickOn(screen.field(label));
    expect(commandNames(screen)).toEqual([]);
  });

  it("are heard by a script in the document until the commands live (long)", async () => {
    const screen = await shown(world, world.vera, "/pages/");
    expect(screen.document.head.innerHTML).toContain("search-commands");
    expect(screen.document.documentElement.dataset["commands"]).toBe("");
  });
});
