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
    const before = process.cpuUsage();
    await ed.send(update);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(longest);
    let next = await ada.type("next ");
    // As a tab does where the machine was busy.
    for (let more = 0; more < 5 && "code" in next && next.code === "overloaded"; more++)
      next = await ada.type("next ");
    expect(next).toMatchObject({ success: true });
  },
  120_000,
);
