import { expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { shown } from "#testing/screens/shown.ts";
import { openSubsiteWorld } from "#testing/subsite-world.ts";
import { actorOf, within } from "#testing/world.ts";

it("says of which subsite a page is, in the notifications and in the activity of the whole site, and not in the subsite's own (long)", async () => {
  const world = await openSubsiteWorld("a hash");
  try {
    const { siteId, vera, ed, crew, olga } = world;
    await within(world, actorOf(world, olga), async (tx) => {
      await run(tx, "delete from activity where site_id = $1", [siteId]);
      await run(
        tx,
        `insert into activity (site_id, subsite_id, kind, page_id, person_id, began, happened)
         values ($1, $2, 'edited', $3, $4, '2026-11-21T08:00Z', '2026-11-21T08:00Z')`,
        [siteId, crew.id, crew.tidesId, ed.id],
      );
      await run(
        tx,
        `insert into notification (site_id, person_id, kind, page_id, versions, by_id, began, happened)
         values ($1, $2, 'published', $3, '{1}', $4, '2026-11-21T08:00Z', '2026-11-21T08:00Z')`,
        [siteId, vera.id, crew.tidesId, ed.id],
      );
    });
    const line = async (path: string) => {
      const screen = await shown(world, vera, path);
      return screen.names("listitem", screen.part("main"));
    };
    expect(await line("/feed/")).toEqual([expect.stringMatching(/tides.*08:00 ?Crew$/)]);
    expect(await line("/notifications/")).toEqual([expect.stringMatching(/tides.*08:00 ?Crew/)]);
    expect(await line("/@crew/feed/")).toEqual([expect.stringMatching(/tides.*08:00$/)]);
  } finally {
    await world.close();
  }
});
