import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SubsiteRole } from "#kernel/viewer.ts";
import { withoutChunks } from "#testing/screens/chunks.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { actorOf, within } from "#testing/world.ts";
import { endMemberships, saveRoles } from "../../joining-store.ts";

let world: SubsiteWorld;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
});
afterAll(() => world.close());

/** Somebody's role in a subsite, whatever it was; with null they leave it. */
const membership = (subsiteId: number, personId: number, role: SubsiteRole | null) =>
  within(world, actorOf(world, world.olga), async (tx) => {
    const several = { subsiteId, personIds: [personId] };
    if (role === null) await endMemberships(several, tx);
    else await saveRoles({ ...several, role }, tx);
  });

describe("the people of a subsite, on the screen", () => {
  it("show who is in it as what; its administrators change and remove others and invite, everybody leaves [SUBS-13] (long)", async () => {
    const screen = await shown(world, world.ada, "/@crew/people/");
    const main = screen.part("main");
    expect(screen.names("heading", main)).toEqual([
      "People in Crew",
      "Ada Admiraal",
      "Ed Elzinga",
      "Vera Visser",
    ]);
    expect(screen.names("button", main)).toEqual([
      "Leave",
      "Add people",
      "Invite",
      "Select",
      "Actions for Ed Elzinga",
      "Actions for Vera Visser",
    ]);
    await screen.click("button", "Actions for Ed Elzinga");
    expect(screen.names("menuitem")).toEqual([
      "Change Role",
      "Remove from subsite",
      "Edit Permissions",
      "Change Notification Settings",
      "Invite to subsite",
      "Remove from another subsite",
    ]);
    const vera = await shown(world, world.vera, "/@crew/people/");
    expect(vera.names("button", vera.part("main"))).toEqual(["Leave"]);
  });

  it("are administrators and site owners at once where they are both, and marked where they are from outside; who only reads has no word [ROLE-18] [SUBS-07] [ROLE-03]", async () => {
    const listed = async (slug: string) => {
      const screen = await shown(world, world.olga, `/@${slug}/people/`);
      return screen.names("listitem", screen.part("main"));
    };
    expect(await listed("board")).toEqual([expect.stringMatching(/^OO Olga Oosterhuis.*AdminSite owner$/)]);
    await membership(world.harbour.id, world.olga.id, "viewer");
    expect(await listed("harbour")).toEqual([
      expect.stringMatching(/^EE Ed Elzinga.*example Admin$/),
      expect.stringMatching(/^OO Olga Oosterhuis.*example$/),
      expect.stringMatching(/^XX Xavi Xanten.*example External$/),
    ]);
    await membership(world.harbour.id, world.olga.id, null);
  });

  const many = Array.from({ length: 21 }, (_, each) => `b${each}@elders.example`).join("\n");
  const ofEd = async (screen: Screen, entry: string) => {
    await screen.click("button", "Actions for Ed Elzinga");
    await screen.click("menuitem", entry);
  };
  const inviting = async (screen: Screen, addresses: string) => {
    await screen.click("button", "Invite");
    await screen.type(/^Email addresses/, addresses);
  };
  it.each([
    ["changes a role", (screen: Screen) => ofEd(screen, "Change Role"), "Save role"],
    ["removes somebody", (screen: Screen) => ofEd(screen, "Remove from subsite"), "Remove"],
    [
      "invites somebody",
      (screen: Screen) => inviting(screen, "olga@noordervaart.example"),
      "Send invitations",
    ],
    ["invites many", (screen: Screen) => inviting(screen, many), "Send invitations"],
  ] as const)(
    "whoever %s without administering it by now is told that only administrators can, and may ask for it [ROLE-19] [ROLE-23] (long)",
    async (_, begin, button) => {
      const screen = await shown(world, world.ada, "/@crew/people/");
      await begin(screen);
      await membership(world.crew.id, world.ada.id, "viewer");
      await screen.click("button", button, screen.part("dialog"));
      await membership(world.crew.id, world.ada.id, "admin");
      const dialog = screen.part("dialog", "No admin permissions");
      expect(screen.text(dialog)).toContain("Sorry, only administrators can do this.");
      expect(screen.names("link", dialog)).toEqual(["Request administrator rights"]);
    },
  );

  it("get another role, with what it means [CACT-04] [ROLE-03] [ROLE-25] [MEMB-10] (long)", async () => {
    const screen = await shown(world, world.ada, "/@crew/people/");
    await screen.click("button", "Actions for Ed Elzinga");
    await screen.click("menuitem", "Change Role");
    const roles = screen.parts("radio").map((each) => each.closest("label")?.textContent);
    expect(roles).toEqual([
      "Viewer Reads pages",
      "Editor Creates and edits pages",
      "Admin Creates and edits pages, adds people and changes roles here",
    ]);
    expect(screen.field(/^Viewer/).checked).toBe(true);
    await screen.click("radio", /^Editor/);
    await screen.click("button", "Save role");
    expect(screen.text()).toContain("Role of Ed Elzinga saved");
    const { path, fields } = screen.sent.findLast(({ method }) => method === "POST") ?? {};
    expect(path).toBe("/@crew/ajax/people/action/set_user_subsite_permissions/");
    expect(fields).toMatchObject({
      profile_ids: JSON.stringify([world.ed.id]),
      permissions: JSON.stringify({ [world.crew.id]: "editor" }),
    });
    const [list] = screen.parts("list", undefined, screen.part("main"));
    expect(list && screen.text(list)).toContain("Ed Elzinga ed@noordervaart.example Editor");
  });

  it("are removed after a question, and brought back by Undo in the role that they had [CACT-09] [MEMB-06] (long)", async () => {
    const screen = await shown(world, world.ada, "/@crew/people/");
    await screen.click("button", "Actions for Vera Visser");
    await screen.click("menuitem", "Remove from subsite");
    expect(screen.text(screen.part("dialog", "Remove Vera Visser?"))).toContain(
      "Vera Visser can no longer open Crew. Their pages stay.",
    );
    screen.meddle(() => new Response("?", { status: 502 }));
    await screen.click("button", "Remove");
    expect(screen.text(screen.part("dialog"))).toContain("Oops, something went wrong. Please try again.");
    screen.meddle(null);
    await screen.click("button", "Remove");
    expect(screen.text()).toContain("Vera Visser removed from Crew");
    const { path, fields } = screen.sent.findLast(({ method }) => method === "POST") ?? {};
    expect(path).toBe("/@crew/ajax/people/action/remove_from_space/");
    expect(fields).toMatchObject({
      profile_ids: JSON.stringify([world.vera.id]),
      from_group_id: world.crew.id,
    });
    const [list] = screen.parts("list", undefined, screen.part("main"));
    const people = () => (list ? screen.text(list) : "");
    expect(people()).not.toContain("Vera Visser");
    await screen.click("button", "Undo");
    expect(people()).toContain("Vera Visser vera@noordervaart.example Editor");
    await screen.click("button", "Actions for Vera Visser");
    await screen.click("menuitem", "Remove from subsite");
    await screen.click("button", "Remove");
    expect(screen.names("heading", screen.part("main"))).toEqual([
      "People in Crew",
      "Ada Admiraal",
      "Ed Elzinga",
    ]);
  });

  it("are found among those of the site who are not in it, and let in at once [INVT-09] [INVT-10] [INVT-20] [ROLE-17] [INVT-02] (long)", async () => {
    const screen = await shown(world, world.ada, "/@crew/people/");
    await screen.click("button", "Invite");
    const dialog = screen.part("dialog", "Invite people to this site or subsite");
    expect(screen.text(dialog)).toContain(
      "You can only add people who already have an account on this site.",
    );
    await screen.type(/^Find people on this site/, "ed");
    expect(screen.text(dialog)).toContain("No people found");
    expect(screen.names("button", dialog).filter((name) => name.startsWith("Add"))).toEqual([
      "Add multiple people",
    ]);
    await screen.type(/^Find people on this site/, "olga");
    await screen.click("button", "Add Olga Oosterhuis");
    expect(screen.field(/^Email addresses/).value).toBe("Olga Oosterhuis <olga@noordervaart.example>\n");
    expect(screen.field(/^Viewer/).checked).toBe(true);
    await screen.click("button", "Send invitations");
    expect(screen.text()).toContain("1 person invited");
    expect(screen.names("heading", screen.part("main"))).toContain("Olga Oosterhuis");
  });

  it("are new ones too for owners, who get no hint that they have to be there [INVT-10] [INVT-20] (long)", async () => {
    const screen = await shown(world, world.olga, "/@board/people/");
    await screen.click("button", "Invite");
    expect(screen.text(screen.part("dialog"))).not.toContain("already have an account");
  });

  it("are added to the site by owners, as on a site without subsites; administrators are not offered it [ROLE-15] (long)", async () => {
    const screen = await shown(world, world.olga, "/people/");
    await screen.click("button", "Add");
    await screen.type("Name", "Bo Bos");
    await screen.type("Email", "bo@elders.example");
    await screen.type("Password", "zeehondjes");
    await screen.click("button", "Add person");
    expect(screen.names("heading", screen.part("main"))).toContain("Bo Bos");
    const admins = await shown(world, world.ada, "/people/");
    expect(admins.names("button", admins.part("main"))).not.toContain("Add");
  });

  it("say what of a dialog could not be loaded, and close it [DLGS-19] (long)", async () => {
    await withoutChunks(
      [
        "features/subsites/membership/parts/membership-dialog.tsx",
        "features/subsites/membership/screens/subsite-invite.tsx",
      ],
      async () => {
        const screen = await shown(world, world.ada, "/@crew/people/");
        await screen.click("button", "Actions for Ed Elzinga");
        await screen.click("menuitem", "Change Role");
        expect(screen.text()).toContain("Could not load permissions. Please try again in a moment...");
        await screen.click("button", "Invite");
        expect(screen.text()).toContain("Could not load invite dialog. Please try again in a moment...");
        expect(screen.names("dialog")).toEqual([]);
      },
    );
  });

  it("leave it and stand at the root of the site, whatever they are there [SUBS-12] [SUBS-13]", async () => {
    const screen = await shown(world, world.ed, "/@crew/people/");
    await screen.click("button", "Leave");
    await screen.clickOn(screen.part("button", "Leave", screen.part("dialog", "Leave Crew?")));
    expect(screen.document.defaultView?.location.pathname).toBe("/");
    expect(screen.text()).toContain("You left Crew");
  });

  it("is left on the list of subsites by those from outside, who see no list of people [SUBS-13] (long)", async () => {
    const inside = await shown(world, world.vera, "/subsites/");
    expect(inside.names("button", inside.part("main")).filter((name) => name.startsWith("Leave"))).toEqual(
      [],
    );
    const screen = await shown(world, world.xavi, "/subsites/");
    await screen.click("button", "Leave Harbour");
    await screen.clickOn(screen.part("button", "Leave", screen.part("dialog")));
    expect(screen.text()).toContain("You left Harbour");
  });

  it("is refused to the last administrator, in the dialog [SUBS-18]", async () => {
    const screen = await shown(world, world.olga, "/@board/people/");
    await screen.click("button", "Leave");
    await screen.clickOn(screen.part("button", "Leave", screen.part("dialog")));
    expect(screen.text(screen.part("dialog", "Leave Board?"))).toContain(
      "A subsite needs an administrator. Make someone else administrator first.",
    );
  });
});
