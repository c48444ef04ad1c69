import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { madePage } from "#testing/pages/made-page.ts";
import { some } from "#testing/properties.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { as } from "#testing/as.ts";
import { taggedPage } from "#testing/tags.ts";
import { createPage } from "#features/creating/contract.ts";
import { createFolder } from "#features/folders/contract.ts";

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
const searches = () => screen.sent.filter(({ path }) => path.startsWith("/ajax/search/"));
const search = async (text: string) => {
  await screen.type(label, text);
  await screen.pass(400);
};
const groups = () => screen.names("group", screen.part("listbox"));
const hits = () => screen.parts("option", undefined, screen.part("listbox"));
const words = (parts: readonly Element[]) =>
  parts.map((part) => part.querySelector(".search-name")?.textContent);
const marked = () => words(hits().filter((hit) => hit.getAttribute("aria-selected") === "true"));

describe("the search of the top bar", () => {
  it("shows its hits below the field while one types, others 400 ms after more is typed [SRCH-01] [SRCH-06] [SRCH-07] (long)", async () => {
    expect(screen.names("listbox")).toEqual([]);
    await search("fog");
    expect(words(hits())).toEqual(["Fog at sea", "Fog horns"]);
    expect(screen.parts("banner")[0]?.contains(screen.part("listbox"))).toBe(true);
    await screen.press("{ArrowRight} h");
    await screen.pass(399);
    expect(words(hits())).toEqual(["Fog at sea", "Fog horns"]);
    await screen.pass(1);
    expect(words(hits())).toEqual(["Fog horns"]);
  });

  it("is there for whoever is signed in, from outside too [SRCH-01] (long)", async () => {
    for (const who of [world.vera, world.xavi]) {
      const other = await shown(world, who, "/settings/");
      expect(other.parts("banner")[0]?.contains(other.field(label))).toBe(true);
    }
  });

  it("names the best hit Top Hit, and groups the others by what they are [SRCH-02] [SRCH-03] (long)", async () => {
    await search("ve");
    expect(groups()).toEqual(["Top Hit", "People"]);
    const [top, people] = screen.parts("group", undefined, screen.part("listbox"));
    expect(top?.textContent).toMatch(/^Top Hit/);
    expect(screen.text(top)).toMatch(/Vera's week/);
    expect(screen.text(people)).toMatch(/Vera Visser/);
    await search("rota");
    expect([groups(), hits().length]).toEqual([["Top Hit", "Pages"], 12]);
    const sent = { parent_id: world.mainFolderId, new_name: "Vessels" };
    await as(world, world.ed).call(createFolder, sent);
    await search("ve");
    expect(groups()).toEqual(["Top Hit", "Folders", "People"]);
    expect(words(hits())).toEqual(["Vera's week", "Vessels", "Vera Visser"]);
    await taggedPage(world, world.ed, { title: "Gates", tags: ["vetting"] });
    await search("ve");
    expect(groups()).toEqual(["Top Hit", "Folders", "People", "Tags"]);
  });

  it("begins 400 ms after typing stops, and not before, with everything that it asks for [SRCH-06] [SRCH-10] [SRCH-12] [SRCH-13]", async () => {
    await screen.type(label, "fo");
    await screen.pass(300);
    await screen.press("g");
    await screen.pass(399);
    expect(searches()).toEqual([]);
    await screen.pass(1);
    const asked = () => searches().map(({ path }) => new URL(path, "https://x").searchParams.get("q"));
    expect(asked()).toEqual(["fog"]);
    const { pathname, searchParams } = new URL(searches()[0]?.path ?? "", "https://x");
    expect([searches()[0]?.method, pathname]).toEqual(["GET", "/ajax/search/"]);
    expect(Object.fromEntries(searchParams)).toEqual({
      q: "fog",
      all_subsites: "yes",
      max_by_type: "12",
      max_results: "30",
      magic: expect.stringMatching(/./),
      ajx: expect.stringMatching(/./),
    });
  });

  it("asks for at most 30 hits, 12 of a kind [SRCH-12] [SRCH-13] (long)", async () => {
    await search("rota");
    const { searchParams } = new URL(searches()[0]?.path ?? "", "https://x");
    expect(["max_results", "max_by_type"].map((name) => searchParams.get(name))).toEqual(["30", "12"]);
    expect(hits()).toHaveLength(12);
  });

  it("says that it searches, that there is nothing, and the server's reason or a sentence of its own; hits go with the words [SRCH-07] [SRCH-08] [SRCH-16] [SRCH-18]", async () => {
    let answer = (_: Response) => {};
    await search("fog");
    expect(hits()).toHaveLength(2);
    await screen.type(label, "");
    expect(screen.names("listbox")).toEqual([]);
    screen.meddle(() => new Promise((resolve) => (answer = resolve)));
    const drop = () => screen.document.querySelector(".search-says")?.textContent;
    for (const asked of some(["nothing at all", "nothing either"], 1)) {
      await search(asked);
      expect(drop()).toBe("Searching ... ");
      answer(Response.json({ success: true, results: [], hisel_urls: false }));
      await screen.pass(0);
      expect(drop()).toBe("No results");
    }
    await screen.type(label, "");
    expect(drop()).toBeUndefined();
    screen.meddle(() => Response.json({ success: false, message: "The index rests." }, { status: 500 }));
    await search("fog");
    expect(drop()).toBe("The index rests.");
    const failures = [
      () => new Response("<h1>Bad Gateway</h1>", { status: 502 }),
      () => Promise.reject(new TypeError("no line")),
    ];
    for (const [at, reply] of some(failures, 1).entries()) {
      screen.meddle(reply);
      await search(`mist ${at}`);
      expect(drop()).toBe("An error occured. Please try again later.");
    }
  });

  it("offers a way on when nothing is found: with Tab, and Escape leads back to the field (long)", async () => {
    await search("nothing at all");
    const drop = screen.document.querySelector(".search-drop");
    expect(drop?.textContent).toContain("Check the spelling or use fewer words.");
    await screen.press("{Tab}");
    const browse = screen.document.activeElement;
    expect([browse?.textContent, browse?.getAttribute("href")]).toEqual(["Browse pages", "/pages/"]);
    await screen.press("{Escape}");
    expect(screen.document.activeElement).toBe(screen.field(label));
    await screen.press("{Escape}");
    expect(drop?.hasAttribute("hidden")).toBe(true);
    expect(screen.field(label).value).toBe("nothing at all");
  });

  it("clears its hits with the words [SRCH-08] (long)", async () => {
    await search("fog");
    expect(hits()).toHaveLength(2);
    await screen.press("{Backspace}{Backspace}{Backspace}");
    expect(screen.names("listbox")).toEqual([]);
    await screen.pass(1000);
    expect(searches()).toHaveLength(1);
    // What was cleared does not come back with other words, nor while an answer is under way.
    await screen.press("r");
    expect(screen.names("listbox")).toEqual([]);
    screen.meddle(() => new Promise(() => {}));
    await search("rota");
    const said = () => screen.document.querySelector(".search-says")?.textContent;
    expect(said()).toBe("Searching ... ");
    await screen.type(label, "");
    expect(said()).toBeUndefined();
    await screen.press("r");
    expect(said()).toBeUndefined();
  });

  it("opens the first of several hits, which is the top one, with Enter [SRCH-02] [SRCH-03] [SRCH-09]", async () => {
    await search("fog");
    expect(words(hits())).toEqual(["Fog at sea", "Fog horns"]);
    expect(groups()).toEqual(["Top Hit", "Pages"]);
    const said = screen.parts("group", undefined, screen.part("listbox")).map((each) => each.firstChild);
    expect(said.map((each) => each?.textContent)).toEqual(["Top Hit", "Pages"]);
    await screen.press("{Enter}");
    expect(screen.title).toBe("Fog at sea | Noordervaart");
  });

  it("opens the first hit with an Enter that comes before the hits [SRCH-09] (long)", async () => {
    await screen.type(label, "horns");
    await screen.press("{Enter}");
    expect(screen.address).toBe("/settings/");
    await screen.pass(400);
    expect(screen.title).toBe("Fog horns | Noordervaart");
  });

  it("opens with Enter what was found for all that is typed, not for its beginning [SRCH-09] (long)", async () => {
    await search("fog");
    expect(words(hits())[0]).toBe("Fog at sea");
    await screen.type(label, "fog horns");
    await screen.press("{Enter}");
    expect(screen.address).toBe("/settings/");
    await screen.pass(400);
    expect(screen.title).toBe("Fog horns | Noordervaart");
  });

  it("walks by arrows, opens the marked hit with Enter and closes with Escape [SRCH-26]", async () => {
    await search("rota");
    const all = words(hits());
    const after = async (keys: string) => {
      await screen.press(keys);
      return all.indexOf(marked()[0]);
    };
    const walked = [await after("{ArrowDown}"), await after("{ArrowUp}"), await after("{ArrowUp}")];
    expect([walked, all.length]).toEqual([[1, 0, 11], 12]);
    await screen.press("{Escape}");
    expect([screen.names("listbox"), screen.field(label).value]).toEqual([[], "rota"]);
    await screen.press("{ArrowUp}{Enter}");
    expect(screen.title).toBe(`${all[10]} | Noordervaart`);
  });

  it("walks by arrows through many hits, round both ends, and begins anew with other words [SRCH-26] (long)", async () => {
    await search("rota");
    const all = words(hits());
    expect(all).toHaveLength(12);
    const places = [];
    for (const keys of ["{ArrowDown}", "{ArrowDown}", "{ArrowUp}", "{ArrowUp}{ArrowUp}", "{ArrowDown>3/}"]) {
      await screen.press(keys);
      places.push(all.indexOf(marked()[0]));
    }
    expect(places).toEqual([1, 2, 1, 11, 2]);
    await screen.press("{Escape}{ArrowUp}{ArrowDown}{Enter}");
    expect(screen.title).toBe(`${all[2]} | Noordervaart`);
    await search("rota");
    await screen.press("{ArrowDown} 1");
    await screen.pass(400);
    expect(marked()).toEqual(words(hits()).slice(0, 1));
  });

  it("shows the answer to the latest words alone [SRCH-25]", async () => {
    const answers: ((answer: Response) => void)[] = [];
    screen.meddle(({ path }) =>
      path.startsWith("/ajax/search/") ? new Promise((resolve) => void answers.push(resolve)) : null,
    );
    const found = (desc: string) =>
      Response.json({
        success: true,
        hisel_urls: false,
        results: [{ cat: "Pages", desc, prv: "", lnk: "/x/", icon: "page" }],
      });
    const says = () => screen.document.querySelector(".search-says")?.textContent;
    await search("fog");
    await screen.press(" h");
    await screen.pass(400);
    await screen.press("orns");
    // Comes while one types on, before the latest words are asked for.
    answers[1]?.(found("words between"));
    await screen.pass(0);
    expect(says()).toBe("Searching ... ");
    await screen.pass(400);
    answers[2]?.(found("late words"));
    await screen.pass(0);
    answers[0]?.(found("early words"));
    await screen.pass(0);
    expect(words(hits())).toEqual(["late words"]);
  });

  it("marks a page that was never published as a draft, for those who edit it alone [SRCH-27] (long)", async () => {
    const settings = JSON.stringify({ title: "Kelp" });
    expect(await as(world, world.ed).call(createPage, { settings })).toMatchObject({ success: true });
    await madePage(world, "Kelpie");
    await search("kelp");
    const drafts = () => hits().map((hit) => [words([hit])[0], screen.text(hit).endsWith("Draft")]);
    expect(drafts()).toEqual([
      ["Kelp", true],
      ["Kelpie", false],
    ]);
    screen = await shown(world, world.vera, "/settings/");
    await search("kelp");
    expect(drafts()).toEqual([["Kelpie", false]]);
  });

  it("is for members: a visitor has none", async () => {
    const visitor = await shown(world, "visitor", "/nothing/");
    const [bar] = visitor.parts("banner");
    expect(bar?.querySelector("a")).not.toBeNull();
    expect(bar?.querySelector("[role=search], input")).toBeNull();
  });
});
