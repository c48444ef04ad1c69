import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { starPage } from "#features/pages/starring/contract.ts";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
let screen: Screen;
beforeAll(async () => {
  world = await openWorld("a hash");
  for (const title of ["Fog at sea", "Fog horns", "Vera's week"]) await madePage(world, title);
  for (let page = 1; page <= 14; page++) await madePage(world, `Rota ${page}`);
});
afterAll(() => world.close());
beforeEach(async () => {
  screen = await shown(world, world.ed, "/settings/");
});

const label = "Search Noordervaart";
const search = async (text: string) => {
  await screen.type(label, text);
  await screen.pass(400);
};
const hits = () => screen.parts("option", undefined, screen.part("listbox"));
const words = (parts: readonly Element[]) =>
  parts.map((part) => part.querySelector(".search-name")?.textContent);

describe("the search of the top bar while nothing is typed", () => {
  const press = (keys: string) => screen.press(keys);
  const box = () => screen.part("search", label);
  /** Opens a page by searching for it. */
  const searchAndOpen = async (text: string) => {
    await search(text);
    await press("{Enter}");
  };
  const kept = () => screen.document.defaultView?.localStorage.getItem("atrium searches") ?? null;
  beforeEach(() => screen.document.defaultView?.localStorage.clear());

  it("offers what was searched for and opened, newest first and each once, and the starred pages (long)", async () => {
    const [star] = await within(world, actorOf(world, world.ed), (tx) =>
      tx.db.selectFrom("page").select("id").where("title", "=", "Rota 3").execute(),
    );
    await as(world, world.ed).call(starPage, { id: Number(star?.id) });
    await press("/");
    expect([screen.names("group", screen.part("listbox")), words(hits())]).toEqual([["Starred"], ["Rota 3"]]);
    await search("never opened");
    await searchAndOpen("fog at");
    await searchAndOpen("horns");
    await searchAndOpen("FOG at");
    await press("/");
    const list = screen.part("listbox", "Recent searches and starred pages");
    expect(screen.names("group", list)).toEqual(["Recent", "Starred"]);
    expect(words(hits())).toEqual(["FOG at", "horns", "Rota 3"]);
    expect(screen.field(label).getAttribute("aria-activedescendant")).toBe(hits()[0]?.id);
    await press("{ArrowDown}{Enter}");
    expect([screen.field(label).value, screen.focused]).toEqual(["horns", screen.field(label)]);
    await screen.pass(400);
    expect(words(hits())).toEqual(["Fog horns"]);
    await press("{Escape}{Escape}/");
    await press("{ArrowUp}{Enter}");
    expect(screen.title).toBe("Rota 3 | Noordervaart");
  });

  it("asks for the starred pages once it is open, shows what it has before, and says when they cannot be had (long)", async () => {
    const asked = () => screen.sent.filter(({ path }) => path.includes("load_category")).length;
    expect(asked()).toBe(0);
    await searchAndOpen("horns");
    expect(asked()).toBe(1);
    screen.meddle(() => new Promise(() => {}));
    await press("/");
    expect(asked()).toBe(2);
    expect(words(hits())[0]).toBe("horns");
    await press("{Escape}");
    screen.meddle(() => Promise.reject(new TypeError("no line")));
    await press("{Escape}/");
    expect(words(hits())[0]).toBe("horns");
    expect(screen.text(box())).toContain("Couldn't load starred pages.");
  });

  it("removes a search by its button, by Delete or with all of them, which is taken back with Undo (long)", async () => {
    for (const each of ["fog at", "horns", "rota 1"]) await searchAndOpen(each);
    const recent = () => words(hits()).slice(0, -1);
    await press("/");
    expect(screen.part("button", "Remove “horns” from recent searches", box())).toBeDefined();
    await press("{Tab}{Tab}{Enter}");
    expect([recent(), screen.focused]).toEqual([["rota 1", "fog at"], screen.field(label)]);
    expect(screen.text()).toContain("Removed “horns” from recent searches");
    await press("{Delete}");
    expect(recent()).toEqual(["fog at"]);
    expect(screen.parts("button", "Clear all")).toEqual([]);
    await screen.click("button", "Undo");
    await press("/");
    expect(recent()).toEqual(["rota 1", "fog at"]);
    await screen.click("button", "Clear all");
    expect([words(hits()), kept()]).toEqual([["Rota 3"], null]);
    await screen.click("button", "Undo");
    expect(JSON.parse(kept() ?? "")).toEqual({ person: world.ed.id, texts: ["rota 1", "fog at"] });
  });

  it("keeps the last eight in this browser for this person alone, until they sign out (long)", async () => {
    const texts = ["h", "g", "f", "e", "d", "c", "b", "a"];
    const before = JSON.stringify({ person: world.ed.id, texts });
    screen.document.defaultView?.localStorage.setItem("atrium searches", before);
    await searchAndOpen("rota 9");
    await press("/");
    expect(words(hits())).toEqual(["rota 9", ...texts.slice(0, 7), "Rota 3"]);
    const keptByEd = kept() ?? "";
    screen = await shown(world, world.ada, "/settings/");
    screen.document.defaultView?.localStorage.setItem("atrium searches", keptByEd);
    await press("/");
    expect(screen.parts("option")).toEqual([]);
    await searchAndOpen("horns");
    await screen.load("/settings/");
    await press("/");
    expect([words(hits()), kept()?.includes("rota")]).toEqual([["horns"], false]);
    await screen.click("button", "Your account: Ada Admiraal");
    await screen.click("menuitem", "Sign out");
    expect([screen.address, kept()]).toEqual(["/accounts/login/", null]);
  });
});
