import { afterAll, beforeAll, expect, it } from "vitest";
import { as, worldNow } from "#testing/as.ts";
import { draftWriter, draftedPage, heading, note } from "#testing/draft-writer.ts";
import { shown } from "#testing/screens/shown.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { type World, openWorld } from "#testing/world.ts";
import { addWidget, moveWidget, removeWidget } from "#documents/draft/arranging.ts";
import { readVersions } from "../screen.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

const later = new Date(worldNow.getTime() + 3_600_000);
const blocks = (screen: Screen) =>
  [...screen.document.querySelectorAll(".versions-block")].map((block) => screen.text(block));

/** A page of which Ada changed a text and Ed removed the heading and added one, without publishing. */
async function changedPage() {
  const page = await draftedPage(world, { title01: heading("Fog"), text0001: note("three ships wide") });
  const ada = await draftWriter(world, { who: world.ada, page_id: page, now: later });
  await ada.save(() => {
    const text = ada.draft.getText("t:text0001/source");
    text.delete(0, 5);
    text.insert(0, "four");
  });
  const ed = await draftWriter(world, { who: world.ed, page_id: page, now: later });
  await ed.save(() => removeWidget(ed.draft, "title01"));
  const added = { id: "fresh001", widget: heading("Mist"), place: { where: "last" } as const };
  await ed.save(() => void addWidget(ed.draft, added, () => "place001"));
  return { page, ada, ed };
}

it("what a draft changes is read word by word, with who changed it, before it is published (long)", async () => {
  const { page } = await changedPage();
  const screen = await shown(world, world.ed, `/page/versions/${page}/`);
  await screen.click("link", "See unpublished changes");
  expect(screen.address).toBe(`/page/versions/${page}/?changes=yes`);
  expect(screen.part("heading", "Unpublished changes")).toBeDefined();
  expect(screen.text(screen.part("region", "What changed"))).toContain("2 words added. 2 words removed.");
  expect(blocks(screen)).toEqual([
    "Heading removed Ed Elzinga Removed: Fog End of change.",
    "Markdown changed Ada Admiraal Removed: three End of change. Added: four End of change. ships wide",
    "Heading added Ed Elzinga Added: Mist End of change.",
  ]);
  expect([...screen.document.querySelectorAll("ins")]).toHaveLength(2);
  expect([...screen.document.querySelectorAll("del")]).toHaveLength(2);
});

it("a version says what it changed since the one before, and a discarded draft since the page that it began with (long)", async () => {
  const { page, ed } = await changedPage();
  await ed.publish(3);
  const answer = await as(world, world.ed).call(readVersions, { page_id: page });
  const [newest] = answer.success ? answer.versions : [];
  const screen = await shown(world, world.ed, `/page/versions/${page}/?version=${newest?.id}`);
  await screen.click("link", "Show changes");
  expect(blocks(screen)[1]).toContain("Removed: three End of change. Added: four");
  await screen.click("link", "Hide changes");
  expect(blocks(screen)).toEqual([]);
  await ed.type("barely ");
  await ed.discard();
  const discarded = await shown(world, world.ed, `/page/versions/${page}/?discarded=${ed.epoch}&changes=yes`);
  expect(discarded.text(discarded.part("region", "What changed"))).toContain(
    "1 word added. 0 words removed.",
  );
  expect(blocks(discarded)[0]).toContain("Added: barely");
});

it("a version says who changed and moved what in it, whoever published it, and also where only one's own was published (long)", async () => {
  const widgets = { title01: heading("Fog"), text0001: note("three ships"), text0002: note("calm") };
  const page_id = await draftedPage(world, widgets);
  const ada = await draftWriter(world, { who: world.ada, page_id, now: later });
  const ed = await draftWriter(world, { who: world.ed, page_id, now: later });
  const newest = async () => {
    const answer = await as(world, world.ed).call(readVersions, { page_id });
    return answer.success ? answer.versions.map(({ id }) => id) : [];
  };
  const changed = async (query: string) =>
    blocks(await shown(world, world.ed, `/page/versions/${page_id}/?${query}&changes=yes`)).flatMap(
      (each) => /^.*? (?:changed|moved) (?:Ada Admiraal|Ed Elzinga)*/.exec(each) ?? [],
    );
  await ada.type("windy ");
  await ada.save(() => {
    moveWidget(ada.draft, { id: "title01", place: { where: "last" } }, () => "place002");
  });
  await ed.type("very ", "text0002");
  await ed.publish();
  const [second, first] = await newest();
  const whole = [
    "Markdown changed Ada Admiraal",
    "Markdown changed Ed Elzinga",
    "Heading moved Ada Admiraal",
  ];
  expect(await changed(`version=${second}`)).toEqual(whole);
  expect(await changed(`from=${first}&version=${second}`)).toEqual(whole);
  await ada.type("rather ");
  await ed.type("so ", "text0002");
  await ed.publish(undefined, true);
  expect(await changed(`version=${(await newest())[0]}`)).toEqual(["Markdown changed Ed Elzinga"]);
  await ed.publish();
  expect(await changed(`version=${(await newest())[0]}`)).toEqual(["Markdown changed Ada Admiraal"]);
});

it("what did not change is counted, and nothing at all is said so (long)", async () => {
  const many = Object.fromEntries(
    Array.from({ length: 6 }, (_, at) => [`text000${at + 1}`, note(`line ${at}`)]),
  );
  const page = await draftedPage(world, many);
  const ed = await draftWriter(world, { who: world.ed, page_id: page });
  const none = await shown(world, world.ed, `/page/versions/${page}/?changes=yes`);
  expect(none.text()).toContain("Nothing changed.");
  await ed.type("new ", "text0001");
  const screen = await shown(world, world.ed, `/page/versions/${page}/?changes=yes`);
  expect(blocks(screen)).toHaveLength(2);
  expect(screen.text()).toContain("4 unchanged blocks");
});
