import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Tx, run } from "#database/transaction.ts";
import { pageFirstPublished } from "#features/pages/events.ts";
import { as, worldNow } from "#testing/as.ts";
import { draftWriter } from "#testing/draft-writer.ts";
import { type MailServer, openMailServer } from "#testing/mail-server.ts";
import { mailingTools, sentMails } from "#testing/notice-mails.ts";
import { mailsOf } from "#testing/outbox.ts";
import { followedPage, publishMore } from "#testing/pages/followed-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { savePreferences } from "../preferences/contract.ts";
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

/** Noon, and so many minutes. */
const at = (minutes: number) => new Date(worldNow.getTime() + minutes * 60_000);
const day = 24 * 60;

function system(text: string, values: readonly unknown[] = []): Promise<unknown[]> {
  return within(world, actorOf(world, world.olga), (tx: Tx) => run(tx, text, [world.siteId, ...values]));
}

beforeEach(async () => {
  await mailsOf(world);
  await system("delete from notification where site_id = $1");
  await system("delete from notice_mail where site_id = $1");
  await system("update person set mail_level = 'on', mail_paused_until = null where site_id = $1");
});

/** A page of Ed's that somebody follows and was told of, and that tells nothing any more. */
async function oldPage(title: string, reader = world.vera): Promise<number> {
  const id = await followedPage(world, title, [reader]);
  await mailsOf(world);
  await system("delete from notification where site_id = $1");
  return id;
}
/** A page of Ed's that Vera follows and hears of: it is published now. */
async function newPage(title: string): Promise<number> {
  const id = await followedPage(world, title, [world.vera]);
  await mailsOf(world);
  const published = pageFirstPublished({ pageId: id, title, by: world.ed.id, at: at(0).getTime() });
  await within(world, actorOf(world, world.ed), async (tx) => tx.announce(published));
  return id;
}
async function say(who: WorldPerson, pageId: number, words: string, minutes: number): Promise<void> {
  const writer = await draftWriter(world, { who, page_id: pageId, now: at(minutes) });
  const saved = await writer.type(`${words} `);
  if (!saved.success) throw new Error(saved.code);
  expect(await writer.publish(saved.seq)).toMatchObject({ success: true });
}
/** The line that says what happened, as each mail has it, below its subject. */
async function mailed(minutes: number): Promise<string[]> {
  const mails = await sentMails(world, server, at(minutes));
  return mails.map(({ subject, raw }) => {
    const [, line, ...quoted] = /^(.* · \d\d:\d\d)\r\n((?:> .*\r\n)*)/m.exec(raw) ?? [];
    return [subject, line, ...(quoted[0]?.split("\r\n").filter(Boolean) ?? [])].join(" | ");
  });
}

describe("a page that was published and is edited before its line is read", () => {
  it("is mailed as edited, by who edited it, and its line says who published it [SUBS-08] [FLLW-04] (long)", async () => {
    const id = await newPage("Tides");
    expect(await mailed(6)).toEqual(["New page: Tides | Published by Ed Elzinga · 12:00 | > About Tides."]);
    await say(world.ada, id, "Stay in port.", 10);
    expect(await mailed(20)).toEqual([
      "Ada Admiraal edited Tides | Ada Admiraal edited 1 sentence · 12:10 | > Stay in port.",
    ]);
    const inbox = await shown(world, world.vera, "/notifications/");
    expect(inbox.text(inbox.part("main"))).toContain("Published by Ed Elzinga, edited since");
  });
});

describe("what several people have edited", () => {
  it("is nobody's alone in a mail [FLLW-04] (long)", async () => {
    const id = await oldPage("Fog");
    await say(world.ada, id, "Stay in port.", 0);
    await say(world.ed, id, "Or not.", 3);
    expect(await mailed(8)).toEqual([
      "Fog was edited | 2 sentences edited, last published by Ed Elzinga · 12:03 | > Or not. | > Stay in port.",
    ]);
  });

  it("is not theirs who published last where only the reader edited between (long)", async () => {
    const id = await oldPage("Ice", world.ada);
    await say(world.ed, id, "Stay in port.", 0);
    await say(world.ada, id, "My own.", 1);
    await say(world.ed, id, "Or not.", 2);
    expect((await mailed(8))[0]).toMatch(/^Ice was edited \| 3 sentences edited, last published by Ed E/);
  });
});

describe("what was not to be mailed when it happened", () => {
  const prefer = (notify_value: "on" | "off", paused_until = "") =>
    as(world, world.vera).call(savePreferences, { notify_value, paused_until });

  it("is not mailed with what comes after a pause (long)", async () => {
    const id = await oldPage("Rain");
    await prefer("on", "2026-11-23");
    await say(world.ada, id, "First.", 0);
    expect(await mailed(10)).toEqual([]);
    await say(world.ed, id, "Second.", 2 * day);
    expect(await mailed(2 * day + 10)).toEqual([
      "Ed Elzinga edited Rain | Ed Elzinga edited 1 sentence · 12:00 | > Second.",
    ]);
  });

  it("nor where nothing was decided in the pause, as while no mail server could be reached (long)", async () => {
    const id = await oldPage("Snow");
    await prefer("on", "2026-11-23");
    await say(world.ada, id, "First.", 0);
    await say(world.ed, id, "Second.", 2 * day);
    expect((await mailed(2 * day + 10))[0]).toMatch(/Ed Elzinga edited 1 sentence .* > Second\.$/);
  });

  it("nor once mails are on again, and a page that was published before that is edited (long)", async () => {
    const id = await newPage("Hail");
    await prefer("off");
    expect(await mailed(6)).toEqual([]);
    await prefer("on");
    await publishMore(world, world.ada, id, at(20));
    expect((await mailed(30))[0]).toMatch(/^Ada Admiraal edited Hail \| Ada Admiraal edited 1 sentence/);
  });
});

it("what a page says that cannot be read holds up no other mail, and its own is tried again (long)", async () => {
  const ids = [await oldPage("Broken"), await oldPage("Whole")];
  for (const id of ids) await say(world.ada, id, `Of ${id}.`, 0);
  await mailsOf(world);
  const document =
    "(select hash from page_version where site_id = $1 and page_id = $2 order by id desc limit 1)";
  const [kept] = await system(
    `select hash, document from page_document where site_id = $1 and hash = ${document}`,
    [ids[0]],
  );
  const save = (words: string) =>
    system(`update page_document set document = $3 where site_id = $1 and hash = ${document}`, [
      ids[0],
      words,
    ]);
  await save('{"format": 1, "widgets": 7}');
  const before = server.received.length;
  await expect(sendNoticeMails(mailingTools(world, server, at(10)))).rejects.toThrow();
  expect(server.received.slice(before).map(({ raw }) => /^Subject: (.*)\r$/m.exec(raw)?.[1])).toEqual([
    "Ada Admiraal edited Whole",
  ]);
  expect(
    await system("select state, attempts from notice_mail where site_id = $1 order by state", []),
  ).toEqual([
    { state: "sent", attempts: 1 },
    { state: "waiting", attempts: 1 },
  ]);
  await save(JSON.stringify((kept as { document: unknown }).document));
  expect((await mailed(20))[0]).toMatch(/^Ada Admiraal edited Broken/);
});
