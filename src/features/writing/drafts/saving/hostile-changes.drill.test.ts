import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { draftWriter, draftedPage, heading, note } from "#testing/draft-writer.ts";
import { hostileNames, hostileUpdate } from "#testing/growth/hostile-updates.ts";
import { threadTime } from "#testing/thread-time.ts";
import { type World, openWorld } from "#testing/world.ts";
import { schemas } from "#widgets/schemas.ts";
import { Patience } from "./model/patience.ts";

/** Pieces of about as many bytes as a call takes. */
const most = 1_900_000;
/** Work of the thread: three seconds of merging, reading what was there again, and the call itself. */
const longest = 8000;
/** The letter behind it has a second. */
const letterLongest = 1000;
const runs = 4;
/** For a letter that waits for a busy machine. */
const unhurried = 60_000;

// Each is tried with all the time that a change may take.
const usedUp = vi.spyOn(Patience.prototype, "usedUp").mockImplementation(() => {});
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  usedUp.mockRestore();
  await world.close();
});

it.each(hostileNames)(
  "%s: the largest such change is stored or refused in a few seconds, and the next letter is stored",
  async (name) => {
    const piece = hostileUpdate(name, 50_000).length / 50_000;
    const update = hostileUpdate(name, Math.floor(most / piece));
    const least = { change: Infinity, letter: Infinity };
    // The best of several: the memory of other tests may be cleared meanwhile.
    for (let run = 0; run < runs && !(least.change < longest && least.letter < letterLongest); run++) {
      const work = await workOfChange(update);
      least.change = Math.min(least.change, work.change);
      least.letter = Math.min(least.letter, work.letter);
    }
    expect(least.change).toBeLessThan(longest);
    expect(least.letter).toBeLessThan(letterLongest);
  },
  240_000,
);

/** What a change costs on a new page, and the letter of somebody else behind it, in milliseconds of this thread's work. */
async function workOfChange(update: Uint8Array): Promise<{ change: number; letter: number }> {
  const para0001 = { kind: "Paragraph", version: 1, content: schemas.Paragraph.empty() } as const;
  const page_id = await draftedPage(world, { title01: heading("Fog"), text0001: note("first"), para0001 });
  const [ed, ada] = [
    await draftWriter(world, { who: world.ed, page_id }),
    await draftWriter(world, { who: world.ada, page_id }),
  ];
  const begun = threadTime();
  await ed.send(update);
  const change = threadTime() - begun;
  // The product breaks it off by the clock, which says nothing about the letter where the machine is busy: its work is counted.
  const limit = vi.spyOn(Patience.prototype, "with").mockReturnValue(unhurried);
  const sent = threadTime();
  const next = await ada.type("next ");
  const letter = threadTime() - sent;
  limit.mockRestore();
  expect(next).toMatchObject({ success: true });
  return { change, letter };
}
