import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { as } from "#testing/as.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { saveSite } from "../contract.ts";
import { readSiteSettings } from "../screen.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

describe("the settings home", () => {
  it.each([
    [
      "olga",
      [
        "/settings/account/",
        "/settings/notifications/",
        "/settings/site/",
        "/settings/theme/",
        "/people/",
        "/settings/profile-fields/",
        "/settings/import/",
        "/settings/mail/",
        "/settings/mail/waiting/",
        "/settings/company/",
        "/settings/joining/",
        "/settings/files/",
        "/settings/auditlog/",
      ],
    ],
    [
      "ada",
      [
        "/settings/account/",
        "/settings/notifications/",
        "/settings/site/",
        "/people/",
        "/settings/profile-fields/",
        "/settings/import/",
      ],
    ],
    ["ed", ["/settings/account/", "/settings/notifications/", "/people/", "/settings/import/"]],
    ["vera", ["/settings/account/", "/settings/notifications/", "/people/"]],
    ["xavi", ["/settings/account/", "/settings/notifications/"]],
  ] as const)("leads %s to %j and nowhere else [ROUT-20] (long)", async (who, paths) => {
    const screen = await shown(world, world[who], "/settings/");
    const links = screen.parts("link", undefined, screen.part("main"));
    expect(links.map((link) => link.getAttribute("href"))).toEqual(paths);
    for (const path of paths) {
      await screen.load(path);
      expect(screen.parts("heading", /^(Sorry|Only) /).length).toBe(0);
    }
  });
});

it("says what each may do with people (long)", async () => {
  const said = async (who: "ada" | "vera") => {
    const screen = await shown(world, world[who], "/settings/");
    return screen.parts("link", /^People/, screen.part("main"))[0]?.textContent;
  };
  expect([await said("ada"), await said("vera")]).toEqual([
    "PeopleManage and invite people",
    "PeopleFind colleagues",
  ]);
});

describe("the settings of the site", () => {
  it("are sent as far as they were changed: what another owner has switched off since stays off (long)", async () => {
    const olga = await shown(world, world.olga, "/settings/site/");
    const off = { public_pages: false, guest_invites: false, indexed: false };
    const { call } = as(world, world.olga);
    expect(await call(saveSite, off)).toMatchObject({ success: true });
    await olga.type("Site name", "Westerkade");
    await olga.click("button", "Save");
    await olga.type("Site name", "Oosterkade");
    await olga.click("button", "Save");
    const sent = olga.sent.filter(({ path }) => path === "/-/settings/site/");
    const names = sent.map(({ fields }) =>
      Object.entries(fields ?? {}).filter(([field]) => !["magic", "ajx"].includes(field)),
    );
    expect(names).toEqual([[["name", "Westerkade"]], [["name", "Oosterkade"]]]);
    const now = { name: "Oosterkade", publicPages: false, guestInvites: false, indexed: false };
    expect(await call(readSiteSettings, {})).toMatchObject(now);
    await call(saveSite, { name: "Noordervaart", public_pages: true, guest_invites: true, indexed: true });
  });

  it("are changed by the owner for everybody [ROLE-10] [ROLE-07] (long)", async () => {
    const olga = await shown(world, world.olga, "/settings/site/");
    await olga.type("Site name", "Westervaart");
    await olga.click("button", "Save");
    const vera = await shown(world, world.vera, "/pages/");
    expect(vera.text(vera.parts("banner")[0])).toContain("Westervaart");
    expect(vera.title).toBe("Browse pages | Westervaart");
  });

  it("open without subsites to administrators too, and to nobody below [PROD-13] (long)", async () => {
    const ada = await shown(world, world.ada, "/settings/site/");
    expect(ada.parts("textbox", "Site name")).toHaveLength(1);
    for (const who of [world.ed, world.vera, world.xavi]) {
      const screen = await shown(world, who, "/settings/site/");
      expect(screen.part("heading").textContent).toBe("Sorry, only administrators can do this.");
      expect(screen.parts("textbox", "Site name").length).toBe(0);
    }
  });
});
