import { afterAll, beforeAll, expect, it } from "vitest";
import { draftWriter, draftedPage, heading, note } from "#testing/draft-writer.ts";
import { hostileUpdate } from "#testing/growth/hostile-updates.ts";
import { type World, openWorld } from "#testing/world.ts";
import { documentFrom } from "#documents/draft/draft-document.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it("a change that would keep everybody waiting for minutes is refused with a sentence, and nothing is lost by it", async () => {
  const page_id = await draftedPage(world, { title01: heading("Fog"), text0001: note("first") });
  const [ed, ada] = [
    await draftWriter(world, { who: world.ed, page_id }),
    await draftWriter(world, { who: world.ada, page_id }),
  ];
  expect(await ada.type("before ")).toMatchObject({ success: true, seq: 1 });
  const hostile = hostileUpdate("letters that all follow the same one", 60_000);
  const begun = performance.now();
  const refused = { success: false, code: "draft-too-much" };
  const answers = await Promise.all([ed.send(hostile), ada.type("beside ")]);
  expect(answers).toMatchObject([refused, { success: true, seq: 2 }]);
  const once = performance.now() - begun;
  for (let more = 0; more < 5; more++) expect(await ed.send(hostile)).toMatchObject(refused);
  // Whoever used their time up has little of it: five more cost less than that one.
  expect(performance.now() - begun - once).toBeLessThan(5 * 1000);
  expect(await ada.type("after ")).toMatchObject({ success: true, seq: 3 });
  expect(documentFrom(await ada.read()).widgets["text0001"]?.content).toEqual({
    source: "after beside before first",
  });
  expect(await ed.type("own ")).toMatchObject({ success: true, seq: 4 });
});
