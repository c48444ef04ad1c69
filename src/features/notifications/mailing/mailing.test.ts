import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Tx, run } from "#database/transaction.ts";
import { savePermissions } from "#features/sharing/saving-operations.ts";
import { saveOwnFollow } from "#features/access/follower-store.ts";
import { as, worldNow } from "#testing/as.ts";
import { draftWriter, draftedPage } from "#testing/draft-writer.ts";
import { type MailServer, openMailServer } from "#testing/mail-server.ts";
import { mailingTools, sentMails } from "#testing/notice-mails.ts";
import { mailsOf } from "#testing/outbox.ts";
import { followedPage, publishMore } from "#testing/pages/followed-page.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { textPart } from "#widgets/kit/draft-parts.ts";
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

function system<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return within(world, actorOf(world, world.olga), (tx: Tx) => run<Row>(tx, text, [world.siteId, ...values]));
}

beforeEach(async () => {
  await mailsOf(world);
  await system("delete from notification where site_id = $1");
  await system("delete from notice_mail where site_id = $1");
  await system(
    "update person set mail_level = 'on', mail_paused_until = null, mail_bounced = null where site_id = $1",
  );
  server.refuse("address", null);
  server.refuse("mail", null);
});

const brief = (mails: readonly { to: string; subject: string }[]) =>
  mails.map(({ to, subject }) => `${to}: ${subject}`);
const prefer = (who: WorldPerson, notify_value: "on" | "digest" | "off", paused_until = "") =>
  as(world, who).call(savePreferences, { notify_value, paused_until });
const states = async () =>
  (await system<{ state: string }>("select state from notice_mail where site_id = $1 order by made")).map(
    ({ state }) => state,
  );

describe("a page that changes", () => {
  it("is mailed to who follows it after five quiet minutes, once, and not to who changed it [FLLW-04] (long)", async () => {
    const id = await followedPage(world, "Tides", [world.ed, world.vera]);
    await mailsOf(world);
    await system("delete from notification where site_id = $1");
    await publishMore(world, world.ed, id, at(0));
    await publishMore(world, world.ed, id, at(3));
    expect(await sentMails(world, server, at(4))).toEqual([]);
    const mails = await sentMails(world, server, at(8));
    expect(brief(mails)).toEqual(["vera: Ed Elzinga edited Tides"]);
    expect(await sentMails(world, server, at(60))).toEqual([]);
    expect(mails[0]?.raw).toContain("More.</ins>");
    expect(mails[0]?.raw).toContain("Ed Elzinga edited 2 sentences · 12:03\r\n> More.\r\n");
    expect(mails[0]?.raw).toContain(`https://noordervaart.example/page/${id}/`);
    expect(mails[0]?.raw).toMatch(/Message-ID: <notice-[0-9a-f-]{36}@noordervaart\.example>/i);
    expect(mails[0]?.raw).toMatch(
      /List-Unsubscribe: <https:\/\/noordervaart\.example\/accounts\/unsubscribe\/\d+-[\w-]{43}\/>/,
    );
    expect(mails[0]?.raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  });

  it("is not mailed where all that changed is an announcement whose last day is over (long)", async () => {
    const until = async (day: string, more = "") => {
      const content = { title: "Ice on the pier", text: "East gate.", label: "", href: "", until: day };
      const id = await draftedPage(world, {
        text0001: { kind: "Markdown", version: 1, content: { source: "first" } },
        news0001: { kind: "Announcement", version: 1, content },
      });
      const writer = await draftWriter(world, { who: world.ed, page_id: id, now: at(0) });
      const vera = actorOf(world, world.vera);
      await within(world, vera, (tx) => saveOwnFollow(vera, id, true, tx));
      await mailsOf(world);
      await system("delete from notification where site_id = $1");
      let saved = await writer.save(() =>
        writer.draft.getText(textPart("news0001", "text")).insert(0, "Take the "),
      );
      if (more !== "") saved = await writer.type(more);
      expect(await writer.publish(saved.success ? saved.seq : 0)).toMatchObject({ success: true });
      return (await sentMails(world, server, at(10))).map(({ raw }) => raw.includes("> More.\r\n"));
    };
    // Noon of 21 November.
    expect(await until("2026-11-21")).toEqual([false]);
    expect(await until("2026-11-20")).toEqual([]);
    expect(await until("2026-11-20", "More. ")).toEqual([true]);
  });

  it("is not mailed to who may no longer read it, nor to who stopped following or read of it meanwhile (long)", async () => {
    const id = await followedPage(world, "Fog", [world.olga, world.ada, world.vera, world.xavi]);
    const ed = actorOf(world, world.ed);
    await within(world, ed, (tx) =>
      savePermissions(ed, { pageId: id, sent: { [world.xavi.id]: { view: true, follow: true } } }, at(0), tx),
    );
    await publishMore(world, world.ed, id, at(0));
    await mailsOf(world);
    await within(world, ed, (tx) =>
      savePermissions(
        ed,
        { pageId: id, sent: { [world.xavi.id]: { view: false, follow: false } } },
        at(1),
        tx,
      ),
    );
    await within(world, actorOf(world, world.ada), (tx) =>
      saveOwnFollow(actorOf(world, world.ada), id, false, tx),
    );
    await system("update notification set read_at = now() where site_id = $1 and person_id = $2", [
      world.olga.id,
    ]);
    expect((await sentMails(world, server, at(10))).map(({ to }) => to)).toEqual(["vera"]);
  });

  it("is asked about again when its mail is sent: what was made is dropped (long)", async () => {
    const id = await followedPage(world, "Rain", [world.vera]);
    await publishMore(world, world.ed, id, at(0));
    server.refuse("mail", { code: 451, text: "later" });
    await sentMails(world, server, at(10));
    server.refuse("mail", null);
    await system("delete from page_reader where site_id = $1 and page_id = $2", [id]);
    expect(await sentMails(world, server, at(20))).toEqual([]);
    expect(await states()).toEqual(["dropped"]);
  });
});

it("who wants a digest gets one mail at the hour, with all pages, and who is paused or wants none gets nothing [FLLW-04] [SUBS-09] [SUBS-10] [PNOT-12] (long)", async () => {
  await prefer(world.vera, "digest");
  await prefer(world.ada, "off");
  await prefer(world.olga, "on", "2026-12-01");
  const everyone = [world.olga, world.ada, world.vera];
  const ids = [await followedPage(world, "Wind", everyone), await followedPage(world, "Snow", everyone)];
  for (const id of ids) await publishMore(world, world.ed, id, at(5));
  expect(await sentMails(world, server, at(59))).toEqual([]);
  const mails = await sentMails(world, server, at(60));
  expect(brief(mails)).toEqual(["vera: Updates on 2 pages: Wind, Snow"]);
  const { raw = "" } = mails[0] ?? {};
  expect(raw.match(/See the page(<|: )/g)).toEqual([
    "See the page: ",
    "See the page: ",
    "See the page<",
    "See the page<",
  ]);
  expect(await sentMails(world, server, at(240))).toEqual([]);
});

it("speaks the reader's language, and tells people from outside no names (long)", async () => {
  await system("update person set language = 'nl' where site_id = $1 and id = $2", [world.vera.id]);
  const id = await followedPage(world, "Ice", [world.vera]);
  const ed = actorOf(world, world.ed);
  await within(world, ed, (tx) =>
    savePermissions(ed, { pageId: id, sent: { [world.xavi.id]: { view: true, follow: true } } }, at(0), tx),
  );
  await mailsOf(world);
  await system("delete from notification where site_id = $1");
  await publishMore(world, world.ed, id, at(0));
  const mails = await sentMails(world, server, at(10));
  expect(brief(mails)).toEqual(["vera: Ed Elzinga heeft Ice bewerkt", "xavi: Ice was edited"]);
  expect(mails[1]?.raw).not.toContain("Elzinga");
  await system("update person set language = null where site_id = $1");
});

describe("an address that a mail server refuses", () => {
  it("is mailed no more until its person saves their settings (long)", async () => {
    const id = await followedPage(world, "Hail", [world.vera]);
    server.refuse("address", { code: 550, text: "5.1.1 no such user" });
    await publishMore(world, world.ed, id, at(0));
    await sentMails(world, server, at(10));
    server.refuse("address", null);
    expect(await states()).toEqual(["failed"]);
    await publishMore(world, world.ed, id, at(20));
    expect(await sentMails(world, server, at(40))).toEqual([]);
    await prefer(world.vera, "on");
    await publishMore(world, world.ed, id, at(50));
    expect((await sentMails(world, server, at(60))).map(({ to }) => to)).toEqual(["vera"]);
  });
});

describe("each mail is sent at most once", () => {
  async function made(title: string): Promise<void> {
    const id = await followedPage(world, title, [world.vera]);
    await publishMore(world, world.ed, id, at(0));
    await mailsOf(world);
  }

  it("and again after pauses where the server did not take it (long)", async () => {
    await made("One");
    server.refuse("mail", { code: 451, text: "busy" });
    expect(await sentMails(world, server, at(10))).toEqual([]);
    server.refuse("mail", null);
    expect(await sentMails(world, server, at(10.5))).toEqual([]);
    expect(await sentMails(world, server, at(11))).toHaveLength(1);
    expect(await sentMails(world, server, at(600))).toEqual([]);
  });

  it("and where the server is away, only a few are tried before the others wait for it (long)", async () => {
    const id = await followedPage(world, "Away", []);
    await system(
      `insert into person (site_id, email, name, name_key, role, password_hash) select $1, 'a' || each || '@away.example', 'A', 'a', 'member', '!'
       from generate_series(1, 60) each`,
    );
    await system(
      `insert into follower (site_id, page_id, principal_id, person_id, follows)
       select $1, $2, (5::bigint << 48) + id, id, true from person where site_id = $1 and email like '%@away.example'`,
      [id],
    );
    await publishMore(world, world.ed, id, at(0));
    await mailsOf(world);
    await sendNoticeMails(mailingTools(world, { ...server, url: "smtp://127.0.0.1:1" }, at(10)));
    const tried = await system<{ count: number }>(
      "select count(*)::int as count from notice_mail where site_id = $1 and state = 'waiting' and due > $2",
      [at(10)],
    );
    expect(tried).toEqual([{ count: 10 }]);
    expect(await sentMails(world, server, at(10.5))).toHaveLength(50);
    expect(await sentMails(world, server, at(12))).toHaveLength(10);
    expect(
      await system("select from notice_mail where site_id = $1 and (attempts > 2 or state <> 'sent')"),
    ).toEqual([]);
    await system("delete from person where site_id = $1 and email like '%@away.example'");
  });

  /** The process is gone after so many transactions: what it did until then stays. */
  async function killedAfter(writes: number, now: Date): Promise<void> {
    let left = writes;
    const onWrite = () => {
      if (--left <= 0) throw new Error("killed");
    };
    await expect(sendNoticeMails(mailingTools(world, server, now, { onWrite }))).rejects.toThrow("killed");
  }

  it("when the process dies after it claimed it, by the next one (long)", async () => {
    await made("Two");
    // Taking back, gathering, gathering nothing, claiming.
    await killedAfter(4, at(10));
    expect(await states()).toEqual(["sending"]);
    expect(await sentMails(world, server, at(11))).toHaveLength(1);
    expect(await states()).toEqual(["sent"]);
  });

  it("when it dies before it noted that it was sent, not again, and owners are told (long)", async () => {
    await made("Three");
    const before = server.received.length;
    const dying = mailingTools(world, server, at(10));
    let writes = 0;
    const tools = {
      ...dying,
      write: <Result>(step: (tx: Tx) => Promise<Result>): Promise<Result> => {
        if (++writes > 5) throw new Error("killed");
        return dying.write(step);
      },
    };
    await expect(sendNoticeMails(tools)).rejects.toThrow("killed");
    expect(server.received.length - before).toBe(1);
    expect(await sentMails(world, server, at(11))).toEqual([]);
    expect(await states()).toEqual(["unsure"]);
  });

  it("and a process that was given up ends no mail that another one has (long)", async () => {
    await made("Four");
    const first = mailingTools(world, server, at(10));
    const slow = {
      ...first,
      delivery: {
        deliver: async (...[letter, sender, mayEnd]: Parameters<typeof first.delivery.deliver>) =>
          first.delivery.deliver(letter, sender, async () => {
            await sendNoticeMails(mailingTools(world, server, at(11)));
            return mayEnd();
          }),
      },
    };
    const before = server.received.length;
    await sendNoticeMails(slow);
    expect(server.received.length - before).toBe(1);
    expect(await states()).toEqual(["sent"]);
  });
});
