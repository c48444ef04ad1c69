import { afterAll, beforeAll, expect, it } from "vitest";
import { hashPassword } from "#secrets/password.ts";
import { auditOf } from "#testing/audit.ts";
import { worldNow } from "#testing/as.ts";
import { mailsOf } from "#testing/outbox.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestBrowser, type TestWeb, browserWith, openTestWeb } from "#testing/server.ts";
import { cookieOf } from "#testing/session-cookie.ts";
import { type World, type WorldPerson, openWorld, worldPassword } from "#testing/world.ts";

let world: World;
let web: TestWeb;
let now = worldNow;
beforeAll(async () => {
  world = await openWorld(await hashPassword(worldPassword));
  web = await openTestWeb(world, { clock: () => now });
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const right = { current_password: worldPassword };
const asking = (browser: TestBrowser, email: string, fields: object = right) =>
  browser.post("/-/account/email/", { email, ...fields });

/** The path of the link in the only mail that came. */
async function linkIn(to: string): Promise<string> {
  const mails = await mailsOf(world);
  expect(mails.map((mail) => mail.to)).toEqual([to]);
  return /\/accounts\/email\/[\w-]{43}\//.exec(mails[0]?.text ?? "")?.[0] ?? "";
}
async function emailOf(who: WorldPerson): Promise<unknown> {
  const { text } = await (await web.browser(who)).get("/settings/account/", { accept: "application/json" });
  return (JSON.parse(text) as { data: { email: string } }).data.email;
}

it("another address of one's own counts once its mailbox has confirmed it, and the one before is told (long)", async () => {
  const ed = await web.browser(world.ed);
  expect((await asking(ed, "Ed@New.example")).body).toEqual({ success: true });
  const link = await linkIn("ed@new.example");
  expect(await emailOf(world.ed)).toBe(world.ed.email);
  const visitor = await web.browser("visitor");
  // Programs open the links of mails: that alone changes nothing.
  expect((await visitor.get(link)).text).toContain("ed@new.example");
  expect(await emailOf(world.ed)).toBe(world.ed.email);
  expect((await visitor.post(link, {})).body).toMatchObject({ success: true });
  expect(await emailOf(world.ed)).toBe("ed@new.example");
  const [told, ...more] = await mailsOf(world);
  expect([told?.to, told?.subject, more]).toEqual([
    world.ed.email,
    "Your email at Noordervaart has changed",
    [],
  ]);
  expect(told?.text).toContain("Ed Elzinga changed the email you sign in with to ed@new.example.");
  expect((await visitor.post(link, {})).body).toMatchObject({ success: false });
  const signIn = (email: string) =>
    visitor.post("/accounts/login/", { email, password: worldPassword, next: "" });
  expect((await signIn(world.ed.email)).body).toMatchObject({ success: false });
  expect((await signIn("ed@new.example")).body).toMatchObject({ success: true });
  const entries = await auditOf(world);
  expect(entries.filter(({ kind }) => kind === "email-changed")).toHaveLength(1);
});

it("asks for the current password, and refuses the address that one has (long)", async () => {
  const ada = await web.browser(world.ada);
  for (const fields of [{ current_password: "wrong" }, { current_password: "" }])
    expect((await asking(ada, "ada@new.example", fields)).body).toMatchObject({
      success: false,
      form_errors: { current_password: expect.any(String) },
    });
  const same = await asking(ada, world.ada.email.toUpperCase());
  expect(same.body).toMatchObject({ form_errors: { email: "You use this email already." } });
  expect((await asking(await web.browser("visitor"), "x@new.example")).status).toBe(401);
  expect(await mailsOf(world)).toEqual([]);
});

it("is no way to find out who is here, and to take nobody's address (long)", async () => {
  const xavi = await web.browser(world.xavi);
  const answers = [await asking(xavi, world.vera.email), await asking(xavi, "xavi@new.example")];
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, { success: true }],
    [200, { success: true }],
  ]);
  const link = await linkIn("xavi@new.example");
  // Meanwhile somebody else has come with it.
  const olga = await web.browser(world.olga);
  await olga.post("/ajax/settings/action/preferences/", { user_id: world.ada.id, email: "xavi@new.example" });
  await mailsOf(world);
  const taken = await xavi.post(link, {});
  expect([taken.status, taken.body?.["error"]]).toEqual([409, "xavi@new.example is already a member."]);
  expect(await emailOf(world.xavi)).toBe(world.xavi.email);
});

it("a link is for a day, gives way to the next one, and is void with a new password (long)", async () => {
  const vera = await web.browser(world.vera);
  const visitor = await web.browser("visitor");
  const ask = async (email: string) => {
    await asking(vera, email);
    return linkIn(email);
  };
  const statusOf = async (link: string) => (await visitor.get(link, { accept: "application/json" })).status;
  const first = await ask("first@new.example");
  const second = await ask("second@new.example");
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  now = new Date(worldNow.getTime() + 24 * 3_600_000 + 1);
  expect(await statusOf(second)).toBe(404);
  now = worldNow;
  const words = "another long password";
  const changed = await vera.post("/-/account/password/", {
    ...right,
    new_password1: words,
    new_password2: words,
  });
  expect(changed.body).toMatchObject({ success: true });
  expect(await statusOf(second)).toBe(404);
});

it("nobody asks for it as another person (long)", async () => {
  const olga = await web.browser(world.olga);
  const begun = await olga.post(`/settings/impersonate/u/${world.ada.id}/`, {});
  const asAda = await browserWith(web, world, cookieOf(begun));
  expect((await asking(asAda, "mine@new.example")).status).toBe(403);
  expect(await mailsOf(world)).toEqual([]);
});

it("is asked for among the settings of one's account, and confirmed on a page of its own (long)", async () => {
  const screen = await shown(world, world.olga, "/settings/account/");
  const part = () => screen.part("region", "Email");
  expect(screen.text(part())).toContain(`You sign in with ${world.olga.email}`);
  await screen.type("New email", "olga@new.example", part());
  await screen.type("Your password", "wrong", part());
  await screen.click("button", "Change email");
  expect(screen.field("New email", part()).value).toBe("olga@new.example");
  expect(screen.field("Your password", part()).getAttribute("aria-invalid")).toBe("true");
  await screen.type("Your password", worldPassword, part());
  await screen.click("button", "Change email");
  expect(screen.text(part())).toContain(
    "We sent a link to olga@new.example. Open it and confirm to change your email.",
  );
  const link = await linkIn("olga@new.example");
  await screen.load(link);
  expect(screen.text()).toContain(
    `From now on you'll sign in with olga@new.example instead of ${world.olga.email}.`,
  );
  await screen.click("button", "Use this email");
  expect(screen.address).toBe("/settings/account/");
  expect(screen.text(part())).toContain("You sign in with olga@new.example");
  await screen.load(link);
  expect(screen.title).not.toContain("Confirm your new email");
});
