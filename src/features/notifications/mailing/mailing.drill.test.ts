import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type Tx, run } from "#database/transaction.ts";
import { startSession } from "#features/sessions/store.ts";
import type { LineState } from "#features/sharing/contract.ts";
import { savePermissions } from "#features/sharing/saving-operations.ts";
import { steadyReader } from "#testing/steady-reader.ts";
import { type BuiltWorld, openBuiltWorld } from "#testing/built-world.ts";
import { type MailServer, openMailServer } from "#testing/mail-server.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { publishMore } from "#testing/pages/followed-page.ts";
import { type World, actorOf, within } from "#testing/world.ts";

const few = 240;
/** How many follow the page; `ATRIUM_FOLLOWERS=10000` asks for as many as a large site has. */
const followers = Number(process.env["ATRIUM_FOLLOWERS"] ?? few);

let built: BuiltWorld;
let world: World;
let server: MailServer;
beforeAll(async () => {
  server = await openMailServer();
  process.env["SMTP_URL"] = server.url;
  built = await openBuiltWorld();
  world = built.world;
  // Two in a hundred are from outside, and read nothing; as many want a digest, and as many nothing.
  await system(
    `insert into person (site_id, email, name, name_key, role, password_hash, mail_level, time_zone)
     select $1, 'p' || each || '@crowd.example', 'P' || each, 'p' || each, case when each % 50 = 0 then 'external' else 'member' end, '!',
       case each % 50 when 1 then 'digest' when 2 then 'off' else 'on' end, $2
     from generate_series(1, ${followers}) each`,
    [zoneAtSixInTheEvening(new Date())],
  );
}, 600_000);
afterAll(async () => {
  delete process.env["SMTP_URL"];
  await built.stop();
  await server.close();
});

/** Where it is between 18 and 19 o'clock: no digest goes in the next twelve hours, whenever this drill runs (PNOT-12). */
function zoneAtSixInTheEvening(now: Date): string {
  const ahead = 18 - now.getUTCHours();
  // The names of these zones count westwards.
  return ahead > 14 ? `Etc/GMT+${24 - ahead}` : ahead < 0 ? `Etc/GMT+${-ahead}` : `Etc/GMT-${ahead}`;
}

function system<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return within(world, actorOf(world, world.olga), (tx: Tx) => run<Row>(tx, text, [world.siteId, ...values]));
}

async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  await vi.waitFor(async () => expect(await what()).toBe(true), { timeout: 900_000, interval: 250 });
}

it("all followers of a page that is published twice in a minute get one mail each, though the server is killed three times", async () => {
  const pageId = await madePage(world, "Tides");
  const ed = actorOf(world, world.ed);
  const sent: Record<string, LineState> = { all: { follow: true } };
  await within(world, ed, (tx) => savePermissions(ed, { pageId, sent }, new Date(), tx));
  const token = await within(world, actorOf(world, world.vera), (tx) =>
    startSession({ personId: world.vera.id, device: "", address: "" }, new Date(), tx),
  );
  const cookie = `atrium_session=${token}`;
  // What readers wait for is told of a large site.
  const reader = () =>
    followers > few ? steadyReader(`${built.url}/page/${pageId}/`, cookie) : async () => null;
  const before = reader();
  if (followers > few) await new Promise((resolve) => setTimeout(resolve, 5000));
  const alone = await before();

  const meanwhile = reader();
  // So that the quiet time ends in three quarters of a minute.
  const began = Date.now();
  await publishMore(world, world.ed, pageId, new Date(began - 285_000));
  await publishMore(world, world.ed, pageId, new Date(began - 255_000));
  // While people are told, ...
  await until(async () => (await system("select from notification where site_id = $1 limit 1")).length > 0);
  await built.crash();
  // ... when a mail has come whole and the server has not heard so, ...
  await until(() => server.received.length >= followers * 0.2);
  const kills: Promise<void>[] = [];
  server.onTaking(async () => {
    if (kills.length === 0) kills.push(built.crash());
    await kills[0];
  });
  await until(() => kills.length > 0);
  await kills[0];
  server.onTaking(null);
  // ... and somewhere on the way.
  await until(() => server.received.length >= followers * 0.6);
  const lastKill = server.received.length;
  await built.crash();
  await until(async () => {
    const open = await system(
      `select from notice_mail where site_id = $1 and state in ('waiting', 'sending') limit 1`,
    );
    const due = await system("select from notification where site_id = $1 and mail_at <= now() limit 1");
    return open.length === 0 && due.length === 0;
  });
  const took = Date.now() - began;
  const busy = await meanwhile();

  const told = await system<{ rows: number }>(
    "select count(*)::int as rows from notification where site_id = $1 group by person_id having count(*) <> 1",
  );
  expect(told).toEqual([]);
  const to = server.received.map((mail) => mail.to[0] ?? "");
  expect(new Set(to).size).toBe(to.length);
  expect(lastKill).toBeLessThan(to.length);
  const meant = await system<{ email: string }>(
    `select email from person where site_id = $1 and role <> 'external' and mail_level = 'on' and id <> $2`,
    [world.ed.id],
  );
  const unsure = await system<{ email: string }>(
    `select person.email from notice_mail mail join person on person.site_id = $1 and person.id = mail.person_id
     where mail.site_id = $1 and mail.state = 'unsure'`,
  );
  const reached = new Set([...to, ...unsure.map(({ email }) => email)]);
  expect([...reached].sort()).toEqual(meant.map(({ email }) => email).sort());
  // At a kill ten mails are on their way, and of those only what had begun to end is left to people.
  expect(unsure.length).toBeLessThanOrEqual(30);
  process.stdout.write(
    `${to.length} mails in ${Math.round(took / 1000)} s, the last kill after ${lastKill}, ${unsure.length} unsure; readers alone ${JSON.stringify(alone)}, meanwhile ${JSON.stringify(busy)}\n`,
  );
}, 1_200_000);
