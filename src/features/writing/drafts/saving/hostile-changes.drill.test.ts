import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { draftWriter, draftedPage, heading, note } from "#testing/draft-writer.ts";
import { hostileNames, hostileUpdate } from "#testing/growth/hostile-updates.ts";
import { type World, openWorld } from "#testing/world.ts";
import { schemas } from "#widgets/schemas.ts";
import { Patience } from "./model/patience.ts";

/** Pieces of about as many bytes as a call takes. */
const most = 1_900_000;
/** Processor time: three seconds of merging, reading what was there again, and the call itself. */
const longest = 8000;
/** Processor time of the letter behind it, which has a second. */
const letterLongest = 1000;
/** For a letter that waits for a busy machine. */
const unhurried = 60_000;

let world: World;
beforeAll(async () => {
  world = await openWorld();
  // Each is tried with all the time that a change may take.
  vi.spyOn(Patience.prototype, "usedUp").mockImplementation(() => {});
});
afterAll(() => world.close());

it.each(hostileNames)(
  "%s: the largest such change is stored or refused in a few seconds, and the next letter is stored",
  async (name) => {
    const para0001 = { kind: "Paragraph", version: 1, content: schemas.Paragraph.empty() } as const;
    const page_id = await draftedPage(world, { title01: heading("Fog"), text0001: note("first"), para0001 });
    const [ed, ada] = [
      await draftWriter(world, { who: world.ed, page_id }),
      await draftWriter(world, { who: world.ada, page_id }),
    ];
    const piece = hostileUpdate(name, 50_000).length / 50_000;
    const update = hostileUpdate(name, Math.floor(most / piece));
    expect(await workOf(() => ed.send(update))).toBeLessThan(longest);
    // The product breaks it off by the clock, which says nothing about the letter where the machine is busy: its work is counted.
    const limit = vi.spyOn(Patience.prototype, "with").mockReturnValue(unhurried);
    let next: unknown;
    const work = await workOf(async () => (next = await ada.type("next ")));
    limit.mockRestore();
    expect(next).toMatchObject({ success: true });
    expect(work).toBeLessThan(letterLongest);
  },
  120_000,
);

/** Processor time in milliseconds. */
async function workOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
