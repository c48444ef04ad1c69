import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { as } from "#testing/as.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { readPeople } from "../screen.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
  await within(world, actorOf(world, world.olga), (tx) =>
    run(
      tx,
      `insert into person (site_id, email, name, name_key, role, position)
       select $1, n || '@many.example', name, lower(name), 'member', position
       from unnest(array['Bas Bakker', 'Bea Blom', 'Cas Cohen', 'Daan Dam', 'Fem Faber', 'Gijs Gans', 'Hugo Haan', 'Ivo Imker'],
         array['Purser', 'Steward', 'Captain', '', '', '', '', 'Boatswain']) with ordinality as given (name, position, n)`,
      [tx.siteId],
    ),
  );
});
afterAll(() => world.close());

const read = async (asked: object) => {
  const answer = await as(world, world.vera).call(readPeople, asked);
  return answer.success ? answer.people.map(({ name }) => name) : [];
};
/** Ada's picture. */
const given = (photo: string | null) =>
  within(world, actorOf(world, world.olga), (tx) =>
    run(tx, "update person set photo = $2 where site_id = $1 and id = $3", [tx.siteId, photo, world.ada.id]),
  );
const rows = (screen: Screen) =>
  screen.parts("row", undefined, screen.part("main")).map((row) => screen.text(row));

describe("the directory", () => {
  it("stands by letters, of which each leads to its names [PDIR-02] (long)", async () => {
    const screen = await shown(world, world.vera, "/people/");
    const main = screen.part("main");
    const letters = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "O", "V", "X"];
    expect(
      screen
        .parts("heading", undefined, main)
        .filter(({ tagName }) => tagName === "H2")
        .map((each) => screen.text(each)),
    ).toEqual(letters);
    expect(screen.names("link", screen.part("navigation", "Letters"))).toEqual(
      letters.map((letter) => `People from ${letter}`),
    );
    expect(screen.part("link", "People from F").getAttribute("href")).toBe("/people/?from=f");
    expect(await read({ from: "o" })).toEqual(["Olga Oosterhuis", "Vera Visser", "Xavi Xanten"]);
  });

  it("has everyone by letters with photo, name, position, email and role, a filter that works while one types, and Invite for administrators [PDIR-02]", async () => {
    const photo = `/-/picture/${world.ada.id}/000000000000000000000000/small`;
    await given(photo);
    const screen = await shown(world, world.ada, "/people/");
    const main = screen.part("main");
    const headings = screen.parts("heading", undefined, main).filter(({ tagName }) => tagName === "H2");
    expect(headings.map((each) => screen.text(each)).join("")).toBe("ABCDEFGHIOVX");
    expect(screen.names("button", main)).toContain("Invite");
    const ada = screen.part("link", "Ada Admiraal", main).closest("li") as Element;
    expect(screen.text(ada)).toBe("Ada Admiraal ada@noordervaart.example Administrator");
    expect(ada.querySelector("img")?.getAttribute("src")).toBe(photo);
    const cas = screen.part("link", "Cas Cohen", main).closest("li") as Element;
    expect(screen.text(cas)).toBe("CC Cas Cohen Captain 3@many.example Invitation expired");
    await screen.type("Search people", "capt");
    await screen.pass(300);
    const found = screen.parts("listitem", undefined, screen.part("main")).map((item) => screen.text(item));
    expect(found).toEqual(["CC Cas Cohen Captain 3@many.example Invitation expired"]);
    await given(null);
    const vera = await shown(world, world.vera, "/people/?q=capt");
    expect(vera.names("button", vera.part("main"))).not.toContain("Invite");
  });

  it("shows each with photo, name, position, email and role, and to administrators that they can invite [PDIR-02] (long)", async () => {
    for (const [who, buttons] of [
      [world.vera, ["More actions", "Filters"]],
      [world.ada, ["Add", "Invite", "More actions", "Filters", "Select"]],
    ] as const) {
      const screen = await shown(world, who, "/people/?q=a");
      const cards = screen.parts("listitem", undefined, screen.part("main")).map((item) => screen.text(item));
      expect(cards).toContain("AA Ada Admiraal ada@noordervaart.example Administrator");
      expect(cards).toContain("BB Bas Bakker Purser 1@many.example Invitation expired");
      expect(screen.names("searchbox", screen.part("main"))).toEqual(["Search people"]);
      const shownButtons = screen.names("button", screen.part("main"));
      expect(shownButtons.filter((name) => !name.startsWith("Actions"))).toEqual(buttons);
    }
  });

  it("has order, view and letters behind one button on a phone; a choice leads on, Escape gives the focus back (long)", async () => {
    const screen = await shown(world, world.vera, "/people/");
    await screen.click("button", "Filters");
    const dialog = screen.part("dialog", "Filters");
    expect(
      ["Sort by", "View"].map((name) => screen.names("link", screen.part("navigation", name, dialog))),
    ).toEqual([
      ["Name", "Position", "Role"],
      ["Cards", "List"],
    ]);
    expect(screen.names("link", screen.part("navigation", "Letters", dialog))).toContain("People from F");
    expect(screen.parts("button", "Select", dialog)).toEqual([]);
    await screen.press("{Escape}");
    expect(screen.focused).toBe(screen.part("button", "Filters"));
    await screen.click("button", "Filters");
    await screen.clickOn(screen.part("link", "Position", screen.part("dialog", "Filters")));
    expect(screen.address).toBe("/people/?sort=position");
    expect(screen.parts("dialog")).toEqual([]);
  });

  it("begins to select from there, for whoever may (long)", async () => {
    const screen = await shown(world, world.ada, "/people/");
    await screen.click("button", "Filters");
    await screen.clickOn(screen.part("button", "Select", screen.part("dialog", "Filters")));
    expect(screen.parts("dialog")).toEqual([]);
    expect(screen.parts("checkbox").length).toBeGreaterThan(5);
  });

  it("shows the picture of who has one, on cards and in the table [PDIR-02] (long)", async () => {
    const photo = `/-/picture/${world.ada.id}/000000000000000000000000/small`;
    await given(photo);
    for (const path of ["/people/?q=ada", "/people/?view=table&q=ada"]) {
      const screen = await shown(world, world.vera, path);
      const pictures = [...screen.part("main").querySelectorAll("img")].map((image) =>
        image.getAttribute("src"),
      );
      expect([path, pictures]).toEqual([path, [photo]]);
    }
    await given(null);
  });

  it("is sorted by name, position or role, at an address of each [PDIR-02]", async () => {
    expect((await read({ sort: "position" })).slice(0, 5)).toEqual([
      "Ivo Imker",
      "Cas Cohen",
      "Bas Bakker",
      "Bea Blom",
      "Ada Admiraal",
    ]);
    expect((await read({ sort: "role" })).slice(0, 3)).toEqual([
      "Olga Oosterhuis",
      "Ada Admiraal",
      "Ed Elzinga",
    ]);
    expect(await read({ q: "steward" })).toEqual(["Bea Blom"]);
    expect(await read({ q: "steward", sort: "role" })).toEqual(["Bea Blom"]);
  });

  it("is a table as well, with photo, name, position, email and role [PDIR-02] (long)", async () => {
    const screen = await shown(world, world.vera, "/people/?view=table&q=a");
    expect(rows(screen).slice(0, 3)).toEqual([
      "Name Position Email Role Actions",
      "AAAda Admiraal ada@noordervaart.example Administrator",
      "BBBas Bakker Purser 1@many.example MemberInvitation expired",
    ]);
    await screen.click("link", "Bas Bakker");
    expect(screen.text(screen.part("dialog", "Profile of Bas Bakker"))).toContain("Purser");
    await screen.press("{Escape}");
    expect(screen.part("link", "Cards").getAttribute("href")).toBe("/people/?q=a");
  });

  it("is filtered while letters are typed, and keeps them [PDIR-02] (long)", async () => {
    const screen = await shown(world, world.vera, "/people/");
    await screen.type("Search people", "capt");
    await screen.pass(300);
    const cards = screen.parts("listitem", undefined, screen.part("main")).map((item) => screen.text(item));
    expect(cards).toEqual(["CC Cas Cohen Captain 3@many.example Invitation expired"]);
    expect(screen.text(screen.part("status", undefined, screen.part("main")))).toBe("1 person");
    expect(screen.field("Search people").value).toBe("capt");
    await screen.press("{Enter}");
    expect(screen.address).toBe("/people/?q=capt");
    for (const none of ["c_pt", "ca%25"]) {
      const { text, part } = await shown(world, world.vera, `/people/?q=${none}`);
      expect(text(part("main")), none).not.toContain("Captain");
    }
  });
});

it("somebody's menu leads to impersonating them, and says where one came from [ROUT-29]", async () => {
  const screen = await shown(world, world.olga, "/people/?view=table");
  await screen.click("button", "Actions for Vera Visser");
  await screen.click("menuitem", "Impersonate");
  const next = encodeURIComponent("/people/?view=table");
  expect(screen.address).toBe(`/settings/impersonate/u/${world.vera.id}/?from=menu&next=${next}`);
  expect(screen.title).toContain("Impersonate Vera Visser");
});
