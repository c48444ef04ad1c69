import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { insertGroup } from "#features/people/groups/store.ts";
import { principal } from "#kernel/actor.ts";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { openTestWeb } from "#testing/server.ts";
import { openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { loadPages } from "./contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const reads = (...ids: readonly number[]) => ids.map((principalId) => ({ principalId, mayEdit: false }));
const person = ({ id }: WorldPerson) => principal("person", id);

it("lists say whom a page is shared with: everyone, editors, people by name up to three and how many more, or administrators alone; each set and person has its profile; beside it are the words of the page, and whether one may move it [PLST-12] [PLST-23]", async () => {
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
    ["All", "Everyone at Noordervaart"],
    ["Editors", "Only administrators, editors, and Xavi Xanten"],
    ["Five", "Only administrators, Ed Elzinga, Vera Visser, and Xavi Xanten"],
    ["Nobody", "Only administrators"],
    ["Three", "Only administrators, Ed Elzinga, and Vera Visser"],
  ]);
  const moved = async (who: WorldPerson) => {
    const list = await as(world, who).call(loadPages, {});
    return (
      list.success && list.pages.filter(({ title_u }) => title_u === "All").map(({ prv, cm }) => [prv, cm])
    );
  };
  expect([await moved(olga), await moved(vera)]).toEqual([[["About All.", true]], [["About All.", false]]]);
  const profiles = answer.success ? Object.values(answer.perm_profiles) : [];
  expect(profiles).toEqual(
    expect.arrayContaining([
      { id: principal("admins"), name: "Administrators" },
      { id: principal("everybody"), name: "Everyone" },
      { id: principal("editors"), name: "Editors" },
      { id: person(xavi), name: "Xavi Xanten" },
    ]),
  );
});

it("a group that a page is shared with has its profile, named in what the list says [PLST-12] [PLST-23]", async () => {
  const sales = await within(world, actorOf(world, world.olga), (tx) => insertGroup("Sales", tx));
  const id = principal("group", sales);
  await madePage(world, "Prices", { shares: reads(id) });
  const answer = await as(world, world.olga).call(loadPages, {});
  expect(answer.success && answer.pages.find(({ title_u }) => title_u === "Prices")?.share).toBe(
    "Only administrators and Sales",
  );
  expect(answer.success && answer.perm_profiles[String(id)]).toEqual({ id, name: "Sales" });
});

it("the set of the public has its name while the list has a public page [PLST-23]", async () => {
  const ofPublic = async () => {
    const answer = await as(world, world.olga).call(loadPages, {});
    return answer.success && answer.perm_profiles[String(principal("public"))];
  };
  const tides = await madePage(world, "Tides");
  expect(await ofPublic()).toBeUndefined();
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
  await within(world, actorOf(world, world.ed), (tx) =>
    run(tx, "update page set is_public = true where id = $1", [tides]),
  );
  expect(await ofPublic()).toEqual({ id: principal("public"), name: "Public" });
});

it("in a subsite everyone in it has the profile that its pages are shared with, under its name [PLST-12] [PLST-23]", async () => {
  const many = await openSubsiteWorld();
  const web = await openTestWeb(many);
  const vera = await web.browser(many.vera);
  const { body } = await vera.post("/@crew/ajax/pages/action/load/", {});
  const pages = (body?.["pages"] ?? []) as { share: string }[];
  expect(new Set(pages.map(({ share }) => share))).toEqual(new Set(["Everyone in Crew"]));
  const id = principal("subsite-viewers", many.crew.id);
  expect(body?.["perm_profiles"]).toMatchObject({ [id]: { id, name: "Crew" } });
  await web.close();
  await many.close();
});

it("that a page is public is said once in a line: beside its title, and in details in the column of whom it is shared with (long)", async () => {
  const ferry = await madePage(world, "Ferry");
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
  await within(world, actorOf(world, world.ed), (tx) =>
    run(tx, "update page set is_public = true where id = $1", [ferry]),
  );
  for (const [view, said] of [
    ["grouped", "Public"],
    ["details", "Anyone on the web"],
  ] as const) {
    const screen = await shown(world, world.olga, `/pages/?view=${view}`);
    const line = screen.part("link", "Ferry").closest("li, tr");
    expect(line?.textContent?.match(/Public|Anyone on the web/g), view).toEqual([said]);
  }
});
