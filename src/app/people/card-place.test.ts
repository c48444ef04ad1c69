import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readFile } from "node:fs/promises";
import { run } from "#database/transaction.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
let parted: SubsiteWorld;
beforeAll(async () => {
  [world, parted] = await Promise.all([openWorld("a hash"), openSubsiteWorld("a hash")]);
  for (const where of [world, parted])
    await within(where, actorOf(where, where.olga), (tx) =>
      run(
        tx,
        "update person set position = 'Purser', bio = 'Ask me about tides.' where site_id = $1 and id = $2",
        [tx.siteId, where.vera.id],
      ),
    );
});
afterAll(async () => {
  await world.close();
  await parted.close();
});

const cardIn = (screen: Screen, who: WorldPerson) => screen.part("dialog", `Profile of ${who.name}`);

async function openCard(
  where: World,
  who: WorldPerson,
  whom: WorldPerson,
  path = "/people/",
): Promise<Screen> {
  const screen = await shown(where, who, path);
  await screen.click("link", whom.name);
  return screen;
}

async function offered(screen: Screen, whom: WorldPerson): Promise<string[]> {
  const buttons = screen.parts("button", `Actions for ${whom.name}`, cardIn(screen, whom));
  if (!buttons[0]) return [];
  await screen.clickOn(buttons[0]);
  return screen.names("menuitem");
}

describe("the name of a person", () => {
  it("opens their card beside it, and the focus comes back [CARD-02] [CARD-08] [CACT-17] [PDIR-02] [CARD-01] [CARD-10]", async () => {
    const screen = await openCard(world, world.ed, world.vera);
    const card = cardIn(screen, world.vera);
    expect(screen.text(card)).toContain("Vera Visser Purser");
    expect(screen.text(card)).toContain("Ask me about tides.");
    expect(screen.text(card)).not.toContain("undeliverable");
    expect(screen.names("link", card)).toEqual(["vera@noordervaart.example", "Email", "View Profile Page"]);
    const page = screen.part("link", "View Profile Page", card);
    expect(page.getAttribute("href")).toBe(`/profile/p/${world.vera.id}/`);
    expect(screen.focused).toBe(card);
    expect(screen.part("link", "Vera Visser").getAttribute("aria-expanded")).toBe("true");
    await screen.press("{Escape}");
    expect(screen.names("dialog")).toEqual([]);
    expect(screen.focused).toBe(screen.part("link", "Vera Visser"));
    expect(screen.address).toBe("/people/");
  });

  it("closes it by another press of the name [CARD-08] (long)", async () => {
    const screen = await openCard(world, world.ed, world.vera);
    const name = screen.part("link", "Vera Visser");
    name.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    // The platform closes it as the press begins.
    await screen.pass(0);
    expect(screen.names("dialog")).toEqual([]);
    name.click();
    await screen.pass(100);
    expect(screen.names("dialog")).toEqual([]);
    await screen.click("link", "Vera Visser");
    expect(cardIn(screen, world.vera)).toBeDefined();
  });

  it("opens it by Enter as well, and leads to the page before any script has come [CARD-08] (long)", async () => {
    const screen = await shown(world, world.ed, "/people/");
    const name = screen.part("link", "Vera Visser");
    expect(name.getAttribute("href")).toBe(`/profile/p/${world.vera.id}/`);
    name.focus();
    await screen.press("{Enter}");
    expect(cardIn(screen, world.vera)).toBeDefined();
    await screen.press("{Escape}");
    expect(screen.focused).toBe(name);
  });

  it("gives what the server says when the card cannot be had, else the sentence of cards [CARD-02] [CARD-07] [CARD-09]", async () => {
    const screen = await shown(world, world.ed, "/people/");
    screen.meddle(({ path }) =>
      path.includes("/ajax/profile/card/")
        ? Response.json({ success: false, error_message: "Not today." }, { status: 403 })
        : null,
    );
    await screen.click("link", "Vera Visser");
    expect(screen.text(cardIn(screen, world.vera))).toBe("Not today.");
    await screen.press("{Escape}");
    screen.meddle(({ path }) =>
      path.includes("/ajax/profile/card/") ? new Response("<p>proxy</p>", { status: 502 }) : null,
    );
    await screen.click("link", "Vera Visser");
    expect(screen.text(cardIn(screen, world.vera))).toBe("Sorry, could not load profile for this user");
  });
});

describe("the menu of one's own corner", () => {
  it("opens one's own card at its button, and says when it cannot be had [CARD-02] [ACCT-01] [ACCT-04] [ACCT-07]", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    await screen.click("button", "Your account: Ed Elzinga");
    await screen.click("menuitem", "Your profile card");
    expect(screen.text(cardIn(screen, world.ed))).toContain("Ed Elzinga");
    await screen.press("{Escape}");
    expect(screen.focused).toBe(screen.part("button", "Your account: Ed Elzinga"));
    for (const fails of [
      () => new Response("<p>proxy</p>", { status: 502 }),
      () => Promise.reject(new TypeError("no line")),
    ]) {
      screen.meddle(({ path }) => (path.includes("/ajax/profile/card/") ? fails() : null));
      await screen.click("button", "Your account: Ed Elzinga");
      await screen.click("menuitem", "Your profile card");
      expect(screen.text(screen.part("dialog"))).toBe("Couldn't load profile :(");
      await screen.press("{Escape}");
    }
  });
});
/** Where the entries of the open menu lead that are links. */
const leads = (screen: Screen) =>
  screen.parts("menuitem").flatMap((entry) => entry.getAttribute("href") ?? []);

describe("the actions of a card", () => {
  it("are those that one has, on a site without subsites [CACT-01] [CACT-03] [CACT-11] [CACT-13] [CACT-14] [CACT-16] [CACT-17] [CACT-25] [CACT-27] (long)", async () => {
    const { id } = world.vera;
    const others = await openCard(world, world.olga, world.vera);
    expect(await offered(others, world.vera)).toEqual([
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
    expect(leads(others)).toEqual([`/settings/people/invite/status/${id}-${id}/`, `/user/auditlog/${id}/`]);
    const own = await openCard(world, world.olga, world.olga);
    expect(await offered(own, world.olga)).toEqual([
      "My Preferences",
      "Change Picture",
      "Edit Profile",
      "Set away dates",
      "Set Groups",
      "View Audit Log",
    ]);
    expect(leads(own)).toEqual(["/settings/preferences/", `/user/auditlog/${world.olga.id}/`]);
    expect(await offered(await openCard(world, world.ed, world.vera), world.vera)).toEqual([]);
  });

  it("lead to the account of the person where they impersonate [CACT-27] (long)", async () => {
    const screen = await openCard(world, world.olga, world.vera);
    await offered(screen, world.vera);
    await screen.click("menuitem", "Impersonate");
    expect(screen.address).toBe(`/settings/impersonate/u/${world.vera.id}/?from=menu&next=%2Fpeople%2F`);
  });

  it("are those of the subsite inside of it, beside those that the person is in [CARD-02] [CARD-04] [CARD-08] [CACT-04] [CACT-09] [CACT-28] (long)", async () => {
    const screen = await openCard(parted, parted.ada, parted.vera, "/@crew/people/");
    const spaces = screen.parts("listitem", undefined, cardIn(screen, parted.vera));
    expect(spaces.map((space) => screen.text(space))).toEqual([
      "CrewEditor · Daily digest",
      "AtticEditor · Daily digest",
    ]);
    const ways = cardIn(screen, parted.vera).querySelectorAll(".cards-spaces a");
    expect([...ways].map((way) => way.getAttribute("href"))).toEqual(["/@crew/", "/@attic/"]);
    expect(await offered(screen, parted.vera)).toEqual([
      "Change Picture",
      "Set Permissions",
      "Set Notifications",
      "Invite to a subsite",
      "Remove from subsite",
    ]);
    await screen.click("menuitem", "Set Permissions");
    expect(screen.part("dialog", "Change role of Vera Visser")).toBe(screen.part("dialog"));
    await screen.press("{Escape}");
    expect(screen.focused).toBe(screen.part("link", "Vera Visser"));
  });

  it("set how somebody is told of this subsite alone, with undo [CACT-05] [CACT-28] (long)", async () => {
    const screen = await openCard(parted, parted.ada, parted.vera, "/@crew/people/");
    await offered(screen, parted.vera);
    await screen.click("menuitem", "Set Notifications");
    const dialog = () => screen.part("dialog", "Change Notification Settings");
    expect(screen.parts("combobox", undefined, dialog())).toHaveLength(1);
    expect(screen.field("Crew").value).toBe("digest");
    await screen.choose("Crew", "No email");
    await screen.click("button", "Save", dialog());
    expect(screen.text()).toContain("Notification settings of Vera Visser saved");
    const levels = async () => {
      const rows = await within(parted, actorOf(parted, parted.olga), (tx) =>
        run<{ level: string }>(
          tx,
          `select notification_level as level from membership where site_id = $1 and person_id = $2
           order by subsite_id`,
          [tx.siteId, parted.vera.id],
        ),
      );
      return rows.map(({ level }) => level);
    };
    expect(await levels()).toEqual(["off", "digest"]);
    await screen.click("button", "Undo");
    expect(await levels()).toEqual(["digest", "digest"]);
  });

  it("invite somebody to the subsites that one manages and they are not in, with undo [CACT-06] (long)", async () => {
    const screen = await openCard(parted, parted.olga, parted.vera, "/people/");
    await offered(screen, parted.vera);
    await screen.click("menuitem", "Invite to a subsite");
    const dialog = () => screen.part("dialog", "Invite existing user to subsites");
    expect(screen.parts("combobox", undefined, dialog())).toHaveLength(2);
    await screen.choose("Harbour", "Editor");
    await screen.click("button", "Invite", dialog());
    expect(screen.text()).toContain("Vera Visser invited");
    const isThere = async () =>
      (
        await within(parted, actorOf(parted, parted.olga), (tx) =>
          run(
            tx,
            "select 1 from membership where site_id = $1 and subsite_id = $2 and person_id = $3 and role = 'editor'",
            [tx.siteId, parted.harbour.id, parted.vera.id],
          ),
        )
      ).length;
    expect(await isThere()).toBe(1);
    await screen.click("button", "Undo");
    expect(await isThere()).toBe(0);
  });

  const bounced = (value: string) =>
    within(world, actorOf(world, world.olga), (tx) =>
      run(tx, `update person set mail_bounced = ${value} where site_id = $1 and id = $2`, [
        tx.siteId,
        world.vera.id,
      ]),
    );

  it("warn of mail that comes back, and let a long text about oneself scroll at 180 px [CARD-06] [CARD-10]", async () => {
    await bounced("now()");
    const screen = await openCard(world, world.ed, world.vera);
    const card = cardIn(screen, world.vera);
    expect(screen.text(card)).toContain("Email to Vera Visser is undeliverable.");
    const bio = screen.part("region", "About Vera Visser", card);
    expect([bio.className, bio.tabIndex]).toEqual(["cards-bio", 0]);
    const sheet = await readFile("src/features/subsites/cards/parts/cards.css", "utf8");
    expect(sheet).toMatch(/\.cards-bio \{[^}]*max-block-size: 180px;[^}]*overflow/);
    await bounced("null");
  });

  it("warn of no mail that arrives [CARD-10] (long)", async () => {
    const again = await openCard(world, world.ed, world.vera);
    expect(again.text(cardIn(again, world.vera))).not.toContain("undeliverable");
  });

  it("open their dialog in place of the card, and give the focus back to the name [CARD-08] (long)", async () => {
    const screen = await openCard(world, world.olga, world.vera);
    await offered(screen, world.vera);
    await screen.click("menuitem", "Delete User");
    expect(screen.part("dialog", "Delete Vera Visser?")).toBe(screen.part("dialog"));
    await screen.press("{Escape}");
    expect(screen.names("dialog")).toEqual([]);
    expect(screen.focused).toBe(screen.part("link", "Vera Visser"));
  });
});
