import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { draftWriter, draftedPage, heading, note } from "#testing/draft-writer.ts";
import { hostileUpdate } from "#testing/growth/hostile-updates.ts";
import { forgetUsedTime } from "#testing/forget-used-time.ts";
import { type World, openWorld } from "#testing/world.ts";
import { Patience } from "./model/patience.ts";
import { documentFrom } from "#documents/draft/draft-document.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** What the processor is said to have done: all the time that passed, or none. Machines that run tests are busy with others too. */
const working = { all: { user: 1e12, system: 0 }, none: { user: 1000, system: 1000 } };
const processor = vi.spyOn(process, "cpuUsage");
afterAll(() => processor.mockRestore());
forgetUsedTime();

it("a change that would keep everybody waiting for minutes is refused with a sentence, and nothing is lost by it", async () => {
  processor.mockReturnValue(working.all);
  const page_id = await draftedPage(world, { title01: heading("Fog"), text0001: note("first") });
  const [ed, ada] = [
    await draftWriter(world, { who: world.ed, page_id }),
    await draftWriter(world, { who: world.ada, page_id }),
  ];
  expect(await ada.type("before ")).toMatchObject({ success: true, seq: 1 });
  const hostile = hostileUpdate("letters that all follow the same one", 60_000);
  const given = vi.spyOn(Patience.prototype, "with");
  const refused = { success: false, code: "draft-too-much" };
  const answers = await Promise.all([ed.send(hostile), ada.type("beside ")]);
  expect(answers).toMatchObject([refused, { success: true, seq: 2 }]);
  for (let more = 0; more < 2; more++) expect(await ed.send(hostile)).toMatchObject(refused);
  // Whoever used their time up has little of it, and nobody else has less.
  expect(millisecondsOf(given)).toEqual([100, 100, 1000, 3000]);
  given.mockRestore();
  expect(await ada.type("after ")).toMatchObject({ success: true, seq: 3 });
  expect(documentFrom(await ada.read()).widgets["text0001"]?.content).toEqual({
    source: "after beside before first",
  });
  expect(await typed(ed)).toMatchObject({ success: true, seq: 4 });
});

it("a change that a busy machine could not merge in time is to be sent again, and takes no time from its writer", async () => {
  const page_id = await draftedPage(world, { title01: heading("Fog"), text0001: note("first") });
  const olga = await draftWriter(world, { who: world.olga, page_id });
  const hostile = hostileUpdate("letters that all follow the same one", 60_000);
  processor.mockReturnValue(working.none);
  expect(await olga.send(hostile)).toMatchObject({ success: false, code: "overloaded", status: 503 });
  processor.mockReturnValue(working.all);
  const given = vi.spyOn(Patience.prototype, "with");
  expect(await olga.send(hostile)).toMatchObject({ success: false, code: "draft-too-much" });
  // A writer who had used theirs up would have had a tenth of a second.
  expect(millisecondsOf(given)).toEqual([3000]);
  expect(await typed(olga)).toMatchObject({ success: true, seq: 1 });
});

/** Whoever used their time up is left a tenth of a second, in which a busy machine may not come to it: then it is typed once more. */
async function typed(writer: Awaited<ReturnType<typeof draftWriter>>) {
  let answer = await writer.type("own ");
  for (let tries = 0; !answer.success && tries < 5; tries++) answer = await writer.type("own ");
  return answer;
}

/** How long each change was given, least first. */
function millisecondsOf(given: {
  readonly mock: { readonly results: readonly { readonly value: unknown }[] };
}): number[] {
  return given.mock.results.map(({ value }) => Number(value)).sort((one, other) => one - other);
}
