import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sentZip } from "#testing/importing.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { zipOf } from "#testing/zip-of.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

/** Files as the browser's own window gives them. */
async function choose(screen: Screen, files: readonly File[]): Promise<void> {
  const field = screen.document.querySelectorAll<HTMLInputElement>("input[type=file]")[0];
  Object.defineProperty(field, "files", { value: files, configurable: true });
  field?.dispatchEvent(new Event("change", { bubbles: true }));
  await screen.pass(0);
}

describe("the screen of imports", () => {
  it("is refused with a sentence to those who make no pages (long)", async () => {
    for (const who of [world.vera, world.xavi]) {
      const screen = await shown(world, who, "/settings/import/");
      expect(screen.part("heading").textContent).toBe("Sorry, only editors can do this.");
      expect(screen.parts("button", "Choose zip or files")).toEqual([]);
    }
  });

  it("says before choosing how much may come, and refuses what cannot become a page (long)", async () => {
    const screen = await shown(world, world.ed, "/settings/import/");
    expect(screen.text(screen.part("main"))).toContain("Up to 500 MB and 2,000 pages");
    await choose(screen, [new File(["x"], "letter.docx")]);
    expect(screen.text(screen.part("main"))).toContain(
      "There are no Markdown files in it. Only those become pages.",
    );
    await choose(screen, [new File(["# x"], "one.md"), new File(["# y"], "two.md")]);
    expect(screen.text(screen.part("main"))).toContain("2 files, 6 B");
    await screen.type(/^Into folder/, "");
    await screen.click("button", "Import");
    expect(screen.text(screen.part("main"))).toContain("Enter a folder name.");
    await screen.click("button", "Choose something else");
    expect(screen.part("button", "Choose folder")).toBeDefined();
  });
});

describe("an import", () => {
  it("is worked on while its screen is open, ends with its report, and is undone and brought back (long)", async () => {
    const zip = await zipOf({ "one.md": "# Locks\n\n[gone](gone.md)\n", "spare.bin": "x" });
    const id = await sentZip(world, zip, { into: "Sluices" });
    const screen = await shown(world, world.ed, `/settings/import/report/${id}/`);
    const main = () => screen.text(screen.part("main"));
    expect(main()).toContain("1 page created");
    expect(main()).toContain("Working links: 0 of 1");
    expect(main()).toContain("gone.md one.md, line 3 This file doesn't exist.");
    for (const closed of screen.document.querySelectorAll("details:not([open])"))
      closed.setAttribute("open", "");
    expect(main()).toContain("spare.bin No page links to it.");
    expect(screen.names("link", screen.part("main"))).toEqual(["Import files", "Open the folder", "Locks"]);

    await screen.click("button", "Undo import");
    expect(main()).toContain("This import was undone.");
    await screen.click("button", "Undo");
    expect(main()).not.toContain("This import was undone.");
    await screen.load("/settings/import/");
    expect(screen.text(screen.part("region", "Earlier imports"))).toContain(
      "Sluices Done · 1 page · by Ed Elzinga",
    );
  });

  it("says that the connection is cut, and goes on by itself when it is back (long)", async () => {
    const id = await sentZip(world, await zipOf({ "one.md": "# Weirs\n" }), { into: "Weirs" });
    const screen = await shown(world, world.ed, "/settings/import/");
    screen.meddle(({ method }) => (method === "POST" ? Promise.reject(new TypeError("cut")) : null));
    await screen.click("link", /Weirs/);
    expect(screen.text(screen.part("main"))).toContain("Connection lost. Trying again…");
    screen.meddle(null);
    await screen.pass(3000);
    expect(screen.address).toBe(`/settings/import/report/${id}/`);
    expect(screen.text(screen.part("main"))).toContain("1 page created");
  });

  it("of somebody else is refused, and one that was never uploaded says so (long)", async () => {
    const id = await sentZip(world, Buffer.from("no zip"), { into: "Odd", who: world.olga });
    const ed = await shown(world, world.ed, `/settings/import/report/${id}/`);
    expect(ed.part("heading").textContent).toBe("This import doesn't exist, or someone else started it.");
    const olga = await shown(world, world.olga, `/settings/import/report/${id}/`);
    expect(olga.text(olga.part("main"))).toContain("This isn't a zip file, or it's damaged.");
    expect(olga.parts("button", "Undo import")).toEqual([]);
  });
});
