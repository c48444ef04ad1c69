import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signIn } from "#features/sessions/contract.ts";
import { hashPassword } from "#secrets/password.ts";
import { as } from "#testing/as.ts";
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
  it("keeps name, zone, clock and date order, and every screen follows [ROUT-21] [TIME-12] [USET-13]", async () => {
    const vera = await web.browser(world.vera);
    expect((await vera.post("/-/account/", choice, { encoding: "form" })).body).toEqual({ success: true });
    const { data, frame } = await shown(vera);
    expect(data).toMatchObject({ name: "Vera de Visser", hour12: true, date_order: "mdy" });
    expect(frame.me).toMatchObject({ name: "Vera de Visser" });
    expect(frame.locale).toMatchObject({ timeZone: "Europe/Amsterdam", hour12: true, dateOrder: "mdy" });
    expect(await world.announced()).toContainEqual({
      kind: "person-renamed",
      facts: { personId: world.vera.id, name: "Vera de Visser" },
    });
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

  it("needs the current one, and ends all other sessions", async () => {
    const ed = await web.browser(world.ed);
    const elsewhere = await web.browser(world.ed);
    const wrong = await ed.post("/-/account/password/", fields("guessed", "a new password"));
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({
      form_errors: { current_password: "This is not your current password." },
    });
    const changed = await ed.post("/-/account/password/", fields(worldPassword, "a new password"));
    expect(changed.body).toEqual({ success: true, nr_signed_out: 1 });
    expect((await elsewhere.get("/people/", { accept: "application/json" })).status).toBe(401);
    expect((await ed.get("/people/", { accept: "application/json" })).status).toBe(200);
    const email = world.ed.email;
    expect((await as(world, "visitor").call(signIn, { email, password: worldPassword })).success).toBe(false);
    expect((await as(world, "visitor").call(signIn, { email, password: "a new password" })).success).toBe(
      true,
    );
  });

  it("names the field of a short one and of one that differs [USET-05] [USET-11]", async () => {
    const olga = await web.browser(world.olga);
    const short = await olga.post("/-/account/password/", fields(worldPassword, "short"));
    expect(short.body?.["form_errors"]).toEqual({
      new_password1: "Please choose a password of at least 8 characters.",
    });
    const other = await olga.post(
      "/-/account/password/",
      fields(worldPassword, "long enough", "not the same"),
    );
    expect(other.body?.["form_errors"]).toEqual({ new_password2: "The two passwords are not the same." });
  });
});

describe("the account screen", () => {
  it("opens for everybody who is signed in, with Save and Cancel [ROUT-39]", async () => {
    for (const who of ["olga", "ada", "ed", "vera", "xavi"] as const) {
      const screen = await (await web.browser(world[who])).get("/settings/account/");
      expect(screen.status, who).toBe(200);
      expect(screen.text).toMatch(/<button[^>]*type="submit"[^>]*>Save<\/button>/);
      expect(screen.text).toMatch(/<a[^>]*href="\/settings\/"[^>]*>Cancel<\/a>/);
    }
  });

  it("opens for nobody else [ROUT-39]", async () => {
    const visitor = await web.browser("visitor");
    const screen = await visitor.get("/settings/account/");
    expect([screen.status, screen.headers["location"]]).toEqual([
      302,
      "/accounts/login/?next=%2Fsettings%2Faccount%2F",
    ]);
  });
});
