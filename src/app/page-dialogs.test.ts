import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let tides: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  tides = await madePage(world, "Tides", { slug: "tides" });
});
afterAll(() => world.close());

const dialogs = [
  ["properties/{tides}", "Properties", "Tides"],
  ["settings/{tides}", "Page permissions", "Tides"],
  ["versions/{tides}", "Version history", "Tides"],
  // One comes from a version, and goes back to it.
  ["copy/{tides}/0", "Copy page", "Version history"],
] as const;

describe("the dialogs of a page", () => {
  it.each(dialogs)(
    "/page/%s/ stands over its page from the first paint on: %s; Escape leads to %s [DLGS-03] (long)",
    async (path, name, before) => {
      const address = `/page/${path.replace("{tides}", String(tides))}/`;
      const screen = await shown(world, world.ed, address);
      expect([screen.address, screen.title]).toEqual([address, `${name} | Noordervaart`]);
      expect(screen.names("dialog")).toEqual([name]);
      expect(screen.part("heading", name).closest("dialog")).toBe(screen.part("dialog"));
      expect(screen.document.querySelector("article h1")?.textContent).toBe("Tides");
      expect(screen.text(screen.document.querySelector("article") as Element)).toContain("About Tides.");
      expect(screen.part("dialog").contains(screen.focused)).toBe(true);
      await screen.press("{Escape}");
      expect([screen.title, screen.names("dialog")]).toEqual([`${before} | Noordervaart`, []]);
    },
  );

  it("are opened from their page, which stays, and give the focus back to what opened them [DLGS-03] [DLGS-21] (long)", async () => {
    const screen = await shown(world, world.ed, "/tides/");
    const article = screen.document.querySelector("article");
    await screen.click("button", "Share");
    await screen.click("link", "Page permissions");
    expect(screen.names("dialog")).toEqual(["Page permissions"]);
    expect(screen.document.querySelector("article")).toBe(article);
    await screen.click("link", "Close");
    expect([screen.address, screen.names("dialog")]).toEqual(["/tides/", []]);
    expect(screen.document.querySelector("article")).toBe(article);
    expect(screen.focused).toBe(screen.part("button", "Share"));
    await screen.back();
    expect(screen.names("dialog")).toEqual(["Page permissions"]);
    await screen.back();
    expect([screen.address, screen.names("dialog")]).toEqual(["/tides/", []]);
  });

  it("are confirmed by Ctrl+Enter on a part that does something else [DLGS-05]", async () => {
    const screen = await shown(world, world.vera, `/page/follow/${tides}/`);
    screen.part("link", "Close").focus();
    await screen.press("{Control>}{Enter}{/Control}");
    expect(screen.sent.map(({ path }) => path)).toContain(`/-/follow/${tides}/`);
    expect([screen.names("dialog"), screen.title]).toEqual([[], "Tides | Noordervaart"]);
  });

  it.each([
    ["properties/{tides}", "Title", "Tides"],
    ["properties/{tides}", "Tags", "Tides"],
    ["properties/{tides}", "Cancel", "Tides"],
    ["properties/{tides}", "Close", "Tides"],
    ["copy/{tides}/0", "Close", "Copy of Tides"],
    ["follow/{tides}", "Close", "Tides"],
  ] as const)("/page/%s/ is confirmed by Ctrl+Enter on %s [DLGS-05] (long)", async (path, part, title) => {
    const screen = await shown(world, world.ed, `/page/${path.replace("{tides}", String(tides))}/`);
    const isLink = part === "Cancel" || part === "Close";
    (isLink ? screen.part("link", part) : screen.field(new RegExp(`^${part}`))).focus();
    await screen.press("{Control>}{Enter}{/Control}");
    const isOurs = (sent: string) => /\/(page_settings|follow)\//.test(sent);
    expect(screen.sent.filter((sent) => sent.method === "POST" && isOurs(sent.path))).toHaveLength(1);
    expect([screen.names("dialog"), screen.title]).toEqual([[], `${title} | Noordervaart`]);
  });

  it("of permissions saves by Ctrl+Enter and stays [DLGS-05] (long)", async () => {
    const screen = await shown(world, world.ed, `/page/settings/${tides}/`);
    screen.part("link", "Cancel").focus();
    await screen.press("{Control>}{Enter}{/Control}");
    const saved = screen.sent.filter(({ path }) => path === `/ajax/page/page_settings/edit/${tides}/`);
    expect([saved.length, screen.names("dialog")]).toEqual([1, ["Page permissions"]]);
  });

  it("ask before what is typed is lost, and keep it (long)", async () => {
    const screen = await shown(world, world.ed, `/page/properties/${tides}/`);
    await screen.type(/^Title/, "Ebb");
    await screen.press("{Escape}");
    expect(screen.part("heading", "Discard changes?")).toBeDefined();
    expect(screen.focused).toBe(screen.part("button", "Keep editing"));
    await screen.click("button", "Keep editing");
    expect([screen.address, screen.field(/^Title/).value]).toEqual([`/page/properties/${tides}/`, "Ebb"]);
  });

  it("have one order of buttons, the main one last, and so have the questions above them (long)", async () => {
    const ends: Record<string, string[]> = {};
    for (const [path] of dialogs) {
      const screen = await shown(world, world.ed, `/page/${path.replace("{tides}", String(tides))}/`);
      const line = screen.document.querySelector(".ui-actions");
      if (line) ends[path] = [...line.querySelectorAll("a, button")].map((each) => each.textContent ?? "");
    }
    expect(ends).toEqual({
      "properties/{tides}": ["Cancel", "Save"],
      "settings/{tides}": ["Cancel", "Save"],
      "copy/{tides}/0": ["Cancel", "Create copy"],
    });
    const screen = await shown(world, world.ed, `/page/properties/${tides}/`);
    await screen.type(/^Title/, "Ebb");
    await screen.press("{Escape}");
    const question = screen.parts("button", undefined, screen.part("dialog")).slice(-2);
    expect(question.map((each) => each.textContent)).toEqual(["Keep editing", "Discard changes"]);
  });

  it("stand aside where a version is shown (long)", async () => {
    const screen = await shown(world, world.ed, `/page/versions/${tides}/?changes=yes`);
    expect(screen.names("dialog")).toEqual([]);
  });

  it("are refused without their page to whom may not open them (long)", async () => {
    const screen = await shown(world, world.vera, `/page/properties/${tides}/`);
    expect([screen.names("dialog"), screen.document.querySelector("article")]).toEqual([[], null]);
  });
});
