import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Tx, run } from "#database/transaction.ts";
import { pageCreated } from "#features/pages/events.ts";
import { restorePage, trashPage } from "#features/pages/trash/contract.ts";
import { as } from "#testing/as.ts";
import { tellMailListeners } from "#testing/outbox.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { readActivity } from "./screen.ts";
import { noteTrash } from "./store.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(() => system("delete from activity where site_id = $1", []));

const [minute, hour] = [60_000, 3_600_000];
const noon = Date.parse("2026-11-21T12:00:00Z");
const at = (after: number) => new Date(noon + after);

/** What is heard tells of moments of its own but for titles and people: those are of the moment at which it is heard. */
const heardAt = (moment: Date) => tellMailListeners(world, async () => {}, moment);
const heard = () => heardAt(at(0));

function system(text: string, values: readonly unknown[]) {
  return within(world, actorOf(world, world.olga), (tx: Tx) => run(tx, text, [world.siteId, ...values]));
}

/** A page of Ed's that everybody reads from the moment it is made. */
async function page(title: string, now = at(0)): Promise<number> {
  const pageId = await madePage(world, title, { at: now });
  await within(world, actorOf(world, world.ed), async (tx) => tx.announce(pageCreated({ pageId, title })));
  return pageId;
}

async function feed(who: WorldPerson, sent: { person?: number; before?: string } = {}) {
  const answer = await as(world, who).call(readActivity, sent);
  if (!answer.success) throw new Error(answer.code);
  return answer;
}
const told = async (who: WorldPerson, sent = {}) =>
  (await feed(who, sent)).lines.map(({ kind, title, times, was, person }) =>
    [kind, title, times || null, was, person?.name ?? null].filter((each) => each !== null),
  );

describe("the trash", () => {
  const trash = (who: WorldPerson, page_id: number) => as(world, who).call(trashPage, { page_id });
  const restore = (who: WorldPerson, id: number) => as(world, who).call(restorePage, { id });

  it("is told of to those who may bring the page back, and to its readers when it is there again (long)", async () => {
    const fog = await page("Fog");
    await heard();
    await trash(world.ada, fog);
    await heardAt(at(hour));
    for (const who of [world.olga, world.ed])
      expect(await told(who)).toEqual([["trashed", "Fog", "Ada Admiraal"]]);
    expect((await feed(world.ed)).lines[0]?.address).toBe(`/page/${fog}/`);
    for (const who of [world.vera, world.xavi]) expect(await told(who)).toEqual([]);
    await restore(world.ed, fog);
    await heardAt(at(2 * hour));
    expect(await told(world.vera)).toEqual([
      ["restored", "Fog", "Ed Elzinga"],
      ["trashed", "Fog", "Ada Admiraal"],
      ["published", "Fog", "Ed Elzinga"],
    ]);
  });

  it("is not told of when the page came back at once, nor of a page without readers, and once however often it is heard (long)", async () => {
    const fog = await page("Fog");
    await heard();
    await trash(world.ed, fog);
    await heardAt(at(hour));
    await restore(world.ed, fog);
    await heardAt(at(hour + minute - 1));
    expect(await told(world.olga)).toEqual([["published", "Fog", "Ed Elzinga"]]);
    const moved = { kind: "trashed", pageId: fog, personId: world.ed.id } as const;
    for (let times = 0; times < 2; times++)
      await within(world, actorOf(world, world.ed), (tx) =>
        noteTrash(moved, { eventId: 77, now: at(2 * hour) }, tx),
      );
    expect((await told(world.olga)).map(([kind]) => kind)).toEqual(["trashed", "published"]);
    await system("update page set unpublished = true where site_id = $1 and id = $2", [fog]);
    await system("delete from activity where site_id = $1", []);
    await trash(world.ed, fog);
    await heardAt(at(3 * hour));
    expect(await told(world.olga)).toEqual([]);
  });
});
