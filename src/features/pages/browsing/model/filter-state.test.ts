import { describe, expect, it } from "vitest";
import { dateGroupings } from "./date-groupings.ts";
import { sayIn } from "#languages/say-in.ts";
import { filterCookie, restoredState, savedState, whileSearching, withChosen } from "./filter-state.ts";
import { grouped, sorted } from "./groups.ts";

const plain = restoredState(null, {});

describe("the remembered filter", () => {
  it("comes back as it was, without the search and under what the address says, and in no place that it does not name [BFLT-03] [BFLT-04] [BFLT-10] [BFLT-18]", () => {
    const saved = savedState({
      ...plain,
      by: "created",
      showsDetails: true,
      keyword: "fog",
      folderId: 4,
    });
    expect(restoredState(saved, { folderId: 7 })).toEqual({
      ...plain,
      by: "created",
      showsDetails: true,
      folderId: 7,
    });
    expect(restoredState(decodeURIComponent(saved), {}).folderId).toBeNull();
    expect(restoredState(JSON.stringify({ search_keyword: "fog" }), {}).keyword).toBe("");
    const place = JSON.stringify({ cat_id: 4, tag_id: 7, view_trash: true });
    expect(restoredState(place, {})).toEqual(plain);
    expect(restoredState(place, { tagId: 9 })).toEqual({ ...plain, tagId: 9 });
  });

  it.each([
    ["created", "created"],
    ["alphabet", "alphabet"],
    ["modified", "modified"],
    ["relevance", "alphabet"],
  ] as const)("holds the order %s, which comes back as %s [BFLT-06] [BFLT-11] [BRWS-09]", (by, again) => {
    const saved = savedState({ ...plain, by });
    expect(JSON.parse(decodeURIComponent(saved))).toMatchObject({ by });
    expect(restoredState(saved, {}).by).toBe(again);
  });

  it("holds what is shown and hidden from one visit to the next [BFLT-07] [BFLT-08] [BFLT-09]", () => {
    for (const name of [
      "show_columns",
      "show_cards",
      "tags_hidden",
      "categories_hidden",
      "show_all_when_many",
      "show_filters",
    ])
      for (const value of [true, false]) {
        const again = savedState(restoredState(JSON.stringify({ [name]: value }), {}));
        expect([name, JSON.parse(decodeURIComponent(again))]).toEqual([
          name,
          expect.objectContaining({ [name]: value }),
        ]);
      }
  });

  it("is kept under the specification's names [BFLT-05] [BFLT-06] [BFLT-07] [BFLT-08] [BFLT-09]", () => {
    const kept = {
      ...plain,
      folderId: 4,
      by: "created",
      showsDetails: true,
      hidesFolders: true,
      isTrash: true,
    } as const;
    expect(
      JSON.parse(decodeURIComponent(savedState({ ...kept, showsAll: true, showsFilters: true }))),
    ).toEqual({
      cat_id: 4,
      tag_id: null,
      search_keyword: "",
      view_trash: true,
      by: "created",
      show_columns: true,
      show_cards: false,
      tags_hidden: false,
      categories_hidden: true,
      show_all_when_many: true,
      show_filters: true,
    });
    const tagged = JSON.parse(decodeURIComponent(savedState({ ...plain, tagId: 7 })));
    expect(tagged).toMatchObject({ cat_id: null, tag_id: 7, view_trash: false });
  });

  it("turns a saved relevance into the alphabet, and keeps all else that was saved with it [BFLT-06] [BFLT-11]", () => {
    const saved = savedState({ ...plain, by: "relevance", showsDetails: true, hidesTags: true });
    expect(restoredState(saved, {})).toEqual({ ...plain, showsDetails: true, hidesTags: true });
  });

  it("holds the one view that was chosen, until another one is [BFLT-07]", () => {
    const chosen = (["grouped", "details", "cards", undefined] as const).map((view) => {
      const { showsDetails, showsCards } = withChosen({ ...plain, showsDetails: true }, { view });
      return [view, showsDetails, showsCards];
    });
    expect(chosen).toEqual([
      ["grouped", false, false],
      ["details", true, false],
      ["cards", false, true],
      [undefined, true, false],
    ]);
  });

  it("counts as none when it cannot be read, and with an order that there is not [BFLT-06]", () => {
    for (const cookie of ["{", "%7B", '{"by":"colour"}', "[1]", "%E0%A4%A"])
      expect(restoredState(cookie, {})).toEqual(plain);
  });

  it("is cleared by a search, which sorts by relevance [BFLT-12] [BFLT-13]", () => {
    const filtered = { ...plain, folderId: 3, tagId: 5, isTrash: true, by: "created" } as const;
    expect(whileSearching(filtered, "fog")).toEqual({ ...plain, by: "relevance", keyword: "fog" });
  });

  it("has a cookie for each site and each subsite [BFLT-18]", () => {
    const places = [{ siteId: 1 }, { siteId: 2 }, { siteId: 1, subsiteId: 2 }, { siteId: 12 }];
    expect(new Set(places.map(filterCookie)).size).toBe(4);
    expect(filterCookie({ siteId: 1, subsiteId: 0 })).toBe(filterCookie({ siteId: 1 }));
  });
});

describe("groups", () => {
  const row = (title: string, letter: string, modified: number, weight = 0) =>
    ({ title, letter, modified, created: modified, weight }) as never;

  it("are letters in the alphabet, the server's dates otherwise, none by relevance [BSRT-05] [BSRT-06]", () => {
    const rows = [row("Ada", "A", 50), row("Älva", "A", 5), row("Bo", "B", 1)];
    const dates = [
      { name: "Today", begin: 10 },
      { name: "Earlier", begin: 0 },
    ];
    const names = (by: "alphabet" | "modified" | "relevance") =>
      grouped(rows, by, dates).map((group) => `${group.name} ${group.pages.length}`);
    expect(names("alphabet")).toEqual(["A 2", "B 1"]);
    expect(names("modified")).toEqual(["Today 1", "Earlier 2"]);
    expect(names("relevance")).toEqual([" 3"]);
    const old = { ...(row("Cy", "C", 50) as object), created: 5 } as never;
    const groupOf = (by: "modified" | "created") => grouped([old], by, dates).map(({ name }) => name);
    expect([groupOf("modified"), groupOf("created")]).toEqual([["Today"], ["Earlier"]]);
  });

  it("sort what was found as chosen [BSRT-09]", () => {
    const rows = [row("B", "B", 1, 2), row("C", "C", 5, 3), row("A", "A", 9, 1)];
    const titles = (by: "relevance" | "alphabet" | "modified" | "created") =>
      sorted(rows, by).map((page) => page.title);
    expect(titles("relevance")).toEqual(["C", "B", "A"]);
    expect(titles("alphabet")).toEqual(["A", "B", "C"]);
    expect(titles("modified")).toEqual(["A", "C", "B"]);
    expect(titles("created")).toEqual(["A", "C", "B"]);
  });

  it("begin at midnight of the person's own zone, also over a change of the clock [BSRT-10]", () => {
    const say = sayIn("en");
    const groups = dateGroupings(new Date("2026-11-20T23:30:00Z"), "Europe/Amsterdam", say);
    const begin = (name: string) =>
      new Date((groups.find((each) => each.name === name)?.begin ?? 0) * 1000).toISOString();
    expect(begin("Today")).toBe("2026-11-20T23:00:00.000Z");
    expect(begin("October")).toBe("2026-09-30T22:00:00.000Z");
    expect(begin("November 2025")).toBe("2025-10-31T23:00:00.000Z");
  });
});
