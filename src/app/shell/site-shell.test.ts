import { afterAll, beforeAll, expect, it } from "vitest";
import { principal } from "#kernel/actor.ts";
import { loadPageEdit, savePageEdit } from "#features/properties/contract.ts";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let pageId: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  await world.database.pool.query("update site set guest_invites = true where id = $1", [world.siteId]);
  const everybody = { principalId: principal("everybody"), mayEdit: false };
  const ed = { principalId: principal("person", world.ed.id), mayEdit: true };
  pageId = await madePage(world, "Timetable", { shares: [everybody, ed] });
});
afterAll(() => world.close());

/** What stands around the screen: the links of the top bar and of the menu, and what one's settings lead to. */
const around = (screen: Screen) => ({
  top: screen.names("link", screen.parts("banner")[0]).slice(1),
  menu: screen.parts("navigation", "Site menu").flatMap((menu) => screen.names("link", menu)),
  phone: screen.parts("navigation", "Quick actions").flatMap((bar) => screen.names("link", bar)),
});

it.each([
  [
    "an administrator",
    "ada",
    ["New page", "Notifications"],
    ["Your account", "Notification settings", "Site", "People", "Profile fields", "Import files"],
  ],
  [
    "an editor",
    "ed",
    ["New page", "Notifications"],
    ["Your account", "Notification settings", "People", "Import files"],
  ],
  ["a member", "vera", ["Notifications"], ["Your account", "Notification settings", "People"]],
] as const)(
  "the shell knows %s: who makes pages, and who changes the site [ROLE-01] [ROLE-05] (long)",
  async (_, who, top, settings) => {
    const screen = await shown(world, world[who], "/settings/");
    const phone = ["Home", "Pages", ...(top.includes("New page" as never) ? ["New"] : []), "People", "Me"];
    expect(around(screen)).toEqual({ top, menu: ["Home", "Pages", "People"], phone });
    expect(screen.part("button", `Your account: ${world[who].name}`)).toBeDefined();
    const links = screen.names("link", screen.part("main"));
    expect(settings.map((name) => links.some((link) => link.startsWith(name)))).toEqual(
      settings.map(() => true),
    );
    expect(links).toHaveLength(settings.length);
  },
);

it("the shell knows a guest, who reads one page and has no account and no menu [ROLE-01] [ROLE-02] (long)", async () => {
  const state = { new1: { view: true, email: "g@b.nl" } };
  await as(world, world.ed).call(savePageEdit, { page_id: pageId, settings: { permission_state: state } });
  const dialog = await as(world, world.ed).call(loadPageEdit, { page_id: pageId });
  const guests = dialog.success ? dialog.users.find(({ id }) => id === "guests") : undefined;
  const link = new URL(guests?.sub_users[0]?.share_url ?? "").pathname;
  const guest = await shown(world, "visitor", link);
  await guest.click("button", "Open page");
  expect(guest.part("heading", "Timetable")).toBeDefined();
  expect(around(guest)).toEqual({ top: ["Sign in"], menu: [], phone: [] });
  expect(guest.part("link", "Noordervaart").getAttribute("href")).toBe(`/page/${pageId}/`);
  expect(guest.names("button")).toEqual([]);
});
