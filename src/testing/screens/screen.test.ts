import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type World, openWorld } from "../world.ts";
import { leaveScreen, shown } from "./shown.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe("a screen without a browser", () => {
  it("moves on without another document, and back (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    const [people] = screen.parts("link", "People");
    await screen.clickOn(people as HTMLElement);
    expect([screen.address, screen.title]).toEqual(["/people/", "People | Noordervaart"]);
    expect(screen.focused).toBe(screen.part("heading", "People"));
    await screen.back();
    expect([screen.address, screen.title]).toEqual(["/pages/", "Browse pages | Noordervaart"]);
    expect(screen.sent.map(({ path, headers }) => [path, headers["accept"]])).toEqual([
      ["/pages/", "text/html"],
      ["/people/", "application/json"],
      ["/pages/", "application/json"],
    ]);
  });

  it("opens menus, which the next touch or Escape closes (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    await screen.click("button", "Your account: Ed Elzinga");
    expect(screen.names("menuitem")).toEqual([
      "Your profile card",
      "Your account",
      "Change Picture",
      "Settings",
      "Keyboard shortcuts",
      "Sign out",
    ]);
    expect(screen.focused).toBe(screen.part("menuitem", "Your profile card"));
    await screen.press("{Escape}");
    expect(screen.names("menu")).toEqual([]);
    expect(screen.focused).toBe(screen.part("button", "Your account: Ed Elzinga"));
    await screen.click("button", "Your account: Ed Elzinga");
    await screen.click("heading", "Browse pages");
    expect(screen.names("menu")).toEqual([]);
  });

  it("changes what a person changes, in the database (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    await screen.click("button", "New Folder");
    await screen.press("Fish{Enter}");
    expect(screen.text()).toContain("Folder created!");
    await screen.load("/pages/");
    expect(screen.part("treeitem", /Fish/)).toBeDefined();
    expect(screen.text()).not.toContain("Folder created!");
  });

  it("keeps everything but an open dialog out of reach, and gives the focus back (long)", async () => {
    const screen = await shown(world, world.olga, "/people/");
    await screen.click("button", "Invite");
    expect(screen.parts("link", "Pages")).toEqual([]);
    expect(screen.part("dialog").contains(screen.focused)).toBe(true);
    await screen.press("{Escape}");
    expect(screen.names("dialog")).toEqual([]);
    expect(screen.focused).toBe(screen.part("button", "Invite"));
  });

  it("signs a person out into another document (long)", async () => {
    const screen = await shown(world, world.vera, "/pages/");
    await screen.click("button", "Your account: Vera Visser");
    await screen.click("menuitem", "Sign out");
    expect(screen.address).toBe("/accounts/login/");
    expect(screen.part("button", "Sign in")).toBeDefined();
  });

  it("leaves in a field what was typed last, with the keys behind it (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    for (const text of ["tides", "ebb", "x", "fog at sea", ""]) {
      await screen.type("Search pages", text);
      expect(screen.field("Search pages").value).toBe(text);
    }
    await screen.type("Search pages", "fog at sea{Backspace}{Backspace}");
    expect(screen.field("Search pages").value).toBe("fog at s");
  });

  it("lets time go by only when it is told to (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    const before = screen.sent.length;
    await screen.type("Search pages", "tides");
    expect(screen.sent.slice(before)).toEqual([]);
    await screen.pass(60_000);
    expect(screen.sent.slice(before)).toHaveLength(1);
  });

  it("shows what happens when the server cannot be reached (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    screen.meddle(() => Promise.reject(new TypeError("no line")));
    await screen.click("button", "New Folder");
    await screen.press("Trees{Enter}");
    expect(screen.text(screen.part("alert"))).toContain("Something went wrong");
  });

  it("shows a visitor what needs no script (long)", async () => {
    const screen = await shown(world, "visitor", "/accounts/login/?next=/pages/");
    expect(screen.part("heading", "Welcome back")).toBeDefined();
  });

  it("fails for a word on the console and for an error that nobody caught (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    console.error("something is odd");
    screen.document.body.addEventListener("click", () => {
      throw new Error("nobody caught this");
    });
    await screen.click("heading", "Browse pages");
    await expect(leaveScreen()).rejects.toThrow(/something is odd\n.*nobody caught this/s);
  });

  it("leaves nothing behind (long)", async () => {
    await shown(world, world.ed, "/pages/");
    expect(typeof document).toBe("object");
    await leaveScreen();
    expect([typeof document, typeof window, typeof Element]).toEqual(Array(3).fill("undefined"));
    const before = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 2));
    expect(Date.now()).toBeGreaterThan(before);
  });
});

it("what is asked of an element goes through this window alone, however many there were before (long)", async () => {
  for (const person of [world.vera, world.ed]) await shown(world, person, "/pages/");
  const screen = await shown(world, world.olga, "/pages/");
  const asking = () => screen.document.body.matches("[[");
  const way = (() => {
    try {
      return String(asking());
    } catch (error) {
      return String((error as Error).stack);
    }
  })();
  expect(way.match(/top-layer/g)).toHaveLength(1);
});
