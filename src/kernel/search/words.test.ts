import { describe, expect, it } from "vitest";
import { pageVector, personVector } from "./lexemes.ts";
import { neighbours } from "./typing-slips.ts";
import { pageSearch, personSearch } from "./query.ts";
import { folded, wordsOf } from "./words.ts";

describe("words", () => {
  it("fold case and accents, also of letters that Unicode does not take apart", () => {
    expect(folded("Zoë ŁÓDŹ Straße Øre")).toBe("zoe lodz strasse ore");
  });

  it("are what letters and digits make; all else only separates", () => {
    expect(wordsOf("Man-overboard: the first 4 minutes (2026)!\u0000'")).toEqual([
      "man",
      "overboard",
      "the",
      "first",
      "4",
      "minutes",
      "2026",
    ]);
  });

  it("are found in writing without spaces", () => {
    expect(wordsOf("東京都の天気")).toEqual(expect.arrayContaining(["東京", "天気"]));
  });
});

describe("a page's search document", () => {
  it("weighs title words most and keeps their insides and near misses apart from the body's words", () => {
    const vector = pageVector({ title: "Fog", body: "fog horn" });
    expect(vector).toContain("'fog':1A,2");
    expect(vector).toContain("'horn':1");
    expect(vector).toContain("'=fog'");
    expect(vector).toContain("'~og'");
    expect(vector).not.toContain("'=horn'");
  });

  it("counts a word four times at most", () => {
    expect(pageVector({ title: "", body: "fog ".repeat(50) })).toBe("'fog':1,2,3,4");
  });

  it("shares a near miss with a title word that is one slip away", () => {
    const shared = neighbours("wheelchair").filter((near) => neighbours("whelchair").includes(near));
    expect(shared.length).toBeGreaterThan(0);
    expect(neighbours("fog")).toEqual([]);
  });

  it("of a person holds only words of people", () => {
    expect(personVector("Jelle Dijkstra")).toBe("'@jelle' '@dijkstra'");
  });
});

describe("a search", () => {
  it("takes the last word as a beginning; too short a one only in titles", () => {
    expect(
      pageSearch("Fog si")
        ?.steps.map((step) => step.query)
        .slice(0, 2),
    ).toEqual(["'=fog' & '=si':*", "'fog' & 'si'"]);
    expect(pageSearch("Fog sig")?.steps[1]?.query).toBe("'fog' & 'sig':*");
    expect(personSearch("je di")).toBe("'@je':* & '@di':*");
  });

  it("of nothing but signs is no search", () => {
    expect(pageSearch(" !& ' | :* ")).toBeNull();
    expect(personSearch("")).toBeNull();
  });
});
