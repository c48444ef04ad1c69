import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SiteRole } from "#kernel/viewer.ts";
import { run } from "#database/transaction.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { offeredActions, personActions } from "../cards/rules.ts";
import { mayMakeOwner, mayRevokeOwner } from "./rules.ts";

let world: World;
let web: TestWeb;
let olga: TestBrowser;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
  olga = await web.browser(world.olga);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const inSite = <Row extends object>(text: string, ...values: unknown[]) =>
  within(world, actorOf(world, world.olga), (tx) => run<Row>(tx, text, [tx.siteId, ...values]));
const setRole = ({ id }: WorldPerson, role: string) =>
  inSite("update person set role = $3 where site_id = $1 and id = $2", id, role);
const roleOf = async ({ id }: WorldPerson) =>
  (await inSite<{ role: string }>("select role from person where site_id = $1 and id = $2", id))[0]?.role;
beforeEach(async () => {
  for (const [who, role] of [
    [world.olga, "owner"],
    [world.ada, "admin"],
    [world.ed, "editor"],
    [world.vera, "member"],
    [world.xavi, "external"],
  ] as const)
    await setRole(who, role);
});

const post = async (browser: TestBrowser, call: string, people: readonly WorldPerson[]) =>
  (
    await browser.post(`/ajax/people/action/${call}/`, {
      profile_ids: JSON.stringify(people.map(({ id }) => id)),
    })
  ).body;
const make = (browser: TestBrowser, ...people: WorldPerson[]) => post(browser, "make_site_owner", people);
const revoke = (browser: TestBrowser, ...people: WorldPerson[]) =>
  post(browser, "revoke_site_ownership", people);
const refused = (text: string) => ({ success: false, error: text, message: text });

describe("owners of a site", () => {
  it("makes people owners, at the address of the specification, several at once [OWNR-02] [OWNR-04] [ROLE-14]", async () => {
    expect(await make(olga, world.ada, world.vera, world.vera)).toMatchObject({ success: true });
    expect([await roleOf(world.ada), await roleOf(world.vera)]).toEqual(["owner", "owner"]);
    expect(await make(olga, world.ada)).toMatchObject({ success: true });
  });

  it("revokes ownership, at the address of the specification: they become administrators [OWNR-03] [OWNR-04] [ROLE-14]", async () => {
    await make(olga, world.vera, world.ed);
    expect(await revoke(olga, world.vera, world.ed)).toMatchObject({ success: true });
    expect([await roleOf(world.vera), await roleOf(world.ed)]).toEqual(["admin", "admin"]);
  });

  it("never makes an external an owner, nor anybody else in the same call [OWNR-04] [OWNR-05]", async () => {
    expect(await make(olga, world.vera, world.xavi)).toMatchObject(
      refused("An external person can't be a site owner."),
    );
    const byRole = await olga.post(`/-/people/${world.xavi.id}/role/`, { role: "owner" });
    expect(byRole.body).toMatchObject({ success: false, error: "An external person can't be a site owner." });
    expect([await roleOf(world.vera), await roleOf(world.xavi)]).toEqual(["member", "external"]);
  });

  it("refuses to revoke one's own, and that of somebody who has none [CACT-20] [CACT-23] [CACT-25] [OWNR-04] [ROLE-14]", async () => {
    expect(await revoke(olga, world.olga)).toMatchObject(
      refused("Sorry, you cannot revoke ownership for yourself."),
    );
    expect(await revoke(olga, world.vera)).toMatchObject(refused("This person isn't a site owner."));
    expect(await roleOf(world.olga)).toBe("owner");
  });

  it("are made and revoked by one another where there are subsites too, by either call, and nobody revokes their own [ROLE-14] (long)", async () => {
    const parted = await openSubsiteWorld();
    const there = await openTestWeb(parted);
    const [first, second] = [await there.browser(parted.olga), await there.browser(parted.ada)];
    const isDone = async (done: Promise<Record<string, unknown> | null>) => (await done)?.["success"];
    const give = async (browser: TestBrowser, { id }: WorldPerson, role: SiteRole) =>
      (await browser.post(`/-/people/${id}/role/`, { role })).body;
    expect(await isDone(give(first, parted.ada, "owner"))).toBe(true);
    for (const own of [revoke(second, parted.ada), give(second, parted.ada, "admin")])
      expect(await isDone(own)).toBe(false);
    expect(await isDone(revoke(second, parted.olga))).toBe(true);
    expect(await isDone(make(first, parted.vera))).toBe(false);
    expect(await isDone(make(second, parted.olga))).toBe(true);
    expect(await isDone(give(first, parted.ada, "admin"))).toBe(true);
    expect(await isDone(make(second, parted.vera))).toBe(false);
    await there.close();
    await parted.close();
  });

  it("keeps one of two who revoke each other at once (long)", async () => {
    await make(olga, world.ada);
    const ada = await web.browser(world.ada);
    const answers = await Promise.all([revoke(olga, world.ada), revoke(ada, world.olga)]);
    expect(answers.filter((answer) => answer?.["success"] === true)).toHaveLength(1);
    const owners = [await roleOf(world.olga), await roleOf(world.ada)].filter((role) => role === "owner");
    expect(owners).toHaveLength(1);
  });

  it("are made by nobody else, who learns of nobody [CACT-07] [CACT-08] [CACT-19]", async () => {
    for (const who of [world.ada, world.ed, world.vera, world.xavi]) {
      const browser = await web.browser(who);
      for (const answer of [
        await make(browser, world.vera),
        await revoke(browser, world.olga),
        await make(browser, { ...world.vera, id: 999_999 }),
      ])
        expect(answer).toMatchObject(refused("Sorry, only site owners can do this."));
    }
    expect(await make(olga, { ...world.vera, id: 999_999 })).toMatchObject(
      refused("This person is no longer here."),
    );
  });

  it.each([false, true])(
    "is offered to owners alone, with subsites or without (%s) [CACT-07] [CACT-08] [CACT-25]",
    (withSubsites) => {
      // Administrators of a subsite own no more of the site than others in it.
      const inSubsite = { withSubsites, subsiteId: 7, subsiteRoles: { 7: "admin" as const } };
      const viewer = (who: WorldPerson) => ({
        ...actorOf(world, who),
        ...(withSubsites ? inSubsite : { withSubsites }),
      });
      const other = { id: 999, role: "owner" } as const;
      const offer = (who: WorldPerson, whom: { readonly id: number; readonly role: SiteRole }) =>
        offeredActions(
          personActions(viewer(who), {
            id: whom.id,
            role: whom.role,
            hasPassword: true,
            isSeen: true,
            isTwoStepOn: false,
          }),
        ).filter((action) => action.endsWith("-owner"));
      expect(offer(world.olga, world.vera)).toEqual(["make-owner"]);
      expect(offer(world.olga, other)).toEqual(["revoke-owner"]);
      expect(offer(world.olga, world.olga)).toEqual([]);
      expect(offer(world.olga, world.xavi)).toEqual([]);
      for (const who of [world.ada, world.ed, world.vera, world.xavi])
        for (const person of [world.vera, other]) expect(offer(who, person)).toEqual([]);
      expect(mayRevokeOwner(viewer(world.olga), { person: other, owners: 1 })).toMatchObject({
        code: "last-owner",
      });
      expect(mayMakeOwner(viewer(world.ada), world.vera)).toMatchObject({ code: "owners-only" });
    },
  );
});

describe("the dialogs", () => {
  it("say what an owner can do and ask, and what was done is taken back to the role before [OWNR-01] [OWNR-02] [OWNR-04] (long)", async () => {
    const screen = await shown(world, world.olga, "/people/");
    await screen.click("button", "Actions for Vera Visser");
    await screen.click("menuitem", "Make Site Owner");
    const dialog = screen.part("dialog", /Promote to Site Owner/);
    expect(screen.parts("heading", "Promote to Site Owner")).toHaveLength(1);
    expect(screen.text(dialog)).toContain(
      "Vera Visser will be able to do everything on this site, including:",
    );
    expect(screen.parts("listitem", undefined, dialog).map((item) => screen.text(item))).toEqual([
      "Invite, change and delete people",
      "Make others site owners, and revoke it",
      "Change the site's name, look and settings",
    ]);
    expect(await roleOf(world.vera)).toBe("member");
    await screen.click("button", "Promote");
    expect(await roleOf(world.vera)).toBe("owner");
    expect(screen.text()).toContain("Vera Visser is now a site owner");
    await screen.click("button", "Undo");
    expect(await roleOf(world.vera)).toBe("member");
  });

  it("ask before ownership is revoked, with the way back [OWNR-01] [OWNR-03] [OWNR-04] (long)", async () => {
    await setRole(world.vera, "owner");
    const screen = await shown(world, world.olga, "/people/");
    await screen.click("button", "Actions for Vera Visser");
    expect(screen.names("menuitem")).not.toContain("Make Site Owner");
    await screen.click("menuitem", "Revoke Site Ownership");
    expect(screen.parts("heading", "Revoke Site Ownership")).toHaveLength(1);
    expect(screen.text(screen.part("dialog"))).toContain(
      "Vera Visser becomes an administrator. Their pages and memberships stay.",
    );
    await screen.click("button", "Cancel");
    expect(await roleOf(world.vera)).toBe("owner");
    await screen.click("button", "Actions for Vera Visser");
    await screen.click("menuitem", "Revoke Site Ownership");
    await screen.click("button", "Revoke");
    expect(await roleOf(world.vera)).toBe("admin");
    await screen.click("button", "Undo");
    expect(await roleOf(world.vera)).toBe("owner");
  });

  it("are two, one for each way, from the menu of a person; that of promoting names the person [CACT-07] [CACT-08] [OWNR-01] [OWNR-02] [OWNR-03] [OWNR-04] [ROLE-14]", async () => {
    await setRole(world.ada, "owner");
    const screen = await shown(world, world.olga, "/people/");
    await screen.click("button", "Actions for Ada Admiraal");
    await screen.click("menuitem", "Revoke Site Ownership");
    expect(screen.names("heading")).toEqual(["Revoke Site Ownership"]);
    expect(screen.text(screen.part("dialog"))).toContain(
      "Ada Admiraal becomes an administrator. Their pages and memberships stay.",
    );
    expect(await roleOf(world.ada)).toBe("owner");
    await screen.click("button", "Revoke");
    await screen.click("button", "Actions for Vera Visser");
    await screen.click("menuitem", "Make Site Owner");
    expect(screen.names("heading")).toEqual(["Promote to Site Owner"]);
    expect(screen.text(screen.part("dialog"))).toContain(
      "Vera Visser will be able to do everything on this site, including:",
    );
    const powers = screen.parts("listitem", undefined, screen.part("dialog"));
    expect(powers.map((power) => screen.text(power))).toEqual([
      "Invite, change and delete people",
      "Make others site owners, and revoke it",
      "Change the site's name, look and settings",
    ]);
    expect(screen.text(screen.part("dialog"))).not.toContain("subsites");
    await screen.click("button", "Promote");
    const posted = screen.sent.filter(({ method }) => method === "POST");
    const carried = { ajx: expect.any(String), magic: expect.any(String) };
    expect(posted.map(({ path, fields }) => [path, fields])).toEqual([
      ["/ajax/people/action/revoke_site_ownership/", { profile_ids: [world.ada.id], ...carried }],
      ["/ajax/people/action/make_site_owner/", { profile_ids: [world.vera.id], ...carried }],
    ]);
    expect([await roleOf(world.ada), await roleOf(world.vera)]).toEqual(["admin", "owner"]);
  });

  it("says of a site with subsites that owners make and join them [OWNR-04] (long)", async () => {
    const parted = await openSubsiteWorld();
    const screen = await shown(parted, parted.olga, "/people/");
    await screen.click("button", "Actions for Vera Visser");
    await screen.click("menuitem", "Make Site Owner");
    expect(screen.text(screen.part("dialog"))).toContain("Create subsites and join any of them");
    await screen.click("button", "Cancel");
    await parted.close();
  });
});
