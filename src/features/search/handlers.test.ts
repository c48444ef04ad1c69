import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emptyDocument } from "#documents/document.ts";
import { as, worldNow } from "#testing/as.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { searchEverything } from "./contract.ts";
import { markedParts } from "./model/marked-parts.ts";
import { hitGroups } from "./model/results.ts";
import { firstShares } from "#features/access/rules.ts";
import { refreshReaders } from "#features/access/store.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
  const ed = actorOf(world, world.ed);
  for (const title of [
    "Vera's first week",
    "Visiting hours",
    ...Array.from({ length: 20 }, (_, n) => `Rota ${n}`),
  ]) {
    const page = {
      title,
      folderId: world.mainFolderId,
      slug: null,
      document: emptyDocument,
      preview: "About it",
      shares: firstShares,
    };
    await within(world, ed, (tx) => insertPage(ed, page, worldNow, tx));
  }
});
afterAll(() => world.close());

async function search(who: WorldPerson | "visitor", sent: object) {
  const answer = await as(world, who).call(searchEverything, sent as never);
  if (!answer.success) throw new Error(answer.code);
  return answer.results.map((result: { cat: string; desc: string }) => `${result.cat}: ${result.desc}`);
}

describe("the search of the top bar", () => {
  it("answers pages, then people, with every documented field [SRCH-02] [SRCH-10]", async () => {
    expect(await search(world.ed, { q: "vera" })).toEqual([
      "Pages: Vera's first week",
      "People: Vera Visser",
    ]);
    const answer = await as(world, world.ed).call(searchEverything, { q: "Vera Vis" });
    expect(answer).toEqual({
      success: true,
      hisel_urls: false,
      results: [
        {
          cat: "People",
          desc: "Vera Visser",
          prv: "",
          lnk: `/profile/p/${world.vera.id}/`,
          icon: "person",
          tag: null,
          tag_id: null,
          user_id: world.vera.id,
          sg: false,
          sg_sname: null,
          sg_acol: null,
          sg_slug: null,
          form_lnk: null,
          form_title: null,
          page_lnk: null,
          page_title: null,
        },
      ],
    });
  });

  it("answers at most 12 of a kind, fewer when asked, nothing for nothing [SRCH-12] [SRCH-13] [SRCH-08]", async () => {
    expect(await search(world.ed, { q: "rota" })).toHaveLength(12);
    expect(await search(world.ed, { q: "rota", max_results: "5" })).toHaveLength(5);
    expect(await search(world.ed, { q: "rota", max_by_type: 3 })).toHaveLength(3);
    expect(await search(world.ed, { q: "  " })).toEqual([]);
    expect(await as(world, world.ed).call(searchEverything, { q: "rota", max_results: 31 })).toMatchObject({
      status: 400,
    });
  });

  it("finds nothing for externals, visitors and another site [SRCH-27]", async () => {
    for (const who of [world.xavi, "visitor", world.other.nora] as const)
      expect(await search(who, { q: "vera" })).toEqual([]);
  });

  it("leaves out templates and pages in the trash [SRCH-27]", async () => {
    const visiting = async (facts: { is_template?: boolean; trashed?: Date | null }) => {
      await within(world, actorOf(world, world.olga), async (tx) => {
        const { id } = await tx.db
          .updateTable("page")
          .set(facts)
          .where("title", "=", "Visiting hours")
          .returning("id")
          .executeTakeFirstOrThrow();
        await refreshReaders(id, tx);
      });
      return search(world.olga, { q: "visiting" });
    };
    expect(await visiting({ is_template: true })).toEqual([]);
    expect(await visiting({ is_template: false })).toEqual(["Pages: Visiting hours"]);
    expect(await visiting({ trashed: worldNow })).toEqual([]);
    expect(await visiting({ trashed: null })).toEqual(["Pages: Visiting hours"]);
  });
});

describe("the dropdown", () => {
  it("groups what stands below the top hit, each with its place in the whole", () => {
    const hit = (group: string, name: string) => ({ group, name }) as never;
    const groups = hitGroups([hit("Pages", "one"), hit("Pages", "two"), hit("People", "three")]);
    expect(groups.map(({ group, hits }) => [group, hits.map(({ place }) => place)])).toEqual([
      ["Pages", [1]],
      ["People", [2]],
    ]);
  });

  it("marks the beginnings of words that were typed, whatever their accents", () => {
    const found = (text: string, typed: string) =>
      markedParts(text, typed)
        .map((part) => (part.isFound ? `[${part.text}]` : part.text))
        .join("");
    expect(found("Sailing in fog, Élan", "ela FO")).toBe("Sailing in [fo]g, [Éla]n");
    expect(found("nothing here", "fog")).toBe("nothing here");
  });
});
