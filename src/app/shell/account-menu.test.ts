import { afterAll, beforeAll, expect, it } from "vitest";
import { guestBrowser } from "#testing/guest-browser.ts";
import { draftedPage, heading } from "#testing/draft-writer.ts";
import { openTestWeb } from "#testing/server.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

it("the account menu offers one's card, which opens at it, another picture and feedback where the site takes it [ACCT-01] [CARD-08] (long)", async () => {
  const screen = await shown(world, world.vera, "/pages/");
  const corner = "Your account: Vera Visser";
  await screen.click("button", corner);
  const offered = screen.names("menuitem");
  expect(offered).toEqual([
    "Your profile card",
    "Your account",
    "Change Picture",
    "Settings",
    "Keyboard shortcuts",
    "Sign out",
  ]);
  await screen.click("menuitem", "Your profile card");
  expect(screen.text(screen.part("dialog", "Profile of Vera Visser"))).toContain(world.vera.email);
  await screen.press("{Escape}");
  await screen.click("button", corner);
  await screen.click("menuitem", "Change Picture");
  expect(screen.text(screen.part("dialog", "Change Profile Picture"))).toContain("Vera Visser");
});

it("the account menu leads to one's account, to settings and out, and out is out [PROD-12] (long)", async () => {
  const screen = await shown(world, world.vera, "/pages/");
  await screen.click("button", "Your account: Vera Visser");
  expect(screen.names("menuitem")).toEqual([
    "Your profile card",
    "Your account",
    "Change Picture",
    "Settings",
    "Keyboard shortcuts",
    "Sign out",
  ]);
  await screen.click("menuitem", "Your account");
  expect(screen.address).toBe("/settings/account/");
  await screen.click("button", "Your account: Vera Visser");
  await screen.click("menuitem", "Settings");
  expect(screen.address).toBe("/settings/");
  await screen.click("button", "Your account: Vera Visser");
  await screen.click("menuitem", "Sign out");
  expect(screen.address).toBe("/accounts/login/");
  await screen.load("/people/");
  expect(screen.address).toBe("/accounts/login/?next=%2Fpeople%2F");
});

it("the account menu has a way out [PROD-12]", async () => {
  const screen = await shown(world, world.ed, "/pages/");
  await screen.click("button", "Your account: Ed Elzinga");
  await screen.click("menuitem", "Sign out");
  expect(screen.address).toBe("/accounts/login/");
});

it("the sign-in page takes email and password, and leads to a mail for a new one [PROD-12]", async () => {
  const screen = await shown(world, "visitor", "/accounts/login/");
  expect(screen.field("Email").type).toBe("email");
  expect(screen.field("Password").type).toBe("password");
  await screen.click("link", "Forgot password?");
  expect(screen.address).toBe("/accounts/reset/");
  expect(screen.field("Email").type).toBe("email");
});

it("guests have no such menu, and no name opens a card [ACCT-02]", async () => {
  const web = await openTestWeb(world);
  const mention = { type: "mention", mention: { of: "person", id: world.vera.id } };
  const doc = { type: "doc", content: [{ type: "paragraph", content: [mention] }] };
  const named = { kind: "Paragraph", version: 1, content: { text_style: "plain", doc } } as const;
  const pageId = await draftedPage(world, { title01: heading("Fog"), text0001: named });
  const olga = await web.browser(world.olga);
  const doors = { public_pages: "yes", guest_invites: "yes" };
  await olga.post("/-/settings/site/", { name: "Noordervaart", time_zone: "UTC", ...doors });
  const guest = await guestBrowser(web, { editor: world.ed, prefix: "", pageId });
  const screen = await shown(world, { cookie: guest.cookie }, `/page/${pageId}/`);
  expect(screen.names("heading")).not.toEqual([]);
  expect(screen.names("button").filter((name) => name.startsWith("Your account"))).toEqual([]);
  expect([...screen.document.querySelectorAll('a[href*="/profile/"]')]).toEqual([]);
  expect((await guest.post(`/ajax/profile/card/${world.ed.id}/`, {})).status).toBe(401);
  expect((await guest.get(`/ajax/profile/contact/${world.ed.id}/`)).status).toBe(401);
  await web.close();
});
