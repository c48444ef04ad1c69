import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Share, firstShares } from "#features/access/rules.ts";
import type { LineState } from "#features/sharing/contract.ts";
import { severalSentences } from "#features/sharing/changes/model/several-sentences.ts";
import { accessChange } from "#features/sharing/changes/operations.ts";
import { accessChangeOfSeveral } from "#features/sharing/changes/several-operations.ts";
import { principal } from "#kernel/actor.ts";
import { sayIn } from "#languages/say-in.ts";
import { as } from "#testing/as.ts";
import { query } from "#testing/folders.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { previewBatchSharing } from "./contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
  await query(world, "update site set public_pages = true where id = $1");
});
afterAll(() => world.close());

let [ash, elm, hers] = [0, 0, 0];
beforeEach(async () => {
  await query(world, "delete from page where site_id = $1");
  const { ed, vera, ada } = world;
  ash = await madePage(world, "Ash");
  elm = await madePage(world, "Elm", { shares: [share(ed, true), share(vera, false)] });
  hers = await madePage(world, "Hers", { shares: [share(ada, true), share(vera, false)] });
});

function share({ id }: WorldPerson, mayEdit: boolean): Share {
  return { principalId: principal("person", id), mayEdit };
}

async function preview(lines: object, ids: readonly number[] = [ash, elm, hers], who = world.ed) {
  const answer = await as(world, who).call(previewBatchSharing, { ids: [...ids], lines: { ...lines } });
  return answer.success ? [...answer.sentences, answer.asks] : answer.code;
}

describe("who gains and who loses access to several pages", () => {
  it("is said by name up to ten, of all pages together; of those that one may not share nothing is said", async () => {
    const { vera, xavi } = world;
    expect(await preview({ all: { view: false }, [vera.id]: { view: false } })).toEqual([
      "Loses access to 2 pages: Vera Visser.",
      true,
    ]);
    expect(await preview({ [vera.id]: { view: false } })).toEqual([
      "Loses access to 1 page: Vera Visser.",
      true,
    ]);
    expect(await preview({ [xavi.id]: { view: true, edit: true }, [vera.id]: { edit: true } })).toEqual([
      "Gets access to 2 pages: Xavi Xanten.",
      "Can edit 2 pages too: Vera Visser.",
      false,
    ]);
    expect(await preview({ public: { view: true } })).toEqual([
      "Gets access to 2 pages: anyone on the web.",
      "Gets access to 2 pages: Xavi Xanten.",
      true,
    ]);
    expect(await preview({ editors: { edit: false } })).toEqual(["No one gains or loses access.", false]);
    expect(await preview({ all: { view: false } }, [hers])).toEqual(["No one gains or loses access.", false]);
  });

  it("is said by count beyond ten people, and to those who may not know them", () => {
    const change = (count: number, mayName = true) =>
      severalSentences(
        {
          people: [
            {
              effect: "loses",
              count,
              pages: 3,
              names: count > 10 ? [] : Array.from({ length: count }, (_, at) => `P${at}`),
            },
          ],
          mayName,
          opened: 0,
          closed: 1,
        },
        sayIn("en"),
      );
    const world_ = "Loses access to 1 page: anyone on the web.";
    expect(change(10)).toEqual([world_, expect.stringContaining("P8, and P9.")]);
    expect(change(11)).toEqual([world_, "Loses access to 3 pages: 11 people."]);
    expect(change(1, false)).toEqual([world_, "Loses access to 3 pages: 1 person."]);
  });

  it("is what is found for each page alone, put together (long)", async () => {
    const { ed, vera, xavi } = world;
    const oak = await madePage(world, "Oak", { shares: [...firstShares, share(xavi, true)] });
    const pages = [ash, elm, oak];
    const actor = actorOf(world, ed);
    const sets: readonly Readonly<Record<string, LineState>>[] = [
      { all: { view: false } },
      { all: { view: true, edit: true } },
      { editors: { view: true, edit: true }, [vera.id]: { view: false } },
      { [xavi.id]: { view: true }, [vera.id]: { view: true, edit: true } },
      { [xavi.id]: { view: false, edit: false }, all: { view: false } },
    ];
    for (const sent of sets) {
      const single = new Map<string, Set<string>>();
      for (const pageId of pages) {
        const { people } = await within(world, actor, (tx) => accessChange(actor, { pageId, sent }, tx));
        for (const { effect, names } of people)
          single.set(effect, new Set([...(single.get(effect) ?? []), ...names]));
      }
      const several = await within(world, actor, (tx) =>
        accessChangeOfSeveral(actor, { pageIds: pages, sent, publicPages: true }, tx),
      );
      const found = Object.fromEntries(
        several?.people.map(({ effect, names }) => [effect, names.toSorted()]) ?? [],
      );
      expect(found).toEqual(
        Object.fromEntries([...single].map(([effect, names]) => [effect, [...names].toSorted()])),
      );
    }
  });
});

it("the dialog asks before somebody loses access, and Back keeps what was turned and saves nothing (long)", async () => {
  const screen = await shown(world, world.ed, "/pages/");
  await screen.click("button", "Select");
  for (const title of ["Ash", "Elm"]) await screen.click("checkbox", `Select ${title}`);
  await screen.click("button", "Share");
  const dialog = () => screen.part("dialog");
  await screen.click("checkbox", "Vera Visser can view", dialog());
  await screen.click("checkbox", "Vera Visser can view", dialog());
  await screen.click("button", "Save", dialog());
  expect(screen.text(dialog())).toContain("Loses access to 1 page: Vera Visser.");
  await screen.click("button", "Back", dialog());
  expect(screen.text(dialog())).toContain("Nothing was saved.");
  expect((screen.part("checkbox", "Vera Visser can view", dialog()) as HTMLInputElement).checked).toBe(false);
  const rows = () =>
    query(
      world,
      "select from page_share where site_id = $1 and page_id = $2 and principal_id = $3",
      elm,
      principal("person", world.vera.id),
    );
  expect(await rows()).toHaveLength(1);
  await screen.click("button", "Save", dialog());
  await screen.click("button", "Save", dialog());
  expect(await rows()).toHaveLength(0);
  expect(screen.text()).toContain("Sharing changed on 2 pages");
});
