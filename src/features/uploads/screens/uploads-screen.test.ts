import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { firstShares } from "#features/access/rules.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";
import { stacked } from "#documents/document.ts";
import { worldNow } from "#testing/as.ts";
import { keptFile } from "#testing/kept-files.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

const address = "/settings/files/";

it("a site without files says what comes here", async () => {
  const screen = await shown(world, world.olga, address);
  expect(screen.text()).toContain("No files yet");
  expect(screen.names("navigation")).not.toContain("Show");
});

it("owners see how much is stored, each file with its size and the pages that use it, and those that no page shows (long)", async () => {
  const { id, name } = await keptFile(world, world.ed, { bytes: randomBytes(3072), name: "tide table.bin" });
  await keptFile(world, world.olga, { bytes: randomBytes(1024), name: "spare.bin" });
  const source = `[x](/-/file/${id}/${encodeURIComponent(name)})`;
  const document = stacked([{ id: "aWidget1", kind: "Markdown", version: 1, content: { source } }]);
  const ed = actorOf(world, world.ed);
  const page = {
    title: "High water",
    folderId: world.mainFolderId,
    slug: "high-water",
    document,
    preview: "",
    shares: firstShares,
  };
  await within(world, ed, (tx) => insertPage(ed, page, worldNow, tx));

  const screen = await shown(world, world.olga, address);
  expect(screen.text()).toContain("4 KB in 2 files");
  expect(screen.text()).toContain("Other files 4 KB, 2 files");
  const list = () => screen.parts("list").at(-1);
  const [first, second] = screen.parts("listitem", undefined, list());
  expect(screen.text(first)).toBe("tide table.bin3 KB · 21 November 2026 · by Ed ElzingaOn High water");
  expect(screen.part("link", "tide table.bin").getAttribute("href")).toBe(`/-/file/${id}/tide%20table.bin`);
  expect(screen.part("link", "High water").getAttribute("href")).toBe("/high-water/");
  expect(screen.text(second)).toContain("Not used. It's deleted within a day or two.");
  await screen.click("link", "Not on a page");
  expect(screen.parts("listitem", undefined, list()).map((each) => screen.text(each))).toEqual([
    expect.stringContaining("spare.bin"),
  ]);
});

it("whoever is no owner is told so [ROLE-20] (long)", async () => {
  const screen = await shown(world, world.ada, address);
  expect(screen.text()).toContain("Sorry, only site owners can do this.");
});
