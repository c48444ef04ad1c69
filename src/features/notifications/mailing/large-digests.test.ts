import { afterAll, beforeAll, expect, it } from "vitest";
import { type Tx, run } from "#database/transaction.ts";
import { worldNow } from "#testing/as.ts";
import { type MailServer, openMailServer } from "#testing/mail-server.ts";
import { mailingTools } from "#testing/notice-mails.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { mailsOf } from "#testing/outbox.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { sendNoticeMails } from "./sending-operations.ts";

let world: World;
let server: MailServer;
beforeAll(async () => {
  world = await openWorld("a hash");
  server = await openMailServer();
});
afterAll(async () => {
  await server.close();
  await world.close();
});

function system(text: string, values: readonly unknown[] = []): Promise<unknown[]> {
  return within(world, actorOf(world, world.olga), (tx: Tx) => run(tx, text, [world.siteId, ...values]));
}

/** The same transaction, which notes that a document is read. */
function noting(tx: Tx, onRead: () => void): Tx {
  const db = tx.db.withPlugin({
    transformQuery: ({ node }) => {
      if (JSON.stringify(node).includes('"page_document"')) onRead();
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { ...tx, db };
}

it("a digest shows thirty pages, those that are meant for its reader before the latest, and reads each document once for all readers (long)", async () => {
  const { vera, ada } = world;
  const ids: number[] = [];
  for (let each = 1; each <= 36; each++) ids.push(await madePage(world, `Page ${each}`));
  await mailsOf(world);
  await system("delete from notification where site_id = $1");
  await system("update person set mail_level = 'digest' where site_id = $1");
  await system(
    `insert into notification (site_id, person_id, kind, page_id, by_id, versions, began, happened, mail_at, mail_since)
     select $1, who, case when page.id = $4 then 'mentioned' else 'published' end, page.id, $5, array[page.version_id], at, at, at, at
     from unnest($3::bigint[]) who cross join page cross join lateral (select $6::timestamptz + (page.id - $4) * interval '1 second' as at) moment
     where page.site_id = $1 and page.id = any($2)`,
    [ids, [vera.id, ada.id], ids[0], world.ed.id, worldNow],
  );
  await system(
    `insert into follower (site_id, page_id, principal_id, person_id, follows)
     select $1, page, (5::bigint << 48) + who, who, true from unnest($2::bigint[]) page cross join unnest($3::bigint[]) who`,
    [ids, [vera.id, ada.id]],
  );
  let read = 0;
  const before = server.received.length;
  const tools = mailingTools(world, server, new Date(worldNow.getTime() + 60 * 60_000));
  await sendNoticeMails({
    ...tools,
    read: (step) => tools.read((tx) => step(noting(tx, () => read++))),
  });
  const mails = server.received.slice(before).map(({ raw }) => raw);
  // What mentions has no sentences of its own.
  expect([mails.length, read]).toEqual([2, 29]);
  for (const raw of mails) {
    expect(raw.includes("<title>Updates on 36 pages: Page 36, Page 35, Page 34, …</title>")).toBe(true);
    const pages = [...raw.matchAll(/^Page (\d+)\r$/gm)].map(([, page]) => Number(page));
    expect(pages).toEqual([...Array.from({ length: 29 }, (_, at) => 36 - at), 1]);
    const rest = "See 6 more pages in your notifications: https://noordervaart.example/notifications/\r\n";
    expect(raw.includes(rest)).toBe(true);
  }
});
