import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { clocksDiffer } from "#kernel/zoned-time.ts";
import { worldNow } from "#testing/as.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestBrowser, browserWith, openTestWeb } from "#testing/server.ts";
import { cookieOf } from "#testing/session-cookie.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";

const sunday = "Maintenance on Sunday from 8 to 9.";
const zoneSays = "Your time zone seems to differ from your settings";

let world: World;
beforeAll(async () => {
  world = { ...(await openWorld("a hash")), topMessage: sunday };
});
afterAll(() => world.close());

const inSite = (text: string, ...values: unknown[]) =>
  within(world, actorOf(world, world.olga), (tx) => run(tx, text, [tx.siteId, ...values]));

type Me = { readonly topMessage: string; readonly checksZone: boolean };

async function meAt(browser: TestBrowser, path = "/settings/account/"): Promise<Me | null> {
  const { text } = await browser.get(path, { accept: "application/json" });
  return (JSON.parse(text) as { frame: { me: Me | null } }).frame.me;
}

it("hiding the top message is kept per person, until the host says something else [ACCT-05] [ACCT-08] [ACCT-09]", async () => {
  const web = await openTestWeb(world);
  const [ed, ada] = [await web.browser(world.ed), await web.browser(world.ada)];
  expect((await meAt(ed))?.topMessage).toBe(sunday);
  const formOn = async (browser: TestBrowser) =>
    /<form[^>]*action="[/]ajax[/]settings[/]action[/]hide_topmsg[/]"[^>]*>.*?<[/]form>/s.exec(
      (await browser.get("/settings/")).text,
    )?.[0];
  const form = (await formOn(ed)) ?? "";
  expect(form.replaceAll(/<[^>]*>/g, "")).toBe(`${sunday} Hide`);
  // Without script what the form holds is all that is sent.
  const [, magic = ""] = /name="magic" value="([^"]*)"/.exec(form) ?? [];
  expect(form).toMatch(/^<form[^>]* method="post"/);
  const answer = await ed.post("/ajax/settings/action/hide_topmsg/", {}, { magic });
  expect([answer.status, answer.body]).toEqual([200, { success: true }]);
  expect([(await meAt(ed))?.topMessage, await formOn(ed)]).toEqual(["", undefined]);
  expect((await meAt(await web.browser(world.ed), "/feed/"))?.topMessage).toBe("");
  expect((await meAt(ada))?.topMessage).toBe(sunday);
  const visitor = await web.browser("visitor");
  expect((await visitor.post("/ajax/settings/action/hide_topmsg/", {})).status).toBe(401);
  await web.close();
  const later = await openTestWeb({ ...world, topMessage: "Done." });
  expect((await meAt(await later.browser(world.ed)))?.topMessage).toBe("Done.");
  await later.close();
});

it("the notice of the time zone is stopped for good, for oneself alone [ACCT-06] [ACCT-08]", async () => {
  const web = await openTestWeb(world);
  const [ed, ada] = [await web.browser(world.ed), await web.browser(world.ada)];
  expect((await meAt(ed))?.checksZone).toBe(true);
  const answer = await ed.post("/ajax/ignore_timezone/", {});
  expect([answer.status, answer.body]).toEqual([200, { success: true }]);
  expect((await meAt(await web.browser(world.ed)))?.checksZone).toBe(false);
  expect((await meAt(ada))?.checksZone).toBe(true);
  const visitor = await web.browser("visitor");
  expect((await visitor.post("/ajax/ignore_timezone/", {})).status).toBe(401);
  await web.close();
});

it("whoever sees the site as another person is told neither, and hides nothing for them [ACCT-05] [ACCT-06]", async () => {
  const web = await openTestWeb(world);
  const olga = await web.browser(world.olga);
  const begun = await olga.post(`/settings/impersonate/u/${world.vera.id}/`, {});
  const asVera = await browserWith(web, world, cookieOf(begun));
  expect(await meAt(asVera)).toMatchObject({ topMessage: "", checksZone: false });
  for (const path of ["/ajax/settings/action/hide_topmsg/", "/ajax/ignore_timezone/"])
    expect((await asVera.post(path, {})).status).toBe(403);
  expect(await meAt(await web.browser(world.vera))).toMatchObject({ topMessage: sunday, checksZone: true });
  await web.close();
});

it("both stand on the screen, with what puts them away [ACCT-05] [ACCT-06] [ACCT-08] [ACCT-09]", async () => {
  await inSite("update person set time_zone = 'Asia/Tokyo' where site_id = $1 and id = $2", world.olga.id);
  const screen = await shown(world, world.olga, "/settings/");
  const notice = () => screen.parts("region", zoneSays)[0];
  expect(screen.text(notice())).toBe(`${zoneSays} Here: UTC. Settings: Asia/Tokyo. Ignore Change`);
  await screen.click("button", "Hide");
  await screen.click("button", "Ignore", notice());
  expect([notice(), screen.text().includes(sunday)]).toEqual([undefined, false]);
  expect(screen.sent.filter(({ method }) => method === "POST").map(({ path }) => path)).toEqual([
    "/ajax/settings/action/hide_topmsg/",
    "/ajax/ignore_timezone/",
  ]);
});

it("the top message is one line above each page, with Hide, and does not come back [ACCT-05] [ACCT-08] [ACCT-09] (long)", async () => {
  const screen = await shown(world, world.ada, "/pages/");
  expect(screen.text()).toContain(sunday);
  await screen.click("button", "Hide");
  expect(screen.text()).not.toContain(sunday);
  expect(screen.focused?.tagName).toBe("H1");
  for (const address of ["/people/", "/"]) {
    await screen.load(address);
    expect(screen.text()).not.toContain(sunday);
  }
  const other = await shown(world, world.vera, "/people/");
  expect(other.text()).toContain(sunday);
  const visitor = await shown(world, "visitor", "/accounts/login/");
  expect(visitor.text()).not.toContain(sunday);
});

it("a clock that differs is told, changed at once with undo, or ignored for good [ACCT-06] [ACCT-08] [ACCT-09] (long)", async () => {
  const zoneOf = async () =>
    (await inSite("select time_zone from person where site_id = $1 and id = $2", world.vera.id))[0];
  await inSite(
    "update person set time_zone = 'America/New_York' where site_id = $1 and id = $2",
    world.vera.id,
  );
  const screen = await shown(world, world.vera, "/people/");
  const notice = () => screen.parts("region", zoneSays)[0];
  expect(screen.text(notice())).toBe(`${zoneSays} Here: UTC. Settings: America/New York. Ignore Change`);
  await screen.click("button", "Change", notice());
  expect(notice()).toBeUndefined();
  expect(await zoneOf()).toEqual({ time_zone: "UTC" });
  expect(screen.text()).toContain("Time zone changed to UTC");
  await screen.click("button", "Undo");
  expect(await zoneOf()).toEqual({ time_zone: "America/New_York" });
  await screen.click("button", "Ignore", notice());
  expect(notice()).toBeUndefined();
  await screen.load("/pages/");
  expect(notice()).toBeUndefined();
});

it("zones whose clocks show the same time all year do not differ [ACCT-09]", () => {
  const at = worldNow.getTime();
  expect(clocksDiffer("Europe/Amsterdam", "Europe/Berlin", at)).toBe(false);
  expect(clocksDiffer("UTC", "Etc/UTC", at)).toBe(false);
  expect(clocksDiffer("Europe/Amsterdam", "Europe/London", at)).toBe(true);
  // In winter alone they show the same.
  expect(clocksDiffer("America/Denver", "America/Phoenix", at)).toBe(true);
});
