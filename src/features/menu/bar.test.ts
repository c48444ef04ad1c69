import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { revisitQuietly } from "#client/navigation.ts";
import { refreshReaders } from "#features/access/store.ts";
import { principal } from "#kernel/actor.ts";
import { createFolder, renameFolder } from "#features/folders/contract.ts";
import { starPage } from "#features/pages/starring/contract.ts";
import { saveProperties } from "#features/properties/contract.ts";
import { as } from "#testing/as.ts";
import { bareAttributes } from "#testing/bare-attributes.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { openTestWeb } from "#testing/server.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { saveMenu } from "./contract.ts";

let world: World;
const pages = { open: 0, closed: 0, forXavi: 0, public: 0, quays: 0 };
const folders = { fleet: 0, shipyard: 0, port: 0 };
const shares = (id: number) => [{ principalId: id, mayEdit: false }];
beforeAll(async () => {
  world = await openWorld("a hash");
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
  folders.fleet = await folder("Fleet");
  folders.shipyard = await folder("Shipyard");
  folders.port = await folder("Port");
  pages.open = await madePage(world, "Timetable", { slug: "timetable", folderId: folders.fleet });
  pages.closed = await madePage(world, "Payroll", { shares: shares(principal("person", world.olga.id)) });
  pages.forXavi = await madePage(world, "Dock", {
    shares: shares(principal("person", world.xavi.id)),
    folderId: folders.shipyard,
  });
  pages.public = await madePage(world, "Contact");
  pages.quays = await madePage(world, "Quays", { folderId: folders.port });
  await within(world, actorOf(world, world.ed), async (tx) => {
    for (const id of [pages.public, pages.quays]) {
      await tx.db.updateTable("page").set({ is_public: true }).where("id", "=", id).execute();
      await refreshReaders(id, tx);
    }
  });
  await save([
    { type: "url", link: "/" },
    { type: "page", page_id: pages.open, icon: 1, hide_label: true, tooltip: "When we sail" },
    {
      type: "menu",
      title: "Inside",
      icon: 0,
      tooltip: "For us",
      items: [{ ...page(pages.closed), title: "Wages" }, page(pages.forXavi), page(pages.public)],
    },
    { type: "category", cat_id: folders.fleet },
    { type: "category", cat_id: folders.shipyard, title: "The yard" },
    { type: "category", cat_id: folders.port },
    { type: "favorites" },
    { type: "url", link: "/people/" },
    { type: "url", link: "example.org", title: "Elsewhere", target: "blank" },
    { type: "menu", title: "Money", items: [page(pages.closed)] },
  ]);
});
afterEach(() => as(world, world.ed).call(renameFolder, { id: folders.fleet, name: "Fleet" }));
afterAll(() => world.close());

const page = (page_id: number) => ({ type: "page", page_id });
async function folder(new_name: string): Promise<number> {
  const made = await as(world, world.ed).call(createFolder, { parent_id: world.mainFolderId, new_name });
  return made.success ? made.id : 0;
}
async function save(items: readonly object[], more = {}) {
  const data = JSON.stringify({ user_state: { items, ...more } });
  const answer = await as(world, world.olga).call(saveMenu, { page_id: 0, data });
  if (!answer.success) throw new Error(answer.code);
}

const bar = (screen: Screen) => screen.part("navigation", "Site menu");
/** What stands on the bar, its lists and what they hold; not what is there once more for narrow windows. */
function items(screen: Screen): string[] {
  const roots = [...bar(screen).querySelectorAll("[data-menu]")];
  return roots.map((root) => {
    const names = [...root.querySelectorAll("a, .menu-words, .menu-opener:not([aria-label])")];
    return names.map((each) => each.textContent).join(" > ");
  });
}

describe("each reader sees the items of what they may see", () => {
  it.each([
    [
      "an owner, who reads everything",
      "olga",
      [
        "Home",
        "Timetable",
        "Inside > Wages > Dock > Contact",
        "Fleet",
        "The yard",
        "Port",
        "Favorites",
        "People",
        "Elsewhere",
        "Money > Payroll",
      ],
    ],
    [
      "a member",
      "vera",
      [
        "Home",
        "Timetable",
        "Inside > Contact",
        "Fleet",
        "The yard",
        "Port",
        "Favorites",
        "People",
        "Elsewhere",
      ],
    ],
    [
      "an external, who knows the folders on the way to their pages",
      "xavi",
      ["Home", "Inside > Dock > Contact", "The yard", "Port", "Favorites", "Elsewhere"],
    ],
  ] as const)("%s [MBAR-14] (long)", async (_, who, expected) => {
    expect(items(await shown(world, world[who], "/pages/"))).toEqual(expected);
  });

  it("a visitor sees the public part [MBAR-14]", async () => {
    const shownNow = async () => items(await shown(world, "visitor", "/pages/"));
    expect(await shownNow()).toEqual(["Inside > Contact", "Port", "Elsewhere"]);
  });
});

it("an item has its icon, its tooltip, its label unless that is hidden, and opens where it is said to [MITM-02]", async () => {
  const screen = await shown(world, world.vera, "/nothing/");
  const timetable = screen.part("link", "Timetable", bar(screen));
  const inside = screen.part("button", "Inside", bar(screen));
  expect([timetable, inside]).toMatchObject([{ title: "When we sail" }, { title: "For us" }]);
  expect(timetable.querySelector("svg")?.innerHTML).toContain("M15 21v-8");
  expect(timetable.querySelector("span")?.className).toBe("menu-unseen");
  const opened = (link: Element) => ["href", "target", "rel"].map((name) => link.getAttribute(name));
  expect(opened(timetable).slice(1)).toEqual([null, null]);
  const elsewhere = screen.part("link", "Elsewhere", bar(screen));
  expect(opened(elsewhere)).toEqual(["http://example.org", "_blank", "noopener"]);
  expect(inside.querySelector("svg")?.innerHTML).toBe('<circle cx="12" cy="12" r="10"></circle>');
});

it("items are renamed and moved with their pages and folders", async () => {
  await as(world, world.ed).call(renameFolder, { id: folders.fleet, name: "Ships" });
  const settings = { title: "Sailings", slug: "sailings" };
  await as(world, world.ed).call(saveProperties, { page_id: pages.open, settings });
  const screen = await shown(world, world.vera, "/sailings/");
  expect(screen.part("link", "Sailings", bar(screen)).getAttribute("href")).toBe("/sailings/");
  expect(screen.part("link", "Sailings", bar(screen)).getAttribute("aria-current")).toBe("page");
  expect(items(screen)).toContain("Ships");
});

describe("the lists of the bar", () => {
  const open = async (screen: Screen, which: string | number) => {
    const list = bar(screen).querySelector(`[data-menu-load="${which}"]`) as HTMLElement;
    const event = Object.assign(new screen.document.defaultView!.Event("toggle"), { newState: "open" });
    list.dispatchEvent(event);
    await screen.pass(0);
    return list;
  };

  it("an empty one says so, empty favourites in words of their own [MBAR-09] [MBAR-10]", async () => {
    const screen = await shown(world, world.vera, "/pages/");
    expect((await open(screen, "favorites")).textContent).toBe("No favorite pages found");
    expect((await open(screen, folders.shipyard)).textContent).toBe("This menu is empty");
  });

  it("shows the pages of the folder and one's stars, as links [PLST-24] [MEDT-13]", async () => {
    await as(world, world.ed).call(starPage, { id: pages.public });
    await as(world, world.ada).call(starPage, { id: pages.open });
    const screen = await shown(world, world.ed, "/pages/");
    expect((await open(screen, "favorites")).textContent).toBe("Contact");
    const [page, ...others] = (await open(screen, folders.fleet)).querySelectorAll("a");
    expect([page?.getAttribute("href"), others]).toEqual([
      expect.stringMatching(/^\/(timetable|sailings)\/$/),
      [],
    ]);
  });

  it("says that it loads, and that it could not [MBAR-07] [MBAR-08] (long)", async () => {
    const screen = await shown(world, world.vera, "/pages/");
    let answer = (_: Response) => {};
    screen.meddle(({ path }) =>
      path.includes("load_category") ? new Promise((done) => (answer = done)) : null,
    );
    const list = await open(screen, folders.fleet);
    expect(list.textContent).toBe("Loading...");
    answer(new Response("<h1>Bad gateway</h1>", { status: 502 }));
    await screen.pass(0);
    expect(list.textContent).toBe("Could not load items");
  });

  it("says the same to visitors, whose script asks in its own way, and for the token first [CALL-01] [CALL-08] [MEDT-10] [MBAR-07] [MBAR-08] [MBAR-09]", async () => {
    const screen = await shown(world, "visitor", "/pages/");
    const { fill } = await import("./parts/list-for-visitors.ts");
    const said: unknown[] = [];
    const filled = async (meddler: Parameters<Screen["meddle"]>[0]) => {
      screen.meddle(meddler);
      const list = bar(screen).querySelector(`[data-menu-load="${folders.port}"]`) as HTMLElement;
      const filling = fill(list);
      const before = list.textContent;
      await filling;
      said.push([before, list.textContent]);
    };
    // Their documents bring no token: the first list has the script run that sets it.
    screen.document.head.append = (script) => {
      const { src, onload } = script as HTMLScriptElement;
      said.push(src.replace(/\?.*/, ""));
      void fetch(src).then(async (answer) => {
        Object.assign(window, { magic: /"(.+)"/.exec(await answer.text())?.[1] });
        (onload as () => void)();
      });
    };
    await filled(null);
    const items = () => Response.json({ success: true, user_state: { items: [] } });
    for (const answer of [
      items,
      () => new Response("<h1>Bad gateway</h1>", { status: 502 }),
      () => Promise.reject(new TypeError("no line")),
    ])
      await filled(answer);
    const loading = "Loading...";
    expect(said).toEqual([
      expect.stringMatching(/\/new_magic\.js$/),
      [loading, "Quays"],
      [loading, "This menu is empty"],
      [loading, "Could not load items"],
      [loading, "Could not load items"],
    ]);
    const asked = screen.sent.filter(
      ({ path }) => path === "/ajax/widget/action/load_category/0/0/new_menu/",
    );
    const data = { tempstate: false, cat_id: folders.port };
    expect(asked.map(({ fields }) => fields?.["data"])).toEqual(Array(4).fill(data));
    const carried = asked.map(({ fields }) => fields?.["ajx"]);
    expect(carried).toEqual(Array(4).fill(expect.any(Number)));
    expect(new Set(carried).size).toBe(4);
  });
});

describe("who may edit it", () => {
  it.each([
    ["olga", 1],
    ["ada", 1],
    ["ed", 1],
    ["vera", 0],
    ["xavi", 0],
  ] as const)("%s [MBAR-12]", async (who, count) => {
    const screen = await shown(world, world[who], "/nothing/");
    expect(screen.parts("button", "Edit menu")).toHaveLength(count);
  });

  it("no visitor [MBAR-12]", async () => {
    expect((await shown(world, "visitor", "/nothing/")).parts("button", "Edit menu")).toHaveLength(0);
  });
});

it("answers kept for visitors go when the menu is saved, or what it names is renamed, and not before (long)", async () => {
  const web = await openTestWeb(world);
  const visitor = await web.browser("visitor");
  const isKept = async () => (await visitor.get("/pages/")).headers["etag"] !== undefined;
  await save([page(pages.public), { type: "category", cat_id: world.mainFolderId }]);
  expect([await isKept(), await isKept()]).toEqual([false, true]);
  await save([page(pages.public), { type: "url", link: "example.org", title: "New" }]);
  expect([await isKept(), await isKept()]).toEqual([false, true]);
  expect((await visitor.get("/pages/")).text).toContain(">New</span>");
  await as(world, world.ed).call(renameFolder, { id: folders.fleet, name: "Boats" });
  expect(await isKept()).toBe(false);
  await as(world, world.vera).call(starPage, { id: pages.public });
  expect(await isKept()).toBe(true);
  await web.close();
});

describe("the bar, read once more", () => {
  const name = `Captain's "log" & <more>`;
  const log = () => ({ type: "menu", title: name, items: [page(pages.public)] });

  it("keeps its elements, and the focus in them, when nothing of it has changed", async () => {
    await save([log(), { type: "favorites" }]);
    const screen = await shown(world, world.vera, "/people/");
    const opener = screen.part("button", name, bar(screen));
    opener.focus();
    await revisitQuietly();
    expect(screen.part("button", name, bar(screen))).toBe(opener);
    expect(screen.focused).toBe(opener);
  });

  it("is written as a browser writes it: no attribute without a value (long)", async () => {
    await save([log(), { type: "favorites" }, { type: "category", cat_id: folders.fleet }]);
    const web = await openTestWeb(world);
    const { text } = await (await web.browser(world.olga)).get("/people/");
    await web.close();
    const html = /<nav[^>]* data-site-menu="">(.*?)<\/nav>/.exec(text)?.[1] ?? "";
    expect(html.match(/ popover=""/g)?.length).toBeGreaterThan(2);
    expect(bareAttributes(html)).toEqual([]);
  });
});
