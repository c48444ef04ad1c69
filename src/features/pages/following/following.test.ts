import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { savePermissions } from "#features/sharing/saving-operations.ts";
import type { LineState } from "#features/sharing/contract.ts";
import { principal } from "#kernel/actor.ts";
import { as, worldNow } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { starPage } from "../starring/contract.ts";
import { loadPages, type PageRow } from "../browsing/contract.ts";
import { readPageById } from "../contract.ts";
import { type Follow, isFollowing } from "#features/access/model/following.ts";
import { saveFollows } from "#features/access/follower-store.ts";

const failed = "Sorry, unable to (un)subscribe from page notifications. Please try again.";

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

async function listed(who: WorldPerson, id: number): Promise<boolean | undefined> {
  const answer = await as(world, who).call(loadPages, {});
  return answer.success ? answer.pages.find((row: PageRow) => row.id === id)?.iss : undefined;
}

async function share(id: number, sent: Readonly<Record<string, LineState>>): Promise<void> {
  const ed = actorOf(world, world.ed);
  await within(world, ed, (tx) => savePermissions(ed, { pageId: id, sent }, worldNow, tx));
}

/** In the menu of its row; the menu is as it was. */
async function turnedInVain(list: Screen, entry: string): Promise<void> {
  list.meddle(() => Response.json({}, { status: 500 }));
  await list.click("button", "Options for Buoys");
  await list.click("menuitem", entry);
  expect(list.text(list.part("alert"))).toBe(failed);
  list.meddle(null);
  await list.click("button", "Options for Buoys");
  expect(list.names("menuitem")).toContain(entry);
  await list.press("{Escape}");
}

describe("following a page", () => {
  it("answers whether one follows it, at its addresses, as often as it is asked [FLLW-01]", async () => {
    const id = await madePage(world, "Tides");
    const vera = await web.browser(world.vera);
    for (const [turn, is_following] of [
      ["follow", true],
      ["follow", true],
      ["unfollow", false],
      ["unfollow", false],
    ])
      expect(await vera.post(`/ajax/page/follow/${id}/${turn}/`, {})).toMatchObject({
        status: 200,
        body: { success: true, is_following },
      });
    expect((await vera.get(`/ajax/page/follow/${id}/follow/`)).status).toBe(404);
    expect(await listed(world.vera, id)).toBe(false);
  });

  it("is told in lists to who does it and to nobody else, whoever has starred the page [FLLW-02] [PLST-10]", async () => {
    const id = await madePage(world, "Currents");
    const vera = await web.browser(world.vera);
    for (const who of [world.vera, world.ed]) await as(world, who).call(starPage, { id });
    expect(await listed(world.vera, id)).toBe(false);
    await vera.post(`/ajax/page/follow/${id}/follow/`, {});
    expect([await listed(world.vera, id), await listed(world.ed, id)]).toEqual([true, false]);
    await vera.post(`/ajax/page/follow/${id}/unfollow/`, {});
    expect(await listed(world.vera, id)).toBe(false);
  });

  it("is not for visitors, nor for pages that one may not see (long)", async () => {
    const id = await madePage(world, "Locks", { shares: [] });
    const open = await madePage(world, "Sluices");
    await share(open, { [world.xavi.id]: { view: true } });
    for (const turn of ["follow", "unfollow"]) {
      const visitor = await web.browser("visitor");
      expect((await visitor.post(`/ajax/page/follow/${open}/${turn}/`, {})).status).toBe(401);
      for (const who of [world.vera, world.xavi]) {
        const { status } = await (await web.browser(who)).post(`/ajax/page/follow/${id}/${turn}/`, {});
        expect({ who: who.name, status }).toEqual({ who: who.name, status: 404 });
      }
    }
    const xavi = await web.browser(world.xavi);
    expect((await xavi.post(`/ajax/page/follow/${open}/follow/`, {})).body).toMatchObject({
      is_following: true,
    });
  });

  it("is turned on the page and in the menu of its row [FLLW-04] [FLLW-01] (long)", async () => {
    const id = await madePage(world, "Anchors");
    const page = await shown(world, world.vera, `/page/${id}/`);
    expect(page.part("button", "Follow").getAttribute("aria-pressed")).toBe("false");
    await page.click("button", "Follow");
    expect(page.part("button", "Follow").getAttribute("aria-pressed")).toBe("true");
    await page.load(`/page/${id}/`);
    expect(page.part("button", "Follow").getAttribute("aria-pressed")).toBe("true");
    const list = await shown(world, world.vera, "/pages/");
    await list.click("button", "Options for Anchors");
    await list.click("menuitem", "Stop following");
    expect(list.text(list.part("region", "Notices"))).toContain("You no longer follow Anchors");
    expect(await listed(world.vera, id)).toBe(false);
    await list.click("button", "Options for Anchors");
    await list.click("menuitem", "Follow");
    expect(await listed(world.vera, id)).toBe(true);
    // Who may edit it has it among the others.
    const editor = await shown(world, world.ada, "/pages/");
    await editor.click("button", "Options for Anchors");
    await editor.click("menuitem", "Follow");
    expect(await listed(world.ada, id)).toBe(true);
  });

  it("is turned in the menu of its row too [FLLW-04]", async () => {
    const id = await madePage(world, "Beacons");
    const list = await shown(world, world.vera, "/pages/");
    await list.click("button", "Options for Beacons");
    await list.click("menuitem", "Follow");
    expect(await listed(world.vera, id)).toBe(true);
  });

  const pressed = (page: Screen) => page.part("button", "Follow").getAttribute("aria-pressed");

  async function pressedInVain(id: number) {
    const page = await shown(world, world.vera, `/page/${id}/`);
    page.meddle(() => Response.json({}, { status: 500 }));
    await page.click("button", "Follow");
    expect(page.text(page.part("alert"))).toBe(failed);
    page.meddle(null);
    return page;
  }

  it("says that it did not work, and is as it was; then it is turned on [FLLW-03] [FLLW-04]", async () => {
    const id = await madePage(world, "Fairways");
    const page = await pressedInVain(id);
    expect(pressed(page)).toBe("false");
    await page.click("button", "Follow");
    expect([pressed(page), await listed(world.vera, id)]).toEqual(["true", true]);
  });

  it("says that it could not be ended, on the page and in the menu of its row, and is as it was [FLLW-03] (long)", async () => {
    const id = await madePage(world, "Buoys");
    await (await web.browser(world.vera)).post(`/ajax/page/follow/${id}/follow/`, {});
    expect(pressed(await pressedInVain(id))).toBe("true");
    const list = await shown(world, world.vera, "/pages/");
    await turnedInVain(list, "Stop following");
    await list.click("button", "Options for Buoys");
    await list.click("menuitem", "Stop following");
    await turnedInVain(list, "Follow");
  });
});

describe("the permission list", () => {
  it("follows for people and groups; what somebody chose goes before their groups [FLLW-02] [PPRM-01] [PPRM-05] (long)", async () => {
    const id = await madePage(world, "Dredging");
    await share(id, { all: { follow: true } });
    expect([await listed(world.vera, id), await listed(world.ada, id)]).toEqual([true, true]);
    await (await web.browser(world.vera)).post(`/ajax/page/follow/${id}/unfollow/`, {});
    expect([await listed(world.vera, id), await listed(world.ada, id)]).toEqual([false, true]);
    await share(id, {
      all: { follow: false },
      admins: { follow: true },
      [world.vera.id]: { view: true, follow: true },
    });
    const following = [world.vera, world.ada, world.olga, world.ed].map((who) => listed(who, id));
    expect(await Promise.all(following)).toEqual([true, true, true, false]);
  });

  it("clears follow with view, and asks for view first [PRUL-02] [PRUL-03]", async () => {
    const id = await madePage(world, "Mooring", { shares: [] });
    await share(id, { [world.vera.id]: { view: true, follow: true } });
    expect(await listed(world.vera, id)).toBe(true);
    await share(id, { [world.vera.id]: { view: false } });
    await share(id, { [world.vera.id]: { view: true } });
    expect(await listed(world.vera, id)).toBe(false);
    await share(id, { all: { view: true, follow: true }, [world.vera.id]: { view: false } });
    expect(await listed(world.vera, id)).toBe(true);
    await expect(share(id, { [world.xavi.id]: { follow: true } })).rejects.toMatchObject({
      code: "follow-needs-view",
    });
    const open = await madePage(world, "Berths", { shares: [] });
    await share(open, { all: { view: true, follow: true } });
    expect(await listed(world.vera, open)).toBe(true);
    await share(open, { all: { view: false } });
    await share(open, { all: { view: true } });
    expect(await listed(world.vera, open)).toBe(false);
  });

  it("leaves alone whoever follows without a line when one is added for them (long)", async () => {
    const id = await madePage(world, "Piloting");
    await (await web.browser(world.vera)).post(`/ajax/page/follow/${id}/follow/`, {});
    const screen = await shown(world, world.ed, `/page/settings/${id}/`);
    await screen.type("Add person", "Vera");
    await screen.pass(1000);
    await screen.click("option", /Vera/);
    await screen.click("button", "Save");
    expect(await listed(world.vera, id)).toBe(true);
  });

  it("has a column for it, administrators' too [PPRM-01] (long)", async () => {
    const id = await madePage(world, "Bridges");
    const screen = await shown(world, world.ed, `/page/settings/${id}/`);
    expect(screen.names("columnheader")).toEqual(["People and groups", "View", "Edit", "Follow"]);
    await screen.click("checkbox", "Follow: Administrators");
    await screen.click("button", "Save");
    expect([await listed(world.ada, id), await listed(world.vera, id)]).toEqual([true, false]);
    const again = await shown(world, world.ed, `/page/settings/${id}/`);
    expect(again.field("Follow: Administrators").checked).toBe(true);
  });
});

it("the statement and the rule agree on every choice of person and groups (long)", async () => {
  const id = await madePage(world, "Twin");
  const { vera, ada, ed, xavi } = world;
  await share(id, { [xavi.id]: { view: true } });
  for (const everybody of [true, false])
    for (const admins of [true, false])
      for (const own of [true, false, null]) {
        const of = (kind: "everybody" | "admins", follows: boolean) => ({
          principalId: principal(kind),
          follows,
        });
        const people = [vera, ada, ed, xavi].map((who) => principal("person", who.id));
        const chosen = people.map((principalId) => ({ principalId, follows: own === true }));
        const follows: Follow[] = [
          of("everybody", everybody),
          of("admins", admins),
          ...(own === null ? [] : chosen),
        ];
        await within(world, actorOf(world, ed), async (tx) => {
          await tx.db
            .deleteFrom("follower")
            .where("site_id", "=", tx.siteId)
            .where("page_id", "=", id)
            .execute();
          await saveFollows(id, follows, tx);
        });
        for (const who of [vera, ada, ed, xavi]) {
          const answer = await as(world, who).call(readPageById, { page_id: id });
          const facts = { who: who.name, everybody, admins, own };
          const expected = isFollowing(follows, actorOf(world, who).principals);
          expect({ ...facts, is: answer.success && answer.page.isFollowed }).toEqual({
            ...facts,
            is: expected,
          });
        }
      }
});
