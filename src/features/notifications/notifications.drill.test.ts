import { afterAll, beforeAll, expect, it } from "vitest";
import { type Tx, inTransaction, run } from "#database/transaction.ts";
import type { LineState } from "#features/sharing/contract.ts";
import { savePermissions } from "#features/sharing/saving-operations.ts";
import { worldNow } from "#testing/as.ts";
import { draftWriter } from "#testing/draft-writer.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { notificationListeners } from "./listeners.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
  // Two in a hundred are from outside, and read nothing.
  await system(
    `insert into person (site_id, email, name, name_key, role)
     select $1, 'p' || each || '@crowd.example', 'P' || each, 'p' || each, case when each % 50 = 0 then 'external' else 'member' end
     from generate_series(1, 10000) each`,
  );
});
afterAll(() => world.close());

function system<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return within(world, actorOf(world, world.olga), (tx: Tx) => run<Row>(tx, text, [world.siteId, ...values]));
}

type Event = { readonly id: number; readonly kind: string; readonly facts: unknown };

async function published(pageId: number, minute: number): Promise<Event> {
  const writer = await draftWriter(world, {
    who: world.ed,
    page_id: pageId,
    now: new Date(worldNow.getTime() + minute * 60_000),
  });
  const saved = await writer.type("More. ");
  if (saved.success) await writer.publish(saved.seq);
  const [event] = await system<Event>(
    "select id, kind, facts from outbox where site_id = $1 and kind = 'page-changed' order by id desc limit 1",
  );
  if (!event) throw new Error("nothing was published");
  return event;
}

/** Tells of an event; the process is gone after so many transactions, and what it was in is undone. Says how many there were. */
async function tellOf(event: Event, until = Number.POSITIVE_INFINITY): Promise<number> {
  const options = { siteId: world.siteId };
  let writes = 0;
  const tools = {
    ...options,
    now: worldNow,
    mail: async () => {},
    actorFor: async () => null,
    log: () => {},
    read: <Result>(step: (tx: Tx) => Promise<Result>) =>
      inTransaction(world.database, { ...options, access: "read" }, step),
    write: <Result>(step: (tx: Tx) => Promise<Result>) =>
      inTransaction(world.database, { ...options, access: "write" }, async (tx) => {
        const result = await step(tx);
        if (++writes > until) throw new Error("killed");
        return result;
      }),
  };
  for (const listener of notificationListeners) await listener.work([event as never], tools);
  return writes;
}

it("ten thousand followers of a page that is published twice in a minute, killed on the way, are told once each, and nobody without rights", async () => {
  const pageId = await madePage(world, "Tides");
  const ed = actorOf(world, world.ed);
  const sent: Record<string, LineState> = { all: { follow: true }, editors: { follow: true } };
  await within(world, ed, (tx) => savePermissions(ed, { pageId, sent }, worldNow, tx));
  await system(
    `insert into follower (site_id, page_id, principal_id, person_id, follows)
     select $1, $2, (5::bigint << 48) + id, id, id % 100 <> 7 from person where site_id = $1 and id % 10 in (0, 7)`,
    [pageId],
  );
  const first = await published(pageId, 1);
  for (const until of [0, 3, 7]) await expect(tellOf(first, until)).rejects.toThrow("killed");
  const second = await published(pageId, 2);
  const [alone] = [await tellOf(first)];
  await expect(tellOf(second, 5)).rejects.toThrow("killed");
  await tellOf(second);
  await tellOf(first);

  // What is quoted, a thousand people a step, one that finds nobody left, and the word to open inboxes.
  expect(alone).toBe(13);
  const told = await system<{ personId: number; versions: string; rows: number }>(
    `select person_id as "personId", min(versions::text) as versions, count(*)::int as rows from notification
     where site_id = $1 group by person_id order by person_id`,
  );
  const meant = await system<{ id: number }>(
    `select id from person where site_id = $1 and role <> 'external' and id <> $2 and id % 100 <> 7 order by id`,
    [world.ed.id],
  );
  expect(told.map(({ personId }) => personId)).toEqual(meant.map(({ id }) => id));
  expect(told.length).toBeGreaterThan(9_600);
  const versions = [first, second].map(({ facts }) => (facts as { versionId: number }).versionId);
  expect(new Set(told.map((each) => `${each.rows} ${each.versions}`))).toEqual(
    new Set([`1 {${versions.join(",")}}`]),
  );
}, 600_000);
