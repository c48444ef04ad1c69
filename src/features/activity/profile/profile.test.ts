import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { complaintAt } from "#testing/screens/complaint-at.ts";
import { shown } from "#testing/screens/shown.ts";
import { openTestWeb } from "#testing/server.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
  const fog = await madePage(world, "Sailing in fog");
  const closed = await madePage(world, "Salaries", { shares: [] });
  await write("delete from activity where site_id = $1");
  for (const [pageId, at] of [
    [fog, "2026-11-20T08:00:00Z"],
    [closed, "2026-11-21T08:00:00Z"],
  ] as const)
    await write(
      `insert into activity (site_id, subsite_id, kind, page_id, person_id, began, happened)
       values ($1, 0, 'published', $2, $3, $4, $4)`,
      [pageId, world.ed.id, at],
    );
  await write(
    "update person set position = 'Purser', bio = 'Ask me about tides.' where site_id = $1 and id = $2",
    [world.ed.id],
  );
});
afterAll(() => world.close());

const write = (text: string, values: readonly unknown[] = []) =>
  within(world, actorOf(world, world.olga), (tx) => run(tx, text, [tx.siteId, ...values]));

describe("the page of a person", () => {
  it("stands at the address of the documents, with position, words, contact and what they wrote lately [CACT-17] [ROUT-19]", async () => {
    const screen = await shown(world, world.vera, `/profile/p/${world.ed.id}/`);
    const main = screen.part("main");
    expect(screen.part("heading", "Ed Elzinga").tagName).toBe("H1");
    expect(screen.names("heading", main).slice(1)).toEqual([
      "Pages by Ed Elzinga",
      "Recent activity",
      "Contact",
    ]);
    expect(screen.text(main)).toContain("Purser");
    expect(screen.text(main)).toContain("Ask me about tides.");
    expect(screen.text(main)).toContain("ed@noordervaart.example");
    expect(screen.names("link", main)).toEqual(expect.arrayContaining(["Email", "All activity"]));
  });

  it("warns of mail that does not reach its person, as the card does [CARD-10]", async () => {
    const web = await openTestWeb(world);
    const vera = await web.browser(world.vera);
    const says = async () =>
      (await vera.get(`/profile/p/${world.ada.id}/`)).text.includes(
        ">Email to Ada Admiraal is undeliverable.<",
      );
    const bounced = "update person set mail_bounced = $3 where site_id = $1 and id = $2";
    await write(bounced, [world.ada.id, "2026-11-20T08:00:00Z"]);
    expect(await says()).toBe(true);
    await write(bounced, [world.ada.id, null]);
    expect(await says()).toBe(false);
    await web.close();
  });

  it("shows under the reader's rights what they wrote (long)", async () => {
    const read = async (who: World["vera"]) => {
      const screen = await shown(world, who, `/profile/p/${world.ed.id}/`);
      return ["Sailing in fog", "Salaries"].filter((title) =>
        screen.text(screen.part("main")).includes(title),
      );
    };
    expect(await read(world.vera)).toEqual(["Sailing in fog"]);
    expect(await read(world.olga)).toEqual(["Sailing in fog", "Salaries"]);
  });

  it("offers what the card offers [CACT-03] [CACT-11] [CACT-16] (long)", async () => {
    const offered = async (who: World["vera"], whom: World["vera"]) => {
      const screen = await shown(world, who, `/profile/p/${whom.id}/`);
      const [button] = screen.parts("button", `Actions for ${whom.name}`);
      if (!button) return [];
      await screen.clickOn(button);
      return screen.names("menuitem");
    };
    expect(await offered(world.olga, world.ed)).toEqual([
      "Change Picture",
      "Edit Profile",
      "Set away dates",
      "Make Site Owner",
      "Change Role",
      "Set Groups",
      "Set Permissions",
      "Invitation Status",
      "Send login reminder",
      "Impersonate",
      "View Audit Log",
      "Delete User",
    ]);
    expect(await offered(world.vera, world.ed)).toEqual([]);
    expect(await offered(world.vera, world.vera)).toEqual([
      "My Preferences",
      "Change Picture",
      "Edit Profile",
      "Set away dates",
    ]);
  });

  it("says what will stand here of somebody who wrote nothing", async () => {
    const screen = await shown(world, world.vera, `/profile/p/${world.ada.id}/`);
    expect(screen.text(screen.part("main"))).toContain(
      "Pages by Ada Admiraal that you can read show up here.",
    );
  });

  it("is edited by its person in a dialog that keeps what was typed when a field is wrong [CACT-03] [USET-05] [USET-12] (long)", async () => {
    await write(
      `insert into profile_field (site_id, label, kind, icon, place, seen_by, edited_by)
       values ($1, 'Phone', 'phone', 'phone', 0, 'people', 'person')`,
    );
    const screen = await shown(world, world.vera, `/profile/p/${world.vera.id}/`);
    await screen.click("button", "Actions for Vera Visser");
    await screen.click("menuitem", "Edit Profile");
    await screen.type("Position", "Captain");
    await screen.type("Phone", "call me");
    await screen.click("button", "Save profile");
    expect(screen.field("Position").value).toBe("Captain");
    expect(complaintAt(screen.field("Phone"))).toBe("Enter a phone number, for example +31 517 55 01 21.");
    expect(complaintAt(screen.field("Position"))).toBeNull();
    await screen.type("Phone", "0517 55 01 21");
    await screen.click("button", "Save profile");
    expect(screen.parts("dialog")).toEqual([]);
    expect(screen.text(screen.part("main"))).toContain("Captain");
    expect(screen.part("link", "0517 55 01 21").getAttribute("href")).toBe("tel:0517550121");
  });

  it("is edited by a site owner, of whomever it is [ROLE-12] (long)", async () => {
    const screen = await shown(world, world.olga, `/profile/p/${world.ed.id}/`);
    await screen.click("button", "Actions for Ed Elzinga");
    await screen.click("menuitem", "Edit Profile");
    await screen.type("Position", "Pilot");
    await screen.click("button", "Save profile");
    expect(screen.parts("dialog")).toEqual([]);
    expect(screen.text(screen.part("main"))).toContain("Pilot");
  });
});
