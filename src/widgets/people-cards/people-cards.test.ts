import { run } from "#database/transaction.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stacked } from "#documents/document.ts";
import { documentFrom, draftFrom } from "#documents/draft/draft-document.ts";
import { draftedPage } from "#testing/draft-writer.ts";
import { type Somebody, shown } from "#testing/screens/shown.ts";
import { openTestWeb } from "#testing/server.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { addPerson, movePerson, removePerson } from "./changes.ts";
import { type PeopleCards, peopleCards } from "./schema.ts";

let world: World;
let page: number;
let group: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
  await within(world, actorOf(world, world.olga), (tx) =>
    run(tx, "update person set position = 'Mate' where site_id = $1 and id = $2", [tx.siteId, world.ed.id]),
  );
  const web = await openTestWeb(world);
  const olga = await web.browser(world.olga);
  group = ((await olga.post("/-/groups/", { name: "Board" })).body as { id: number }).id;
  const added = JSON.stringify([world.vera.id, world.ada.id]);
  await olga.post(`/-/groups/${group}/people/`, { added, removed: "[]" });
  const cards = (content: object) => ({ kind: "PeopleCards", version: 1, content }) as const;
  page = await draftedPage(world, {
    people01: cards({ title: "Ask", from: "chosen", people: [world.vera.id, world.ed.id, 999_999], group }),
    people02: cards({ title: "", from: "group", people: [world.ed.id], group }),
  });
  const permission_state = { public: { view: true }, [world.xavi.id]: { view: true } };
  await olga.post(`/ajax/page/page_settings/edit/${page}/`, { settings: { permission_state } });
  await web.close();
});
afterAll(() => world.close());

const cardsOf = async (who: Somebody) => {
  const screen = await shown(world, who, `/page/${page}/`);
  const lists = [...screen.document.querySelectorAll(".people-cards-list")];
  return lists.map((list) =>
    [...list.querySelectorAll("li")].map((card) => [
      card.querySelector("a")?.textContent,
      card.querySelector("a")?.getAttribute("href"),
      card.querySelector("a + span")?.textContent ?? "",
    ]),
  );
};

it("whoever may open the directory sees chosen people in their order and a group by name; others see nobody (long)", async () => {
  const [vera, ed, ada] = [world.vera, world.ed, world.ada].map(({ id, name }) => [
    name,
    `/profile/p/${id}/`,
  ]);
  const expected = [
    [
      [...(vera ?? []), ""],
      [...(ed ?? []), "Mate"],
    ],
    [
      [...(ada ?? []), ""],
      [...(vera ?? []), ""],
    ],
  ];
  expect(await cardsOf(world.vera)).toEqual(expected);
  expect(await cardsOf(world.xavi)).toEqual([]);
  expect(await cardsOf("visitor")).toEqual([]);
});

it("says its title alone to search, and whatever stands in a draft comes back as some cards", () => {
  expect(peopleCards.plainText({ title: "Ask", from: "chosen", people: [3], group: 4 })).toBe("Ask");
  const values = { from: "all", group: "x", "people/0": { order: "a0" }, "people/7": 1, "people/x": {} };
  const read = peopleCards.drafts[1]?.fromDraft({ values, texts: {}, rich: {} });
  expect(peopleCards.content.parse(read)).toEqual({ title: "", from: "chosen", people: [7], group: null });
});

it("people are added once, moved and removed in the draft", () => {
  const id = "people01";
  const content = { title: "", from: "chosen", people: [3, 4], group: null };
  const draft = draftFrom(stacked([{ id, kind: "PeopleCards", version: 1, content }]));
  const people = () => (documentFrom(draft).widgets[id]?.content as PeopleCards | undefined)?.people;
  addPerson({ draft, id }, 5);
  addPerson({ draft, id }, 3);
  expect(people()).toEqual([4, 5, 3]);
  movePerson({ draft, id }, 3, 1);
  expect(people()).toEqual([4, 3, 5]);
  removePerson({ draft, id }, 4);
  expect(people()).toEqual([3, 5]);
});

it("an editor finds people by name, and adds, moves and removes them (long)", async () => {
  const content = { title: "", from: "chosen", people: [], group: null };
  const own = await draftedPage(world, { people01: { kind: "PeopleCards", version: 1, content } });
  const screen = await shown(world, world.ed, `/page/${own}/?edit`);
  await screen.pass(2000);
  for (const { name } of [world.vera, world.ada]) {
    await screen.clickOn(screen.part("searchbox", "Add person"));
    await screen.press(name.slice(0, 4));
    await screen.pass(1000);
    await screen.clickOn(screen.document.querySelector(".people-cards-found button") as Element);
    await screen.pass(100);
  }
  const names = () =>
    [...screen.document.querySelectorAll(".people-cards-card b")].map((each) => each.textContent);
  expect(names()).toEqual([world.vera.name, world.ada.name]);
  await screen.click("button", `Move ${world.ada.name} earlier`);
  expect(names()).toEqual([world.ada.name, world.vera.name]);
  await screen.click("button", `Remove ${world.ada.name}`);
  expect(names()).toEqual([world.vera.name]);
});
