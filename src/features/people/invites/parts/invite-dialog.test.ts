import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { some } from "#testing/properties.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

/** Olga's invitation of the people in this text. */
async function invited(text: string, role = /^Member/): Promise<Screen> {
  const screen = await shown(world, world.olga, "/people/");
  await screen.click("button", "Invite");
  await screen.type(/^Email addresses/, text);
  await screen.click("radio", role);
  await screen.click("button", "Send invitations");
  return screen;
}
const said = (screen: Screen) => screen.text(screen.part("dialog"));

describe("inviting people", () => {
  it("takes a list parted by returns, commas and semicolons, with names, in any case, with the role that is chosen, tells how many, and shows them [INVT-04] [INVT-05] [INVT-07] [INVT-14] [INVT-15] [INVT-21]", async () => {
    const text = 'Femke de Vries <FEMKE@b.nl>,jan@b.nl;"Cas" Cas@b.nl{Enter}dy@b.nl';
    const screen = await invited(text, /^Editor/);
    const sent = screen.sent.findLast(({ method }) => method === "POST");
    expect(sent?.path).toBe("/ajax/people/action/invite_to_space/");
    expect(sent?.fields?.["data"]).toEqual({
      addrs: [
        { email: "femke@b.nl", name: "Femke de Vries" },
        { email: "jan@b.nl", name: "" },
        { email: "cas@b.nl", name: "Cas" },
        { email: "dy@b.nl", name: "" },
      ],
      role_id: "editor",
    });
    expect(screen.names("dialog")).toEqual([]);
    expect(screen.text()).toContain("4 people invited");
    expect(screen.text(screen.part("list", undefined, screen.part("main")))).toContain(
      "Femke de Vries femke@b.nl EditorInvited",
    );
  });

  it("takes a pasted list in a dialog of its own, and says of each what becomes of them [INVT-04] [INVT-12] [INVT-13] [INVT-16] [INVT-17]", async () => {
    const screen = await shown(world, world.olga, "/people/");
    await screen.click("button", "Invite");
    await screen.click("button", "Add multiple people");
    const many = () => screen.part("dialog", "Add multiple people");
    await screen.click("button", "Add to list", many());
    expect(screen.text(many())).toContain("Enter an email address.");
    screen.meddle(() => new Response("?", { status: 502 }));
    await screen.type(/^Names and email/, "Ida <ida@b.nl>{Enter}vera@noordervaart.example{Enter}nobody");
    await screen.click("button", "Add to list", many());
    expect(screen.text(many())).toContain("Sorry, couldn't parse these addresses, please try again.");
    screen.meddle(null);
    await screen.click("button", "Add to list", many());
    expect(screen.field(/^Email addresses/).value).toBe("Ida <ida@b.nl>\n");
    expect(screen.text(screen.part("region", "What happens with each person"))).toBe(
      "Ida <ida@b.nl>Gets an invitation vera@noordervaart.exampleAlready a member, left out nobodyNot an email address, left out",
    );
    await screen.click("button", "Send invitations");
    expect(screen.text()).toContain("1 person invited");
    const sent = screen.sent.findLast(({ path }) => path.endsWith("/invite_to_space/"));
    expect(sent?.fields?.["data"]).toEqual({
      addrs: [{ email: "ida@b.nl", name: "Ida" }],
      role_id: "member",
    });
  });

  it("gives them the role that is chosen, a member's if none is [INVT-04] [INVT-05] (long)", async () => {
    const screen = await shown(world, world.olga, "/people/");
    await screen.click("button", "Invite");
    const roles = screen.parts("radio") as HTMLInputElement[];
    expect(roles.filter(({ checked }) => checked).map((role) => role.value)).toEqual(["member"]);
    await screen.type(/^Email addresses/, "Eva Egberts <eva@b.nl>");
    await screen.click("radio", /^Editor/);
    await screen.click("button", "Send invitations");
    const sent = screen.sent.findLast(({ method }) => method === "POST");
    expect([sent?.path, sent?.fields?.["data"]]).toEqual([
      "/ajax/people/action/invite_to_space/",
      { addrs: [{ email: "eva@b.nl", name: "Eva Egberts" }], role_id: "editor" },
    ]);
    const [list] = screen.parts("list", undefined, screen.part("main"));
    expect(list && screen.text(list)).toContain("Eva Egberts eva@b.nl EditorInvited");
  });

  it("marks each address without exactly one @, and keeps what was typed [INVT-06]", async () => {
    const typed = "wrong-address, right@elders.example, two@elders@example";
    const screen = await invited(typed);
    expect(said(screen)).toContain(
      "Your list contains an invalid email address. Please correct (or remove) the marked addresses.",
    );
    const field = screen.field(/^Email addresses/);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    const below = (field.getAttribute("aria-describedby") ?? "").split(" ");
    const marked = below.map((id) => screen.document.getElementById(id)?.textContent);
    expect(marked).toContain("wrong-address, two@elders@example");
    expect(field.value).toBe(typed);
  });

  it("says what is wrong for 20 seconds, whoever found it [DLGS-07] [INVT-11] [INVT-13]", async () => {
    const screen = await shown(world, world.olga, "/people/");
    await screen.click("button", "Invite");
    const wrong = [
      ["", "Enter an email address.", null],
      [" , ;", "Enter an email address.", null],
      ["b@b.nl", "Oops, something went wrong. Please try again.", () => new Response("?", { status: 502 })],
      ["nobody", "Your list contains an invalid email address.", null],
    ] as const;
    for (const [text, sentence, reply] of some(wrong, 2)) {
      screen.meddle(reply);
      await screen.type(/^Email addresses/, text);
      await screen.click("button", "Send invitations");
      await screen.pass(19_900);
      expect(said(screen)).toContain(sentence);
      await screen.pass(200);
      expect(said(screen)).not.toContain(sentence);
      expect(screen.field(/^Email addresses/).value).toBe(text);
    }
  });

  it("refuses who is a member, and who was invited already, several of them by their count [INVT-21] [INVT-08] [INVT-09] [INVT-20] [INVT-23] (long)", async () => {
    expect(said(await invited("vera@noordervaart.example"))).toContain(
      "vera@noordervaart.example is already a member.",
    );
    await invited("piet@elders.example");
    expect(said(await invited("piet@elders.example"))).toContain(
      "piet@elders.example has already been invited.",
    );
    await invited("kees@elders.example");
    expect(said(await invited("piet@elders.example, kees@elders.example"))).toContain(
      "2 people have already been invited.",
    );
  });
});

it("without a mail server an invitation promises no mail, and says where its link is (long)", async () => {
  const invitation = async (sendsMail: boolean) => {
    const screen = await shown({ ...world, sendsMail }, world.olga, "/people/");
    await screen.click("button", "Invite");
    return screen.text(screen.part("dialog"));
  };
  expect(await invitation(true)).toContain("Each gets an email with a link that works for 14 days.");
  const without = await invitation(false);
  expect(without).toContain("No mail server is set: owners find the links under Outgoing email.");
  expect(without).not.toContain("gets an email");
});
