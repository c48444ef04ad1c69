import { afterAll, beforeAll, expect, it } from "vitest";
import { principal } from "#kernel/actor.ts";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type World, type WorldPerson, openWorld } from "#testing/world.ts";
import { loadPages } from "./contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const reads = (...ids: readonly number[]) => ids.map((principalId) => ({ principalId, mayEdit: false }));
const person = ({ id }: WorldPerson) => principal("person", id);

it("lists say whom a page is shared with: everyone, editors, people by name up to three and how many more, or administrators alone [PLST-12]", async () => {
  const { ada, ed, vera, xavi, olga } = world;
  for (const [title, shares] of [
    ["All", reads(principal("everybody"), person(vera))],
    ["Editors", reads(principal("editors"), person(xavi))],
    ["Five", reads(...[xavi, vera, olga, ed, ada].map(person))],
    ["Nobody", []],
    ["Three", reads(...[vera, ed, ada].map(person))],
  ] as const)
    await madePage(world, title, { shares });
  const answer = await as(world, olga).call(loadPages, {});
  expect(answer.success && answer.pages.map(({ title_u, share }) => [title_u, share])).toEqual([
    ["All", "Everyone"],
    ["Editors", "Editors, Xavi Xanten"],
    ["Five", "Ada Admiraal, Ed Elzinga, Olga Oosterhuis and 2 more"],
    ["Nobody", "Only administrators"],
    ["Three", "Ada Admiraal, Ed Elzinga, Vera Visser"],
  ]);
});
