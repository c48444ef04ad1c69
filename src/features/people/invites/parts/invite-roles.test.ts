import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

describe("inviting several people", () => {
  it("lets each line have its own role, and sends one call per role [INVT-04] [INVT-19] (long)", async () => {
    const screen = await shown(world, world.olga, "/people/");
    await screen.click("button", "Invite");
    await screen.type(/^Email addresses/, "Lia <lia@b.nl>,mo@b.nl,nel@b.nl");
    await screen.clickOn(screen.document.querySelector("details.invites-roles > summary") as Element);
    await screen.choose("mo@b.nl", "Editor");
    expect(screen.field("Lia <lia@b.nl>").value).toBe("member");
    await screen.click("button", "Send invitations");
    const calls = screen.sent.filter(({ path }) => path.includes("invite_to_space"));
    expect(calls.map(({ fields }) => fields?.["data"])).toEqual([
      {
        addrs: [
          { email: "lia@b.nl", name: "Lia" },
          { email: "nel@b.nl", name: "" },
        ],
        role_id: "member",
      },
      { addrs: [{ email: "mo@b.nl", name: "" }], role_id: "editor" },
    ]);
    expect(screen.text()).toContain("3 people invited");
  });

  it("keeps those in the list who were not invited when the call of their role is refused [INVT-04] (long)", async () => {
    const screen = await shown(world, world.olga, "/people/");
    await screen.click("button", "Invite");
    await screen.type(/^Email addresses/, "oda@b.nl,vera@noordervaart.example");
    await screen.clickOn(screen.document.querySelector("details.invites-roles > summary") as Element);
    await screen.choose("vera@noordervaart.example", "Editor");
    await screen.click("button", "Send invitations");
    expect(screen.text(screen.part("dialog"))).toContain("vera@noordervaart.example is already a member.");
    expect(screen.field(/^Email addresses/).value).toBe("vera@noordervaart.example");
    expect(screen.text(screen.document.body)).toContain("1 person invited");
  });

  it("of more than one call takes are invited all the same, five hundred at a time (long)", async () => {
    const screen = await shown(world, world.olga, "/people/");
    await screen.click("button", "Invite");
    const all = Array.from({ length: 501 }, (_, at) => `n${at}@many.example`);
    await screen.type(/^Email addresses/, all.join("\n"));
    await screen.click("button", "Send invitations");
    const calls = screen.sent.filter(({ path }) => path.includes("invite_to_space"));
    const sizes = calls.map(
      ({ fields }) => (fields?.["data"] as { addrs: object[] } | undefined)?.addrs.length,
    );
    expect(sizes).toEqual([500, 1]);
    expect(screen.text()).toContain("501 people invited");
  });
});
