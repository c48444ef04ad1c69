import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { worldNow } from "#testing/as.ts";
import { type MailServer, openMailServer } from "#testing/mail-server.ts";
import { sentMails } from "#testing/notice-mails.ts";
import { mailsOf } from "#testing/outbox.ts";
import { followedPage, publishMore } from "#testing/pages/followed-page.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";

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

const at = (minutes: number) => new Date(worldNow.getTime() + minutes * 60_000);
const system = (text: string, ...values: unknown[]) =>
  within(world, actorOf(world, world.olga), (tx) => run(tx, text, [tx.siteId, ...values]));

it("a mail tells when something happened by the zone and the clock of its reader, and a digest its day in their order [USET-13] (long)", async () => {
  const id = await followedPage(world, "Winds", [world.ada, world.vera, world.olga]);
  await system("update person set mail_level = 'on' where site_id = $1");
  await system(
    "update person set time_zone = 'America/New_York', hour12 = true where site_id = $1 and id = $2",
    world.vera.id,
  );
  await system(
    "update person set mail_level = 'digest', date_order = 'mdy' where site_id = $1 and id = $2",
    world.olga.id,
  );
  await mailsOf(world);
  await system("delete from notification where site_id = $1");
  await publishMore(world, world.ed, id, at(3));
  const mails = await sentMails(world, server, at(10));
  const times = mails.map(({ to, raw }) => [to, /sentences? · (.*)\r\n/.exec(raw)?.[1]] as const);
  expect(Object.fromEntries(times)).toEqual({ ada: "12:03", vera: "7:03 AM" });
  const [digest] = await sentMails(world, server, at(241));
  expect([digest?.to, digest?.raw]).toEqual(["olga", expect.stringContaining("November 21, 2026")]);
});
