import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signIn } from "#features/sessions/contract.ts";
import { hashPassword } from "#secrets/password.ts";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { complaintAt } from "#testing/screens/complaint-at.ts";
import { shown as opened } from "#testing/screens/shown.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld, worldPassword } from "#testing/world.ts";

let world: World;
let web: TestWeb;
beforeAll(async () => {
  world = await openWorld(await hashPassword(worldPassword));
  web = await openTestWeb(world);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const choice = {
  display_name: "Vera de Visser",
  language: "en",
  time_zone: "Europe/Amsterdam",
  hour12: "yes",
  date_order: "mdy",
};

async function shown(browser: TestBrowser) {
  const answer = await browser.get("/settings/account/", { accept: "application/json" });
  return answer.body as { data: Record<string, unknown>; frame: { locale: object; me: object } };
}

describe("one's own account", () => {
  it("keeps name, zone, clock and date order, and every screen follows [ROUT-21] [TIME-12] [USET-02] [USET-13]", async () => {
    const vera = await web.browser(world.vera);
    expect((await vera.post("/-/account/", choice, { encoding: "form" })).body).toEqual({ success: true });
    const { data, frame } = await shown(vera);
    expect(data).toMatchObject({ name: "Vera de Visser", hour12: true, dateOrder: "mdy" });
    expect(frame.me).toMatchObject({ name: "Vera de Visser" });
    expect(frame.locale).toMatchObject({ timeZone: "Europe/Amsterdam", hour12: true, dateOrder: "mdy" });
    await madePage(world, "Buoys");
    const times = async (browser: TestBrowser) =>
      /<time[^>]* title="([^"]*)"/.exec((await browser.get("/pages/")).text)?.[1];
    // Who has chosen nothing sees the same moment as the site has it.
    expect([await times(vera), await times(await web.browser(world.olga))]).toEqual([
      "November 21, 2026, 1:00 PM",
      "21 November 2026, 12:00",
    ]);
    expect(await world.announced()).toContainEqual({
      kind: "person-renamed",
      facts: { personId: world.vera.id, name: "Vera de Visser" },
    });
  });

  it("stands at the address of My Preferences as well, for its person alone [ROUT-21] [ROUT-23]", async () => {
    const screen = await opened(world, world.vera, "/settings/preferences/");
    expect(screen.field("Name").value).toContain("Visser");
    expect(screen.field("Time zone").tagName).toBe("SELECT");
    const visitor = await web.browser("visitor");
    expect((await visitor.get("/settings/preferences/")).headers["location"]).toContain("/accounts/login/");
  });

  it("refuses a zone that is none, a language nobody speaks and an empty name", async () => {
    const vera = await web.browser(world.vera);
    const answer = await vera.post("/-/account/", {
      ...choice,
      display_name: "",
      time_zone: "Nowhere/Land",
      language: "tlh",
    });
    const errors = (answer.body?.["errors"] ?? []) as { path: string }[];
    expect(errors.map(({ path }) => path)).toEqual(["display_name", "language", "time_zone"]);
  });

  it("is for those who are signed in [ROUT-21]", async () => {
    const visitor = await web.browser("visitor");
    expect((await visitor.get("/settings/account/")).status).toBe(302);
    expect((await visitor.post("/-/account/", choice)).status).toBe(401);
  });
});

describe("changing the password", () => {
  const fields = (current: string, next: string, again = next) => ({
    current_password: current,
    new_password1: next,
    new_password2: again,
  });

  it("needs the current one, and ends all other sessions (long)", async () => {
    const ed = await web.browser(world.ed);
    const elsewhere = await web.browser(world.ed);
    const wrong = await ed.post("/-/account/password/", fields("guessed", "a new password"));
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({
      form_errors: { current_password: "This isn't your current password." },
    });
    const changed = await ed.post("/-/account/password/", fields(worldPassword, "a new password"));
    expect(changed.body).toEqual({ success: true, signedOut: 1 });
    expect((await elsewhere.get("/people/", { accept: "application/json" })).status).toBe(401);
    const email = world.ed.email;
    expect((await as(world, "visitor").call(signIn, { email, password: worldPassword })).success).toBe(false);
    expect((await as(world, "visitor").call(signIn, { email, password: "a new password" })).success).toBe(
      true,
    );
  });

  it("gives this session a new token, and the old one opens nothing any more (ASVS 7.2.4, 7.4.3)", async () => {
    const ada = await web.browser(world.ada);
    const listed = async (browser: TestBrowser) => (await shown(browser)).data["sessions"];
    const before = await listed(ada);
    const changed = await ada.post("/-/account/password/", fields(worldPassword, "a new password"));
    const [cookie] = String(changed.headers["set-cookie"]).split(";");
    expect(cookie).toMatch(/^atrium_session=[\w-]{43}$/);
    expect(cookie).not.toBe(ada.cookie);
    const old = await ada.get("/settings/account/", { accept: "application/json" });
    expect(old.status).toBe(401);
    expect((await ada.post("/-/account/", choice)).status).toBe(401);
    const under = { accept: "application/json", cookie: String(cookie) };
    const now = await web.server.inject({
      url: "/settings/account/",
      headers: { ...under, host: "noordervaart.example" },
    });
    expect(now.statusCode).toBe(200);
    expect(now.json<{ data: { sessions: unknown } }>().data.sessions).toEqual(before);
  });

  it("leaves the session and its token alone when the current password is wrong", async () => {
    const vera = await web.browser(world.vera);
    const elsewhere = await web.browser(world.vera);
    const wrong = await vera.post("/-/account/password/", fields("guessed", "a new password"));
    expect(wrong.headers["set-cookie"]).toBeUndefined();
    for (const browser of [vera, elsewhere])
      expect((await browser.get("/people/", { accept: "application/json" })).status).toBe(200);
  });

  it("lets the screen go on: the next change of the same tab is taken (long)", async () => {
    const screen = await opened(world, world.xavi, "/settings/account/");
    await screen.type("Current password", worldPassword);
    await screen.type(/^New password/, "wadlopers bij eb");
    await screen.type("Confirm password", "wadlopers bij eb");
    await screen.click("button", "Change password");
    await screen.type("Name", "Xavi Zee");
    await screen.click("button", "Save");
    expect(screen.sent.filter(({ method }) => method === "POST").map(({ path }) => path)).toEqual([
      "/-/account/password/",
      "/-/account/",
    ]);
    expect(
      screen
        .parts("alert")
        .map((each) => screen.text(each))
        .join(""),
    ).toBe("");
  });

  it("names the field of a short one and of one that differs, and keeps the one there was [USET-02] [USET-05] [USET-11] (long)", async () => {
    const olga = await web.browser(world.olga);
    const short = await olga.post("/-/account/password/", fields(worldPassword, "short"));
    expect(short.body?.["form_errors"]).toEqual({
      new_password1: "Use at least 8 characters.",
    });
    const other = await olga.post(
      "/-/account/password/",
      fields(worldPassword, "long enough", "not the same"),
    );
    expect(other.body?.["form_errors"]).toEqual({ new_password2: "The passwords don't match." });
    await olga.post("/-/account/password/", fields(worldPassword, ""));
    const signedIn = await as(world, "visitor").call(signIn, {
      email: world.olga.email,
      password: worldPassword,
    });
    expect(signedIn.success).toBe(true);
  });
});

describe("the account screen", () => {
  it("opens for everybody who is signed in, with Save, Cancel, zones, clocks and the orders of dates as they are shown [TIME-12] [USET-13] [ROUT-39]", async () => {
    for (const who of ["olga", "ada", "ed", "vera", "xavi"] as const) {
      const screen = await (await web.browser(world[who])).get("/settings/account/");
      expect(screen.status, who).toBe(200);
      expect(screen.text).toMatch(/<button[^>]*type="submit"[^>]*>Save<\/button>/);
      expect(screen.text).toMatch(/<a[^>]*href="\/settings\/"[^>]*>Cancel<\/a>/);
      const dates = ["21 November 2026", "November 21, 2026", "2026-11-21"];
      for (const choice of [...dates, "14:05", "2:05 PM", "Europe/Amsterdam"])
        expect(screen.text).toMatch(new RegExp(`<option[^>]*>${choice}</option>`));
    }
  });

  it("says what is wrong with a password at its field [USET-05] (long)", async () => {
    const screen = await opened(world, world.olga, "/settings/account/");
    await screen.type("Current password", worldPassword);
    await screen.type("New password", "short");
    await screen.type("Confirm password", "short");
    await screen.click("button", "Change password");
    const about = ["Current password", "New password", "Confirm password"].map((label) => {
      const ids = screen.field(label).getAttribute("aria-describedby")?.split(" ") ?? [];
      return ids.map((id) => screen.document.getElementById(id)?.textContent).join(" ");
    });
    expect(about).toEqual(["", expect.stringContaining("Use at least 8 characters."), ""]);
  });

  it("says what is wrong with a name at its field alone [USET-05] (long)", async () => {
    const screen = await opened(world, world.olga, "/settings/account/");
    await screen.type("Name", "");
    await screen.click("button", "Save");
    expect(complaintAt(screen.field("Name"))).toBe("Fill this in.");
    expect(complaintAt(screen.field("Time zone"))).toBeNull();
    expect(screen.text(screen.part("main")).match(/Fill this in/g)).toHaveLength(1);
  });

  it("decides how a screen writes a time for this person [USET-13] (long)", async () => {
    const id = await madePage(world, "Tides");
    const said = async () => {
      const screen = await opened(world, world.ada, `/page/copy/${id}/0/`);
      return /Published [^:]*:\d\d(?:\s[AP]M)?/.exec(screen.text())?.[0];
    };
    const before = await said();
    const ada = await web.browser(world.ada);
    const chosen = { ...choice, display_name: world.ada.name, time_zone: "Asia/Tokyo" };
    expect((await ada.post("/-/account/", chosen)).body).toEqual({ success: true });
    expect([before, await said()]).toEqual([
      "Published 21 November 2026, 12:00",
      "Published November 21, 2026, 9:00 PM",
    ]);
  });

  it("opens for nobody else", async () => {
    const visitor = await web.browser("visitor");
    const screen = await visitor.get("/settings/account/");
    expect([screen.status, screen.headers["location"]]).toEqual([
      302,
      "/accounts/login/?next=%2Fsettings%2Faccount%2F",
    ]);
  });
});

it("keys that are a single sign are one's own choice, which every document and frame says", async () => {
  const vera = await web.browser(world.vera);
  const chosen = async () => ({
    me: (await shown(vera)).frame.me,
    marked: /<html[^>]*>/.exec((await vera.get("/people/")).text)?.[0].includes('data-sign-keys="off"'),
  });
  expect(await chosen()).toMatchObject({ me: { signKeys: true }, marked: false });
  await vera.post("/-/account/keys/", { sign_keys: "no" }, { encoding: "form" });
  expect(await chosen()).toMatchObject({ me: { signKeys: false }, marked: true });
  const ed = await web.browser(world.ed);
  expect((await shown(ed)).frame.me).toMatchObject({ signKeys: true });
  await vera.post("/-/account/keys/", { sign_keys: "yes" }, { encoding: "form" });
  expect(await chosen()).toMatchObject({ me: { signKeys: true }, marked: false });
  const visitor = await web.browser("visitor");
  expect((await visitor.post("/-/account/keys/", { sign_keys: "no" })).status).toBe(401);
});
