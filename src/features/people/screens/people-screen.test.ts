import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { signIn } from "#features/sessions/contract.ts";
import { as } from "#testing/as.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

const becomes = (who: WorldPerson, role: string) =>
  within(world, actorOf(world, world.olga), (tx) =>
    run(tx, "update person set role = $2 where id = $1", [who.id, role]),
  );
const cardOf = (screen: Screen, who: WorldPerson) =>
  screen.parts("listitem").find((item) => item.textContent?.includes(who.email)) as HTMLElement;

/** What is offered to do with each person, but for the reminder, which depends on who has signed in so far. */
async function offered(who: WorldPerson): Promise<Record<string, string[]>> {
  const screen = await shown(world, who, "/people/");
  const all: Record<string, string[]> = {};
  for (const button of screen.parts("button", /^Actions for /)) {
    await screen.clickOn(button);
    const entries = screen.names("menuitem").filter((entry) => entry !== "Send login reminder");
    all[button.getAttribute("aria-label")?.slice("Actions for ".length) ?? ""] = entries;
    await screen.press("{Escape}");
  }
  return all;
}

async function askRole(screen: Screen, who: WorldPerson): Promise<void> {
  await screen.click("button", `Actions for ${who.name}`);
  await screen.click("menuitem", "Change Role");
}

describe("the people of the site", () => {
  it("are shown by name, with what they are where that is more than a member [ROUT-16] [ROLE-25] (long)", async () => {
    const screen = await shown(world, world.vera, "/people/");
    const cards = screen.parts("listitem", undefined, screen.part("main")).map((item) => screen.text(item));
    expect(cards).toEqual([
      "AA Ada Admiraal ada@noordervaart.example Administrator",
      "EE Ed Elzinga ed@noordervaart.example Editor",
      "OO Olga Oosterhuis olga@noordervaart.example Site owner",
      "VV Vera Visser vera@noordervaart.example",
      "XX Xavi Xanten xavi@noordervaart.example External",
    ]);
  });

  it("can be added and invited by owners and administrators; nobody else is offered it [ROLE-15] [ROLE-11] (long)", async () => {
    for (const [who, buttons] of [
      [world.olga, ["Add", "Invite", "More actions", "Filters", "Select"]],
      [world.ada, ["Add", "Invite", "More actions", "Filters", "Select"]],
      [world.ed, ["More actions", "Filters"]],
      [world.vera, ["More actions", "Filters"]],
    ] as const) {
      const screen = await shown(world, who, "/people/");
      const actions = screen
        .names("button", screen.part("main"))
        .filter((name) => !name.startsWith("Actions"));
      expect([who.name, actions]).toEqual([who.name, buttons]);
    }
  });

  it("can be changed by those above them, and never by themselves; who is from outside is made no owner [ROLE-14] [CACT-20] [OWNR-05] (long)", async () => {
    const own = ["My Preferences", "Change Picture", "Edit Profile", "Set away dates", "View Profile Page"];
    const profile = ["Change Picture", "Edit Profile", "Set away dates", "View Profile Page"];
    const invitation = ["Invitation Status"];
    const seen = [...invitation, "Impersonate", "View Audit Log"];
    const external = [...profile, "Change Role", "Set Groups", "Set Permissions", ...seen, "Delete User"];
    const all = [
      ...profile,
      "Make Site Owner",
      "Change Role",
      "Set Groups",
      "Set Permissions",
      ...seen,
      "Delete User",
    ];
    expect(await offered(world.olga)).toEqual({
      "Ada Admiraal": all,
      "Ed Elzinga": all,
      "Olga Oosterhuis": [...own, "Set Groups", "View Audit Log"],
      "Vera Visser": all,
      "Xavi Xanten": external,
    });
    const asAdmin = await offered(world.ada);
    expect([asAdmin["Ada Admiraal"], asAdmin["Olga Oosterhuis"]]).toEqual([
      [...own, "Set Groups"],
      [...profile, "Set Groups", "Set Permissions", ...invitation],
    ]);
    expect(await offered(world.ed)).toEqual({
      "Ada Admiraal": ["View Profile Page"],
      "Ed Elzinga": own,
      "Olga Oosterhuis": ["View Profile Page"],
      "Vera Visser": ["View Profile Page"],
      "Xavi Xanten": ["View Profile Page"],
    });
  });
});

describe("a site owner", () => {
  it("makes another one and takes it back [PDIR-04] [ROLE-14] (long)", async () => {
    const screen = await shown(world, world.olga, "/people/");
    await askRole(screen, world.ada);
    await screen.click("radio", /^Site owner/);
    await screen.click("button", "Save role");
    expect(screen.text()).toContain("Role of Ada Admiraal saved");
    expect(screen.text(cardOf(screen, world.ada))).toContain("Site owner");
    await askRole(screen, world.ada);
    await screen.click("radio", /^Administrator/);
    await screen.click("button", "Save role");
    expect(screen.text(cardOf(screen, world.ada))).toContain("Administrator");
  });

  it("adds somebody with a name, an address, a password and a role, who signs in with them [ROLE-15] (long)", async () => {
    const screen = await shown(world, world.olga, "/people/");
    await screen.click("button", "Add");
    await screen.type("Name", "Bo Bos");
    await screen.type("Email", "bo@elders.example");
    await screen.type("Password", "zeehondjes");
    await screen.click("radio", /^Editor/);
    await screen.click("button", "Add person");
    expect(screen.names("dialog")).toEqual([]);
    const cards = screen.parts("listitem", undefined, screen.part("main")).map((item) => screen.text(item));
    expect(cards).toContain("BB Bo Bos bo@elders.example Editor");
    const signedIn = { email: "bo@elders.example", password: "zeehondjes" };
    expect((await as(world, "visitor").call(signIn, signedIn)).success).toBe(true);
    await within(world, actorOf(world, world.olga), (tx) =>
      run(tx, "delete from person where site_id = $1 and email = $2", [tx.siteId, signedIn.email]),
    );
  });
});

describe("somebody whose rights were taken while the screen was open", () => {
  it("is told that only administrators can, and asks for it in the same place [DLGS-16] [DLGS-21] [ROLE-19] [ROLE-23] [ROLE-27] [RQST-01] [RQST-05] (long)", async () => {
    const screen = await shown(world, world.ada, "/people/");
    await becomes(world.ada, "member");
    await askRole(screen, world.vera);
    await screen.click("radio", /^Editor/);
    await screen.click("button", "Save role");
    expect(screen.text(screen.part("dialog", "No admin permissions"))).toContain(
      "Sorry, only administrators can do this.",
    );
    expect([screen.parts("dialog").length, screen.parts("radio", /^Editor/)]).toEqual([1, []]);
    await screen.click("link", "Request administrator rights");
    await screen.click("button", "Cancel");
    expect(screen.part("dialog", "Change role of Vera Visser")).toBeDefined();
    expect(screen.field(/^Editor/).checked).toBe(true);
    expect(screen.focused).toBe(screen.part("button", "Save role"));
    await screen.click("button", "Save role");
    await screen.click("link", "Request administrator rights");
    await screen.click("button", /send/i);
    expect(screen.text(screen.part("dialog"))).toContain(
      "Please select an Administrator from the list to send your request to, or click Cancel.",
    );
    await screen.click("radio", /Olga Oosterhuis/);
    await screen.click("button", /send/i);
    expect(screen.part("dialog", "Change role of Vera Visser")).toBeDefined();
    expect(screen.text()).toContain("Your request has been sent.");
    await becomes(world.ada, "admin");
  });

  it("is told that only site owners can [ROLE-20] [ROLE-23] [ROLE-27] (long)", async () => {
    const screen = await shown(world, world.olga, "/people/");
    await becomes(world.ada, "owner");
    await becomes(world.olga, "admin");
    await askRole(screen, world.ada);
    await screen.click("radio", /^Site owner/);
    await screen.click("button", "Save role");
    await becomes(world.olga, "owner");
    await becomes(world.ada, "admin");
    const dialog = screen.part("dialog", "No site ownership");
    expect(screen.text(dialog)).toContain("Sorry, only site owners can do this.");
    expect(screen.names("link", dialog)).toEqual(["Request site ownership"]);
  });
});

describe("dialogs", () => {
  it("open one at a time: another one is ignored [DLGS-01] [DLGS-16]", async () => {
    const screen = await shown(world, world.olga, "/people/");
    await askRole(screen, world.vera);
    screen.document.defaultView?.location.assign(`#setrole-${world.ed.id}`);
    await screen.press("{Shift}");
    expect(screen.parts("dialog").map((dialog) => dialog.getAttribute("open"))).toEqual([""]);
    expect(screen.part("dialog", "Change role of Vera Visser")).toBeDefined();
  });

  it.each([
    ["menu", "button", "Your account: Olga Oosterhuis"],
    ["dialog", "link", "Vera Visser"],
  ] as const)("close the %s that is open beside its %s [DLGS-02]", async (role, opener, name) => {
    const screen = await shown(world, world.olga, "/people/");
    await screen.click(opener, name);
    const popup = screen.part(role);
    screen.part("button", "Invite").click();
    for (const comesThenCloses of [0, 10]) await screen.pass(comesThenCloses);
    expect([screen.parts("dialog", /Invite people/).length, popup.isConnected]).toEqual([1, false]);
  });

  it("take the focus, close with Escape, and give it back to what opened them [DLGS-03] [DLGS-21]", async () => {
    const screen = await shown(world, world.olga, "/people/");
    await screen.click("button", "Invite");
    expect(screen.focused).toBe(screen.field(/^Email addresses/));
    await screen.press("{Escape}");
    expect(screen.names("dialog")).toEqual([]);
    expect(screen.focused).toBe(screen.part("button", "Invite"));
    await askRole(screen, world.vera);
    await screen.click("radio", /^Editor/);
    expect(screen.focused).toBe(screen.field(/^Editor/));
    await screen.press("{Escape}");
    expect(screen.names("dialog")).toEqual([]);
  });

  it("keep Tab inside, in both directions [DLGS-21] (long)", async () => {
    const screen = await shown(world, world.olga, "/people/");
    await askRole(screen, world.vera);
    const dialog = screen.part("dialog");
    // Back beyond the first control, then on beyond the last.
    for (let step = 0; step < 18; step++) {
      await screen.press(step < 8 ? "{Shift>}{Tab}{/Shift}" : "{Tab}");
      expect(dialog.contains(screen.focused), `after step ${step}`).toBe(true);
    }
  });

  it("are confirmed by Enter on their button and nowhere else, and by Ctrl+Enter on other parts of them, too [DLGS-04] [DLGS-05]", async () => {
    const screen = await shown(world, world.olga, "/people/");
    await askRole(screen, world.vera);
    await screen.click("radio", /^Member/);
    await screen.press("{Control>}{Enter}{/Control}");
    expect(screen.sent.filter(({ method }) => method === "POST")).toHaveLength(1);
    expect(screen.names("dialog")).toEqual([]);
    await askRole(screen, world.vera);
    await screen.click("radio", /^Editor/);
    await screen.press("{Enter}");
    expect(screen.part("dialog", "Change role of Vera Visser")).toBeDefined();
    expect(screen.sent.filter(({ method }) => method === "POST")).toHaveLength(1);
    screen.part("button", "Save role").focus();
    await screen.press("{Enter}");
    expect(screen.names("dialog")).toEqual([]);
    expect(screen.text()).toContain("Role of Vera Visser saved");
  });

  it("are confirmed by Ctrl+Enter on every part of them [DLGS-05] (long)", async () => {
    const screen = await shown(world, world.olga, "/people/");
    const saved = () => screen.sent.filter(({ method }) => method === "POST").length;
    for (const [times, role, part, name] of [
      [1, /^Member/, "radio", /^Member/],
      [2, /^Editor/, "button", "Cancel"],
      [3, /^Member/, "button", "Close"],
    ] as const) {
      await askRole(screen, world.vera);
      await screen.click("radio", role);
      screen.part(part, name).focus();
      await screen.press("{Control>}{Enter}{/Control}");
      expect([name, screen.names("dialog"), saved()]).toEqual([name, [], times]);
    }
    await screen.click("button", "Invite");
    await screen.type(/^Email addresses/, "keys@example.org");
    await screen.press("{Control>}{Enter}{/Control}");
    expect(screen.names("dialog")).toEqual([]);
    expect(screen.text()).toContain("keys@example.org");
  });

  it("tell in their own area why nothing was done: the server's message, else the default, else that nobody answered [DLGS-07] [CALL-09] [CALL-10] (long)", async () => {
    const screen = await shown(world, world.olga, "/people/");
    await askRole(screen, world.vera);
    await screen.click("radio", /^Editor/);
    const replies: [() => Response | Promise<Response>, string][] = [
      [
        () => Response.json({ success: false, message: "Taken.", error: "Other." }, { status: 409 }),
        "Taken.",
      ],
      [
        () => new Response("<h1>Bad Gateway</h1>", { status: 502 }),
        "Oops, something went wrong. Please try again.",
      ],
      [
        () => Response.json({ success: false }, { status: 500 }),
        "Oops, something went wrong. Please try again.",
      ],
      [() => Promise.reject(new TypeError("no line")), "Could not connect, please try again later.."],
    ];
    for (const [reply, sentence] of replies) {
      screen.meddle(reply);
      await screen.click("button", "Save role");
      const [area, ...others] = screen.parts("alert", undefined, screen.part("dialog"));
      expect(
        [area && screen.text(area), ...others.map((other) => screen.text(other))].filter(Boolean),
      ).toEqual([sentence]);
    }
    screen.meddle(null);
    await screen.click("radio", /^Member/);
    await screen.click("button", "Save role");
    expect(screen.names("dialog")).toEqual([]);
  });
});
