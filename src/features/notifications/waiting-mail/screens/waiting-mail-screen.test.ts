import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { as, worldNow } from "#testing/as.ts";
import { type MailServer, openMailServer } from "#testing/mail-server.ts";
import { sentMails } from "#testing/notice-mails.ts";
import { followedPage, publishMore } from "#testing/pages/followed-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { dropMail, retryMail } from "../contract.ts";
import { readWaitingMail } from "../screen.ts";
import { listWaitingMails } from "../store.ts";

let world: World;
let server: MailServer;
beforeAll(async () => {
  world = await openWorld("a hash");
  server = await openMailServer();
  server.refuse("address", { code: 550, text: "5.1.1 no such user" });
  const id = await followedPage(world, "Secret tides", [world.ada, world.vera]);
  await publishMore(world, world.ed, id, worldNow);
  await sentMails(world, server, at(10));
});
afterAll(async () => {
  await server.close();
  await world.close();
});

const at = (minutes: number) => new Date(worldNow.getTime() + minutes * 60_000);
const address = "/settings/mail/waiting/";

it("owners see what was not sent and why, but not what it tells of; they send it again or delete it (long)", async () => {
  const screen = await shown(world, world.olga, address);
  expect(screen.text()).toContain("ada@noordervaart.example Not sent");
  expect(screen.text()).toContain("5.1.1 no such user");
  expect(screen.text()).not.toContain("tides");
  const line = (name: string) => screen.parts("listitem").find((each) => each.textContent?.includes(name));
  await screen.click("button", /^Delete/, line("Ada"));
  await screen.click("button", /^Send now/, line("Vera"));
  expect(screen.text(line("Vera"))).toContain("Waiting");
  expect(line("Ada")).toBeUndefined();
  const states = await within(world, actorOf(world, world.olga), (tx) =>
    run(
      tx,
      `select person.name, mail.state, person.mail_bounced as bounced from notice_mail mail
       join person on person.site_id = $1 and person.id = mail.person_id where mail.site_id = $1 order by person.name`,
      [tx.siteId],
    ),
  );
  expect(states).toEqual([
    { name: "Ada Admiraal", state: "dropped", bounced: expect.any(Date) },
    { name: "Vera Visser", state: "waiting", bounced: null },
  ]);
  await screen.click("button", /^Delete/, line("Vera"));
  await screen.load(address);
  expect(screen.text()).toContain("Nothing waiting");
});

it("is for owners, where there is a mail server, and of their site alone [ROLE-20] (long)", async () => {
  const refused = await shown(world, world.ada, address);
  expect(refused.text()).toContain("Sorry, only site owners can do this.");
  expect(await as(world, world.olga).call(readWaitingMail, {})).toMatchObject({ code: "no-mail-server" });
  const rows = await within(world, actorOf(world, world.olga), (tx) =>
    run<{ id: string }>(tx, "update notice_mail set state = 'failed' where site_id = $1 returning id", [
      tx.siteId,
    ]),
  );
  const nora = actorOf(world, world.other.nora);
  expect(await within(world, nora, (tx) => listWaitingMails(nora, 10, tx))).toEqual([]);
  const id = rows[0]?.id ?? "";
  for (const call of [retryMail, dropMail]) {
    expect(await as(world, world.other.nora).call(call, { id })).toMatchObject({ code: "mail-not-waiting" });
    expect(await as(world, world.ada).call(call, { id })).toMatchObject({ code: "owners-only" });
  }
  const screen = await shown(world, world.olga, address);
  await within(world, actorOf(world, world.olga), (tx) =>
    run(tx, "update person set role = 'admin' where site_id = $1 and id = $2", [tx.siteId, world.olga.id]),
  );
  await screen.clickOn(screen.parts("button", /^Send now/)[0] as Element);
  const dialog = screen.part("dialog", "No site ownership");
  expect(screen.names("link", dialog)).toEqual(["Request site ownership"]);
});
