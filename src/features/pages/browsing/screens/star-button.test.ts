import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
  for (const title of ["Anchors", "apples", "Tides"]) await madePage(world, title);
});
afterAll(() => world.close());

describe("the list of pages", () => {
  it("has a star on each page that stays turned on, by a call as for following [PLST-24] (long)", async () => {
    const screen = await shown(world, world.vera, "/pages/");
    const starred = (shownTo: Screen) =>
      shownTo.parts("button", /^Star /).map((button) => button.getAttribute("aria-pressed"));
    expect(starred(screen)).toEqual(["false", "false", "false"]);
    await screen.click("button", "Star Tides");
    expect(starred(screen)).toEqual(["false", "false", "true"]);
    const { method, path } = screen.sent.findLast((each) => each.path.startsWith("/ajax/")) ?? {};
    expect([method, path]).toEqual(["POST", expect.stringMatching(/^\/ajax\/page\/star\/\d+\/star\/$/)]);
    const again = await shown(world, world.vera, "/pages/");
    expect(starred(again)).toEqual(["false", "false", "true"]);
    await again.click("button", "Star Tides");
    expect(starred(again)).toEqual(["false", "false", "false"]);
    const { method: how, path: where } = again.sent.findLast((each) => each.path.startsWith("/ajax/")) ?? {};
    expect([how, where]).toEqual(["POST", path?.replace(/star\/$/, "unstar/")]);
    await again.load("/pages/");
    expect(starred(again)).toEqual(["false", "false", "false"]);
    await again.click("radio", "Details");
    await again.click("button", "Star apples");
    await again.load("/pages/");
    expect(again.parts("row")).toHaveLength(4);
    expect(starred(again)).toEqual(["false", "true", "false"]);
  });

  it("says with two dots that nobody answered, and is off again [CALL-10] (long)", async () => {
    const screen = await shown(world, world.vera, "/pages/");
    screen.meddle(() => Promise.reject(new TypeError("no line")));
    await screen.click("button", "Star Tides");
    expect(screen.text(screen.part("alert"))).toBe("Could not connect, please try again later..");
    expect(screen.part("button", "Star Tides").getAttribute("aria-pressed")).toBe("false");
  });

  it("says in short that it did not work when there is no better word for it, and is off again; it works else [CALL-09] [DLGS-11] [PLST-24]", async () => {
    const screen = await shown(world, world.vera, "/pages/");
    screen.meddle(() => Response.json({}, { status: 500 }));
    await screen.click("button", "Star Tides");
    expect(screen.text(screen.part("alert"))).toBe("Oops, that didn't work");
    expect(screen.part("button", "Star Tides").getAttribute("aria-pressed")).toBe("false");
    screen.meddle(() => Response.json({ success: false, message: "The stars rest." }, { status: 409 }));
    await screen.click("button", "Star Tides");
    expect(screen.text(screen.part("alert"))).toBe("The stars rest.");
    expect(screen.part("button", "Star Tides").getAttribute("aria-pressed")).toBe("false");
    screen.meddle(null);
    for (const [pressed, call] of [
      ["true", "star"],
      ["false", "unstar"],
    ]) {
      await screen.click("button", "Star Tides");
      expect(screen.part("button", "Star Tides").getAttribute("aria-pressed")).toBe(pressed);
      const { method, path } = screen.sent.findLast((each) => each.path.startsWith("/ajax/")) ?? {};
      expect([method, path?.replace(/\d+/, "1")]).toEqual(["POST", `/ajax/page/star/1/${call}/`]);
    }
  });
});
