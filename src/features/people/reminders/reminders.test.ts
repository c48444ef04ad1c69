import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { as, worldNow } from "#testing/as.ts";
import { mailsOf, tellMailListeners } from "#testing/outbox.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { invitePeople } from "../invites/contract.ts";
import { mayRemind } from "./rules.ts";

let world: World;
let web: TestWeb;
let olga: TestBrowser;
let nina: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  web = await openTestWeb(world);
  olga = await web.browser(world.olga);
  await as(world, world.olga).call(invitePeople, {
    data: { addrs: [{ email: "nina@a.example", name: "Nina Nijs" }] },
  });
  nina =
    (
      await inSite<{ id: number }>(
        "select id::int as id from person where site_id = $1 and email = 'nina@a.example'",
      )
    )[0]?.id ?? 0;
});
afterAll(async () => {
  await web.close();
  await world.close();
});
beforeEach(async () => {
  await mailsOf(world);
  await inSite(
    "update person set last_seen = now() where site_id = $1 and id not in ($2, $3)",
    nina,
    world.vera.id,
  );
  await inSite(
    "update person set last_seen = null, first_seen = null where site_id = $1 and id in ($2, $3)",
    nina,
    world.vera.id,
  );
});
const inSite = <Row extends object>(text: string, ...values: unknown[]) =>
  within(world, actorOf(world, world.olga), (tx) => run<Row>(tx, text, [tx.siteId, ...values]));

const status = async (browser: TestBrowser) =>
  (await browser.post("/ajax/people/action/load_invitation_status/", {})).body;
const resend = async (browser: TestBrowser, sent: object) =>
  (await browser.post("/ajax/people/action/resend_welcome_emails/", sent as Record<string, unknown>)).body;
const resent = (screen: Screen) => screen.sent.findLast(({ path }) => path.includes("resend_"))?.fields;
const only = (...ids: number[]) => ({ send: "user", profile_ids: JSON.stringify(ids) });

describe("login reminders", () => {
  it("counts those who have not signed in, for those who may remind [LOGR-02] (long)", async () => {
    expect(await status(olga)).toMatchObject({ success: true, nr_not_logged_in: 2 });
    expect(await status(await web.browser(world.ed))).toMatchObject({ success: false });
  });

  it("counts nobody any more from the moment at which they sign in, which their invitation tells [LOGR-02] [LOGR-06]", async () => {
    expect(await status(olga)).toMatchObject({ nr_not_logged_in: 2 });
    await web.browser(world.vera);
    expect(await status(olga)).toMatchObject({ nr_not_logged_in: 1 });
    const [vera] = await inSite<{ seen: Date | null; first: Date | null }>(
      "select last_seen as seen, first_seen as first from person where site_id = $1 and id = $2",
      world.vera.id,
    );
    expect(vera?.first).toEqual(vera?.seen);
    expect(vera?.first).not.toBeNull();
  });

  it("mails those who are named how they sign in: with a link to set a password where they have none [LOGR-03] (long)", async () => {
    expect(await resend(olga, only(nina))).toMatchObject({ success: true, nr_sent: 1 });
    const [mail, ...others] = await mailsOf(world);
    expect([mail?.to, mail?.subject, others]).toEqual([
      "nina@a.example",
      "Reminder: sign in to Noordervaart",
      [],
    ]);
    expect(mail?.text).toMatch(/\/accounts\/password\/[\w-]{40,}\//);
    await resend(olga, only(world.vera.id));
    const [toVera] = await mailsOf(world);
    expect(toVera?.text).toContain("/accounts/login/");
    expect(toVera?.text).not.toContain("/accounts/password/");
    await inSite("update person set last_seen = null where site_id = $1 and id = $2", world.ada.id);
    expect(await resend(olga, only(nina, world.vera.id))).toMatchObject({ success: true, nr_sent: 2 });
    expect((await mailsOf(world)).map(({ to }) => to).toSorted()).toEqual([
      "nina@a.example",
      world.vera.email,
    ]);
  });

  it("mails all who have not signed in, and nobody else [LOGR-03] (long)", async () => {
    expect(await resend(olga, { send: "all" })).toMatchObject({ success: true, nr_sent: 2 });
    expect((await mailsOf(world)).map(({ to }) => to).toSorted()).toEqual([
      "nina@a.example",
      world.vera.email,
    ]);
    await inSite("update person set last_seen = now() where site_id = $1");
    expect(await resend(olga, { send: "all" })).toMatchObject({
      success: false,
      error: "Everyone has signed in already.",
    });
  });

  it("refuses whom it cannot remind, and mails nobody then (long)", async () => {
    expect(await resend(olga, { send: "user" })).toMatchObject({ error: "Choose who gets the reminder." });
    expect(await resend(olga, only(nina, world.ada.id))).toMatchObject({
      error: "Ada Admiraal has already signed in and needs no reminder.",
    });
    expect(await resend(olga, only(999_999))).toMatchObject({ error: "This person is no longer here." });
    expect(await mailsOf(world)).toEqual([]);
  });

  it("is for site owners, and without subsites for administrators [LOGR-03] [CACT-15]", () => {
    const may = (who: "olga" | "ada" | "ed" | "vera" | "xavi", withSubsites: boolean) =>
      mayRemind({ ...actorOf(world, world[who]), withSubsites }).allowed;
    expect([may("olga", false), may("ada", false), may("ed", false)]).toEqual([true, true, false]);
    expect([may("olga", true), may("ada", true), may("vera", true), may("xavi", true)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it("are sent from a dialog to one person or to all [LOGR-01] [LOGR-03] [LOGR-05] [CACT-15]", async () => {
    const screen = await shown(world, world.olga, "/people/");
    await screen.click("button", "Actions for Nina Nijs");
    await screen.click("menuitem", "Send login reminder");
    expect(screen.parts("heading", "Send login reminder email")).toHaveLength(1);
    expect(screen.text()).toContain("2 people have not logged in yet");
    expect(screen.parts("radio").map((radio) => screen.text(radio.closest("label") as Element))).toEqual([
      "Only Nina Nijs",
      "All 2 who haven't logged in",
    ]);
    await screen.click("button", "Send");
    expect(resent(screen)).toMatchObject({ send: "user", profile_ids: [nina] });
    expect(screen.text()).toContain("Login reminder sent");
    expect((await mailsOf(world)).map(({ to }) => to)).toEqual(["nina@a.example"]);
  });

  it("go to all who have not signed in, and to nobody else, where all are sent one, whoever is named [LOGR-03]", async () => {
    expect(await resend(olga, { ...only(nina), send: "all" })).toMatchObject({ success: true, nr_sent: 2 });
    await inSite("update person set last_seen = now() where site_id = $1 and id = $2", nina);
    expect(await resend(olga, { send: "all" })).toMatchObject({ success: true, nr_sent: 1 });
  });

  it("are sent to all from the menu of the list, in a dialog without a choice [LOGR-01] [LOGR-03] [LOGR-05]", async () => {
    const screen = await shown(world, world.olga, "/people/");
    await screen.click("button", "More actions");
    await screen.click("menuitem", "Login reminder");
    const dialog = screen.part("dialog", "Send login reminder email");
    expect(screen.text(dialog)).toContain("2 people have not logged in yet");
    expect(screen.parts("radio")).toEqual([]);
    screen.meddle(() => Response.json({ success: true, nr_sent: 2 }));
    await screen.click("button", "Send");
    expect([resent(screen), screen.names("dialog")]).toMatchObject([{ send: "all" }, []]);
    expect(screen.text()).toContain("Login reminder sent");
  });

  it("go to all where that is chosen in the dialog of one person [LOGR-05] (long)", async () => {
    const screen = await shown(world, world.olga, "/people/");
    await screen.click("button", "Actions for Nina Nijs");
    await screen.click("menuitem", "Send login reminder");
    await screen.click("radio", /^All 2/);
    await screen.click("button", "Send");
    expect(await mailsOf(world)).toHaveLength(2);
  });

  it("are sent to all from the list of people [LOGR-01] (long)", async () => {
    const screen = await shown(world, world.olga, "/people/");
    await screen.click("button", "More actions");
    await screen.click("menuitem", "Login reminder");
    await screen.click("button", "Send");
    expect(await mailsOf(world)).toHaveLength(2);
    const ed = await shown(world, world.ed, "/people/");
    await ed.click("button", "More actions");
    expect(ed.names("menuitem")).not.toContain("Login reminder");
  });
});

describe("the status of an invitation", () => {
  const address = () => `/settings/people/invite/status/${nina}-${nina}/`;
  const facts = async () => {
    const screen = await shown(world, world.olga, address());
    const terms = [...screen.document.querySelectorAll(".reminders-facts > div")];
    return Object.fromEntries(
      terms.map((term) => [
        screen.text(term.children[0] as Element),
        screen.text(term.children[1] as Element),
      ]),
    );
  };

  it("is a list of five facts with a button that sends the invitation again, until they sign in [LOGR-06] [ROUT-26]", async () => {
    await inSite("update person set invited = $2, invite_mailed = null where site_id = $1", worldNow);
    const screen = await shown(world, world.olga, address());
    const [first] = screen.document.getElementsByClassName("reminders-facts");
    expect(screen.text(first)).toBe(
      "Email nina@a.example Invited 21 November 2026, 12:00 Invited by Olga Oosterhuis Email delivery Waiting to be sent First sign-in Not yet",
    );
    await screen.click("button", "Resend invitation");
    expect(resent(screen)).toMatchObject({ send: "user", profile_ids: [nina] });
    await inSite("update person set invite_mailed = $2, first_seen = $2 where site_id = $1", worldNow);
    await screen.load(address());
    expect(screen.text(screen.part("main"))).toMatch(/Delivered 21 November 2026, 12:00 First sign-in 21/);
    expect(screen.names("button", screen.part("main"))).toEqual([]);
  });

  it("says when they were invited, by whom, what became of the mail and when they first signed in [LOGR-06] [ROUT-26] [CACT-14] (long)", async () => {
    await inSite("update person set invited = $2, invite_mailed = null where site_id = $1", worldNow);
    expect(await facts()).toEqual({
      Email: "nina@a.example",
      Invited: "21 November 2026, 12:00",
      "Invited by": "Olga Oosterhuis",
      "Email delivery": "Waiting to be sent",
      "First sign-in": "Not yet",
    });
    await inSite(
      "update person set last_seen = $2, first_seen = $2 where site_id = $1 and id = $3",
      worldNow,
      nina,
    );
    const screen = await shown(world, world.olga, address());
    expect(screen.names("button", screen.part("main"))).toEqual([]);
    await inSite("update person set inviter_id = 999999 where site_id = $1 and id = $2", nina);
    expect((await facts())["Invited by"]).toBe("Former member");
    expect((await facts())["First sign-in"]).toBe("21 November 2026, 12:00");
  });

  it("is read where nobody invited them by mail, and sends one [LOGR-06] [CACT-14] (long)", async () => {
    const { vera } = world;
    await inSite(
      "update person set invited = null, inviter_id = null, invite_mailed = null where site_id = $1 and id = $2",
      vera.id,
    );
    const screen = await shown(world, world.olga, `/settings/people/invite/status/${vera.id}-${vera.id}/`);
    expect(screen.names("heading", screen.part("main"))).toEqual(["Invitation of Vera Visser"]);
    expect(screen.text(screen.part("main"))).toContain(
      "Invited Not invited by email Invited by Unknown Email delivery No email sent First sign-in Not yet",
    );
    await screen.click("button", "Resend invitation");
    expect(screen.text()).toContain("Login reminder sent");
    expect((await mailsOf(world)).map(({ to }) => to)).toEqual([vera.email]);
  });

  it("sends the invitation again, but not once they have signed in [LOGR-06] [CACT-14] (long)", async () => {
    const screen = await shown(world, world.olga, address());
    await screen.click("button", "Resend invitation");
    expect((await mailsOf(world)).map(({ to }) => to)).toEqual(["nina@a.example"]);
    await inSite("update person set last_seen = now() where site_id = $1");
    await inSite("update person set first_seen = now() where site_id = $1");
    const later = await shown(world, world.olga, address());
    expect(later.names("button")).not.toContain("Resend invitation");
  });

  it("tells a mail that arrived from an address that was refused, which is not tried again [LOGR-06] (long)", async () => {
    await resend(olga, only(nina));
    await tellMailListeners(
      world,
      async () => {
        throw Object.assign(new Error("550 no such user"), { responseCode: 550, command: "RCPT TO" });
      },
      new Date(worldNow.getTime() + 1000),
    );
    expect((await facts())["Email delivery"]).toMatch(
      /^Bounced\. The address was refused\. 21 November 2026, 12:00/,
    );
    expect(await mailsOf(world)).toEqual([]);
  });

  it("is for those who may invite, at one address alone [LOGR-06] [ROUT-26] [CACT-14]", async () => {
    const ask = async (browser: TestBrowser, path: string) => (await browser.get(path)).status;
    expect(await ask(olga, address())).toBe(200);
    expect(await ask(await web.browser(world.ed), address())).toBe(403);
    expect(await ask(olga, `/settings/people/invite/status/${nina}-1/`)).toBe(404);
    expect(await ask(olga, "/settings/people/invite/status/999999-999999/")).toBe(404);
  });
});

describe("the welcome emails", () => {
  it("can be looked at by those who invite, at the addresses of the specification [LOGR-04] [ROUT-31] [ROUT-32] [INVT-22] (long)", async () => {
    for (const [kind, button] of [
      ["site_invite", "Set password"],
      ["space_invite", "Noordervaart"],
    ] as const) {
      const answer = await olga.get(`/preview_email/${kind}/`);
      expect([answer.status, answer.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
      expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
      expect(answer.text).toContain("Hello Olga Oosterhuis,");
      expect(answer.text).toContain(button);
      expect((await (await web.browser(world.ed)).get(`/preview_email/${kind}/`)).status).toBe(403);
      expect((await (await web.browser("visitor")).get(`/preview_email/${kind}/`)).status).not.toBe(200);
    }
  });
});
