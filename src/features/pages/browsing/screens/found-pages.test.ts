import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stacked } from "#documents/document.ts";
import { firstShares } from "#features/access/rules.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";
import { worldNow } from "#testing/as.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { query } from "#testing/folders.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

const list = (screen: Screen) => screen.part("region", "Browse pages");

it("a list without pages says so, Main too, and a search without hits [PLST-17] [PLST-19] [PLST-21]", async () => {
  const inMain = await shown(world, world.xavi, "/pages/tree/");
  expect(inMain.text(list(inMain))).toContain("There are no pages in this folder.");
  const screen = await shown(world, world.xavi, "/pages/");
  expect(screen.text(list(screen))).toContain("There are no pages here.");
  await screen.type("Search pages", "mist");
  await screen.pass(400);
  expect(screen.text(list(screen))).toContain("Sorry, no pages found!");
  expect(screen.text(list(screen))).not.toContain("There are no pages here.");
});

it.each(["/pages/?q=mist", "/pages/#s=mist"])(
  "%s is a search like one that is typed: without hits it says so [PLST-19] (long)",
  async (address) => {
    const screen = await shown(world, world.vera, address);
    await screen.pass(400);
    expect(screen.field("Search pages").value).toBe("mist");
    expect(screen.text(list(screen))).toContain("0 pages found");
    expect(screen.text(list(screen))).toContain("Sorry, no pages found!");
    await screen.click("button", "Show all pages");
    expect(screen.text(list(screen))).not.toContain("Sorry, no pages found!");
  },
);

it("words are searched for once nobody has typed for 400 ms [BFLT-14] [BFLT-16]", async () => {
  const screen = await shown(world, world.vera, "/pages/");
  const asked = () =>
    screen.sent.flatMap(({ method, path, fields }) =>
      `${method} ${path}` === "POST /ajax/pages/action/search/" ? [fields?.["q"]] : [],
    );
  // A key takes the clock of a busy machine on by some of these milliseconds.
  await screen.type("Search pages", "gal");
  await screen.pass(350);
  const wait = globalThis.setTimeout;
  const waits: unknown[] = [];
  // A spy would put the clock of this screen back once the screen is gone.
  globalThis.setTimeout = Object.assign((...given: Parameters<typeof wait>) => {
    waits.push(given[1]);
    return wait(...given);
  }, wait);
  try {
    await screen.press("l");
  } finally {
    globalThis.setTimeout = wait;
  }
  expect(waits).toContain(400);
  await screen.pass(390);
  expect(asked()).toEqual([]);
  await screen.pass(10);
  expect(asked()).toEqual(["gall"]);
});

it("the pages that were loaded stay as they are: the end of a search shows them at once, and asks for nothing [BFLT-20]", async () => {
  await madePage(world, "Anchor");
  const screen = await shown(world, world.vera, "/pages/");
  const titles = () => screen.names("link", list(screen)).map((name) => name.trim());
  const loaded = titles();
  expect(loaded).toContain("Anchor");
  await screen.type("Search pages", "mist");
  await screen.pass(400);
  expect(titles()).toEqual([]);
  const before = screen.sent.length;
  await screen.type("Search pages", "");
  expect([titles(), screen.sent.slice(before)]).toEqual([loaded, []]);
});

it("what is typed after a search waits as long as before it [BFLT-14] (long)", async () => {
  const screen = await shown(world, world.vera, "/pages/");
  await screen.type("Search pages", "gall");
  await screen.pass(400);
  const asked = () =>
    screen.sent.flatMap(({ path, fields }) => (path === "/ajax/pages/action/search/" ? [fields?.["q"]] : []));
  await screen.press("e");
  await screen.pass(390);
  expect(asked()).toEqual(["gall"]);
  await screen.pass(10);
  expect(asked()).toEqual(["gall", "galle"]);
});

it("what was found is sorted as chosen: by title, by both dates the newest first, and best first; at its end all are in the order from before [BSRT-09] [BFLT-15] (long)", async () => {
  const titled = async (title: string, created: string, modified: string) => {
    const id = await madePage(world, title, { at: new Date(created) });
    for (const table of ["page", "page_reader"])
      await query(
        world,
        `update ${table} set modified = $3 where site_id = $1 and ${table === "page" ? "id" : "page_id"} = $2`,
        id,
        modified,
      );
  };
  await titled("Reef knots", "2026-11-01T12:00:00Z", "2026-11-10T12:00:00Z");
  await titled("Knots", "2026-11-03T12:00:00Z", "2026-11-08T12:00:00Z");
  await titled("Bowline knots", "2026-11-02T12:00:00Z", "2026-11-09T12:00:00Z");
  const screen = await shown(world, world.vera, "/pages/");
  const titles = () => screen.names("link", list(screen)).map((name) => name.trim());
  await screen.type("Search pages", "knots");
  await screen.pass(400);
  const best = titles();
  const after = async (order: string) => {
    await screen.click("button", order);
    return titles();
  };
  expect(await after("Alphabetical")).toEqual(["Bowline knots", "Knots", "Reef knots"]);
  expect(await after("Modified")).toEqual(["Reef knots", "Bowline knots", "Knots"]);
  expect(await after("Created")).toEqual(["Knots", "Bowline knots", "Reef knots"]);
  expect(best[0]).toBe("Knots");
  expect(await after("Relevance")).toEqual(best);
  // The end of a search that has left a folder shows all pages, in the order from before.
  await screen.load("/pages/tree/");
  await screen.click("button", "Modified");
  await screen.type("Search pages", "knots");
  await screen.pass(400);
  await screen.type("Search pages", "");
  expect(screen.part("button", "Modified").getAttribute("aria-pressed")).toBe("true");
  expect([screen.address, titles().filter((title) => /knots/i.test(title))]).toEqual([
    "/pages/",
    ["Reef knots", "Bowline knots", "Knots"],
  ]);
});

describe("what was found", () => {
  const found = (screen: Screen, title: string) => {
    const row = screen.part("link", title, list(screen)).closest("li");
    const preview = row?.querySelector(".browsing-preview");
    return {
      text: preview?.textContent,
      marked: [...(preview?.querySelectorAll("mark") ?? [])].map((each) => each.textContent),
    };
  };

  it("stands with the words around the match, marked, and with its beginning where the title alone was found (long)", async () => {
    const source = `How we cook. ${"Rope and paint. ".repeat(40)}\n\n| Pot | Whistle |\n|---|---|\n| kettle | high |\n| pan | none |`;
    const document = stacked([{ id: "aaaaaa", kind: "Markdown", version: 1, content: { source } }]);
    const ed = actorOf(world, world.ed);
    const page = {
      title: "Galley",
      folderId: world.mainFolderId,
      slug: null,
      document,
      preview: "How we cook.",
    };
    await within(world, ed, (tx) => insertPage(ed, { ...page, shares: firstShares }, worldNow, tx));
    const screen = await shown(world, world.vera, "/pages/");
    expect(found(screen, "Galley")).toEqual({ text: "How we cook.", marked: [] });
    await screen.type("Search pages", "kettl");
    await screen.pass(400);
    const excerpt = { text: "Pot · Whistle · kettle · high · pan · none", marked: ["kettl"] };
    expect(found(screen, "Galley")).toEqual(excerpt);
    await screen.type("Search pages", "galley");
    await screen.pass(400);
    expect(found(screen, "Galley")).toEqual({ text: "How we cook.", marked: [] });
    expect(screen.part("link", "Galley", list(screen)).querySelector("mark")?.textContent).toBe("Galley");
    await screen.load("/pages/?q=kettl");
    expect(found(screen, "Galley")).toEqual(excerpt);
  });
});
