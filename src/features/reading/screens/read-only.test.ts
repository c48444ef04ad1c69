import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { principal } from "#kernel/actor.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let quay: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
  await madePage(world, "Tides", { slug: "tides" });
  const shares = [
    { principalId: principal("public"), mayEdit: false },
    { principalId: principal("person", world.ed.id), mayEdit: true },
  ];
  quay = await madePage(world, "Quay", { slug: "quay", shares });
});
afterAll(() => world.close());

const sentence = "This page isn't shared with you for editing.";

describe("an address with ?edit, opened by somebody who may only read", () => {
  it("shows members the page for reading, says why, and offers to request the right (long)", async () => {
    const screen = await shown(world, world.vera, "/quay/?edit");
    expect(screen.title).toBe("Quay | Noordervaart");
    expect(screen.text()).toContain("About Quay.");
    expect(screen.text()).toContain(sentence);
    expect(screen.parts("toolbar")).toEqual([]);
    expect(screen.parts("textbox")).toEqual([]);
    expect(screen.names("button")).not.toContain("Publish");
    await screen.click("link", "Request edit rights");
    expect(screen.part("dialog", /^Request edit rights/)).toBeDefined();
  });

  it("says so too where the page is asked for by its number, which leads to its address (long)", async () => {
    const screen = await shown(world, world.vera, `/page/${quay}/?edit`);
    expect([screen.address, screen.text().includes(sentence)]).toEqual(["/quay/?edit", true]);
  });

  it("shows visitors the page, and leads them to signing in and back (long)", async () => {
    const screen = await shown(world, "visitor", "/quay/?edit");
    expect(screen.text()).toContain("About Quay.");
    expect(screen.text()).not.toContain(sentence);
    expect(screen.part("link", "Sign in to edit this page").getAttribute("href")).toBe(
      "/accounts/login/?next=%2Fquay%2F%3Fedit",
    );
    const plain = await shown(world, "visitor", "/quay/");
    expect(plain.text()).not.toContain("Sign in to edit");
  });

  it("says nothing of it at the page's own address, and nothing to who may edit (long)", async () => {
    const reader = await shown(world, world.vera, "/quay/");
    expect(reader.text()).not.toContain(sentence);
    const editor = await shown(world, world.ed, "/quay/?edit");
    expect(editor.text()).not.toContain(sentence);
  });
});
