import { afterAll, beforeAll, expect, it } from "vitest";
import { withoutChunks } from "#testing/screens/chunks.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

it("dialogs say what they could not load, and close [DLGS-08] [DLGS-15] [DLGS-19] (long)", async () => {
  const screen = await shown(world, world.olga, "/people/");
  await withoutChunks(
    ["features/people/invites/parts/invite-dialog.tsx", "features/people/screens/add-dialog.tsx"],
    async () => {
      await screen.click("button", "Invite");
      const [error, ...others] = screen.document.querySelectorAll<HTMLElement>("[role=alert] .ui-notice");
      expect(error?.textContent).toBe("Could not load invite dialog. Please try again in a moment...");
      // It fades by an animation of the style sheet.
      expect([error?.style.getPropertyValue("--life"), others]).toEqual(["5s", []]);
      expect(screen.names("dialog")).toEqual([]);
      await screen.click("button", "Add");
      expect(screen.text()).toContain("Could not load dialog. Please try again in a moment...");
      expect(screen.names("dialog")).toEqual([]);
    },
  );
});

it.each(["the menu", "the address"])(
  "dialogs of a role say that they could not load permissions, and close, opened by %s [DLGS-15] [DLGS-19] (long)",
  async (way) => {
    await withoutChunks(["features/people/cards/parts/role-dialog.tsx"], async () => {
      const isMenu = way === "the menu";
      const path = isMenu ? "/people/" : `/people/#setrole-${world.vera.id}`;
      const screen = await shown(world, world.olga, path);
      if (isMenu) {
        await screen.click("button", "Actions for Vera Visser");
        await screen.click("menuitem", "Change Role");
      }
      expect(screen.text()).toContain("Could not load permissions. Please try again in a moment...");
      expect(screen.names("dialog")).toEqual([]);
    });
  },
);

it("what would take the place of a dialog's content says that it could not be loaded; the dialog stays [DLGS-08] [DLGS-15] [DLGS-16] (long)", async () => {
  await withoutChunks(["features/people/rights-requests/parts/no-permission.tsx"], async () => {
    const screen = await shown(world, world.olga, "/people/");
    await screen.click("button", "Actions for Vera Visser");
    await screen.click("menuitem", "Change Role");
    await screen.click("radio", /^Editor/);
    const refused = { success: false, error: "Sorry, only administrators can do this." };
    screen.meddle(() => Response.json(refused, { status: 403, headers: { "x-offer": "admin" } }));
    await screen.click("button", "Save role");
    expect(screen.text()).toContain("Could not load dialog. Please try again in a moment...");
    expect(screen.part("dialog", "Change role of Vera Visser")).toBeDefined();
    expect(screen.field(/^Editor/).checked).toBe(true);
  });
});
