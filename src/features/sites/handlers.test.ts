import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { as } from "#testing/as.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";
import { saveSite } from "./contract.ts";
import { readSettingsHome, readSiteSettings } from "./screen.ts";

let world: World;
let web: TestWeb;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

describe("the settings home", () => {
  it("leads to what the viewer may open [ROUT-20]", async () => {
    const olga = await web.browser(world.olga);
    const answer = await olga.get("/settings/");
    for (const address of ["/settings/account/", "/settings/site/", "/people/", "/settings/mail/"])
      expect(answer.text).toContain(`href="${address}"`);
    expect(await as(world, world.xavi).call(readSettingsHome, {})).toMatchObject({
      screens: ["account", "notifications"],
    });
  });

  it("sends visitors to sign-in, and back [ROUT-20]", async () => {
    const visitor = await web.browser("visitor");
    const answer = await visitor.get("/settings/");
    expect(answer.status).toBe(302);
    expect(answer.headers["location"]).toBe("/accounts/login/?next=%2Fsettings%2F");
  });
});

describe("the site's settings", () => {
  it("are changed by an administrator of a site without subsites [PROD-13] [ROLE-10]", async () => {
    const ada = await web.browser(world.ada);
    const answer = await ada.post("/-/settings/site/", {
      name: "Noordervaart BV",
      time_zone: "Europe/Amsterdam",
    });
    expect(answer.body).toEqual({ success: true });
    expect(await as(world, world.olga).call(readSiteSettings, {})).toMatchObject({
      name: "Noordervaart BV",
      timeZone: "Europe/Amsterdam",
      publicAddress: "https://noordervaart.example",
    });
    expect((await ada.get("/settings/")).text).toContain("Noordervaart BV");
  });

  it("are all kept as an owner chooses them [ROLE-10]", async () => {
    const olga = await web.browser(world.olga);
    const open = { public_pages: "no", guest_invites: "no", editors_arrange: "no", indexed: "no" };
    const flags = { ...open, right_to_left: "no" };
    const sent = { name: "Zuid", language: "nl", time_zone: "Asia/Tokyo", ...flags };
    for (const [flag, is] of [
      ["no", false],
      ["yes", true],
    ] as const) {
      const chosen = Object.fromEntries(Object.keys(flags).map((name) => [name, flag]));
      expect((await olga.post("/-/settings/site/", { ...sent, ...chosen })).body).toEqual({ success: true });
      expect(await as(world, world.olga).call(readSiteSettings, {})).toMatchObject({
        name: "Zuid",
        language: "nl",
        timeZone: "Asia/Tokyo",
        publicPages: is,
        guestInvites: is,
        editorsArrange: is,
        indexed: is,
        rightToLeft: is,
      });
    }
    await olga.post("/-/settings/site/", { ...sent, name: "Noordervaart", language: "" });
  });

  it.each(["ed", "vera", "xavi"] as const)("are not for %s [ROLE-19] [ROLE-27]", async (who) => {
    const answer = await as(world, world[who]).call(saveSite, { name: "Mine", time_zone: "UTC" });
    expect(answer).toMatchObject({
      status: 403,
      body: { success: false, error: "Sorry, only administrators can do this." },
    });
  });

  it("say on their screen who may, and what may be asked for", async () => {
    const ed = await web.browser(world.ed);
    const answer = await ed.get("/settings/site/", { accept: "application/json" });
    expect(answer.body).toMatchObject({
      status: 403,
      data: { title: "Sorry, only administrators can do this.", offer: "admin" },
    });
  });

  it("refuse a name that is empty and a zone that is none", async () => {
    const answer = await as(world, world.olga).call(saveSite, { name: " ", time_zone: "Mars/Base" });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        errors: [
          { path: "name", message: "Fill this in." },
          { path: "time_zone", message: "This isn't valid. Check what you entered." },
        ],
      },
    });
  });
});

describe("the screen of the site's settings", () => {
  it("opens for owners and administrators, with Save and Cancel", async () => {
    for (const who of ["olga", "ada"] as const) {
      const screen = await (await web.browser(world[who])).get("/settings/site/");
      expect(screen.status, who).toBe(200);
      expect(screen.text).toMatch(/<button[^>]*type="submit"[^>]*>Save<\/button>/);
      expect(screen.text).toMatch(/<a[^>]*href="\/settings\/"[^>]*>Cancel<\/a>/);
    }
  });

  it("shows its form to nobody else", async () => {
    for (const who of ["ed", "vera", "xavi"] as const) {
      const screen = await (await web.browser(world[who])).get("/settings/site/");
      expect(screen.status, who).toBe(403);
      expect(screen.text).toContain("Sorry, only administrators can do this.");
      expect(screen.text).not.toContain("sites-settings-form");
    }
  });

  it("sends visitors to sign-in, and back", async () => {
    const visitor = await web.browser("visitor");
    const screen = await visitor.get("/settings/site/");
    expect([screen.status, screen.headers["location"]]).toEqual([
      302,
      "/accounts/login/?next=%2Fsettings%2Fsite%2F",
    ]);
  });
});
