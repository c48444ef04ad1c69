import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
let parted: SubsiteWorld;
beforeAll(async () => {
  [world, parted] = await Promise.all([openWorld("a hash"), openSubsiteWorld("a hash")]);
});
afterAll(async () => {
  await world.close();
  await parted.close();
});

async function choose(screen: Screen, whom: WorldPerson, action: string, place = ""): Promise<void> {
  await screen.load(`${place}/people/`);
  await screen.click("link", whom.name);
  await screen.click("button", `Actions for ${whom.name}`, screen.part("dialog", `Profile of ${whom.name}`));
  await screen.click("menuitem", action);
}
const set = (text: string, who: WorldPerson) =>
  within(world, actorOf(world, world.olga), (tx) =>
    run(tx, `update person set ${text} where site_id = $1 and id = $2`, [tx.siteId, who.id]),
  );

/** What an action of somebody's card opens: the words of its dialog, else where it leads. */
async function opens(screen: Screen, whom: WorldPerson, action: string, place = ""): Promise<string> {
  await choose(screen, whom, action, place);
  const [dialog] = screen.parts("dialog");
  if (!dialog) return screen.address;
  const said = screen.text(dialog);
  await screen.press("{Escape}");
  return said;
}

it("asks for what each action says, of the person whose menu it is [CACT-02] [CACT-04] [CACT-10] [CACT-12] [CACT-14] [CACT-16]", async () => {
  const { id } = world.vera;
  await set("password_hash = null", world.vera);
  const screen = await shown(world, world.olga, "/people/");
  screen.meddle(() => new Response("?", { status: 502 }));
  for (const [action, path] of [
    ["Change Picture", `/ajax/settings/crop-profileimage/?user_id=${id}`],
    ["Set Groups", `/-/people/${id}/groups/`],
    ["Delete User", `/-/people/${id}/removal/`],
    ["Resend invitation", `/-/people/${id}/invite/`],
    ["Set Permissions", `/settings/permissions/${id}/`],
    ["Impersonate", `/settings/impersonate/u/${id}/?from=menu&next=%2Fpeople%2F`],
  ] as const) {
    await screen.click("button", "Actions for Vera Visser");
    await screen.click("menuitem", action);
    const sent = screen.sent.at(-1)?.path.replaceAll(/[?&](ajx|magic)=[^&]*/g, "");
    expect([action, sent]).toEqual([action, path]);
  }
  screen.meddle(null);
  await set("password_hash = 'a hash'", world.vera);
});

it("asks inside of a subsite for what is of it, one dialog in place of the card [CARD-04] [CARD-08] [CACT-04] [CACT-05] [CACT-06] [CACT-28]", async () => {
  const { ada, vera } = parted;
  const screen = await shown(parted, ada, "/@crew/people/");
  const ask = async (action: string) => {
    await screen.click("link", vera.name);
    const card = screen.part("dialog", `Profile of ${vera.name}`);
    const spaces = screen.parts("listitem", undefined, card).map((space) => screen.text(space));
    expect(spaces).toEqual(["CrewEditor · Daily digest", "AtticEditor · Daily digest"]);
    await screen.click("button", `Actions for ${vera.name}`, card);
    await screen.click("menuitem", action);
  };
  await ask("Set Permissions");
  expect(screen.parts("dialog")).toEqual([screen.part("dialog", `Change role of ${vera.name}`)]);
  await screen.press("{Escape}");
  const isCard = ({ path }: { path: string }) => path.includes("/profile/card/");
  screen.meddle((asked) => (isCard(asked) ? null : new Response("?", { status: 502 })));
  for (const [action, call] of [
    ["Set Notifications", "load_user_subsite_permissions"],
    ["Invite to a subsite", "load_joinable_subsites"],
  ] as const) {
    await ask(action);
    const { path, fields } = screen.sent.at(-1) ?? {};
    expect([action, path]).toEqual([action, `/@crew/ajax/people/action/${call}/`]);
    expect(fields).toMatchObject({ profile_ids: JSON.stringify([vera.id]) });
  }
  screen.meddle(null);
});

it("asks for the role of the person, and before it deletes them [CACT-11] [CACT-16] (long)", async () => {
  const screen = await shown(world, world.olga, "/people/");
  expect(await opens(screen, world.vera, "Change Role")).toContain("Change role of Vera Visser");
  expect(await opens(screen, world.vera, "Delete User")).toContain("Delete Vera Visser?");
});

it("opens what each action says, of the person whose card it is [CACT-02] [CACT-03] [CACT-04] [CACT-07] [CACT-10] [CACT-12] [CACT-15] [CACT-17] [ROUT-29] (long)", async () => {
  const { vera } = world;
  const screen = await shown(world, world.olga, "/people/");
  for (const [action, said] of [
    ["Change Picture", ["Change Profile Picture", "Vera Visser"]],
    ["Set away dates", ["When is Vera Visser away?", "First day"]],
    ["Edit Profile", ["Profile of Vera Visser", "Position"]],
    ["Make Site Owner", ["Promote to Site Owner", "Vera Visser will be able to"]],
    ["Set Groups", ["Groups of Vera Visser"]],
    ["Set Permissions", [`/settings/permissions/${vera.id}/`]],
    ["Send login reminder", ["Send login reminder email", "Only Vera Visser"]],
    ["Impersonate", [`/settings/impersonate/u/${vera.id}/?from=menu&next=%2Fpeople%2F`]],
  ] as const) {
    const opened = await opens(screen, vera, action);
    expect([action, said.filter((each) => !opened.includes(each))]).toEqual([action, []]);
  }
  // A card has a link to the page, the directory an entry.
  await screen.load("/people/");
  await screen.click("button", "Actions for Vera Visser");
  await screen.click("menuitem", "View Profile Page");
  expect(screen.address).toBe(`/profile/p/${vera.id}/`);
});

it("revokes ownership, and invites again who never answered [CACT-08] [CACT-14] (long)", async () => {
  const screen = await shown(world, world.olga, "/people/");
  await set("role = 'owner'", world.ada);
  const revoking = await opens(screen, world.ada, "Revoke Site Ownership");
  expect(revoking).toContain("Revoke Site Ownership Ada Admiraal becomes an administrator.");
  await set("role = 'admin'", world.ada);
  await set("password_hash = null", world.ed);
  await choose(screen, world.ed, "Resend invitation");
  expect(screen.text()).toContain(`${world.ed.email} invited again`);
  await set("password_hash = 'a hash'", world.ed);
});

it("takes somebody out of the subsite that one is in, and of oneself asks whether one leaves [CACT-09] [SUBS-13] (long)", async () => {
  const { ada, vera } = parted;
  const screen = await shown(parted, ada, "/@crew/people/");
  const taken = await opens(screen, vera, "Remove from subsite", "/@crew");
  expect(taken).toContain("Remove Vera Visser? Vera Visser can no longer open Crew.");
  expect(await opens(screen, ada, "Remove from subsite", "/@crew")).toContain("Leave Crew");
  const permissions = await opens(screen, vera, "Set Permissions", "/@crew");
  expect(permissions).toContain("Change role of Vera Visser");
});
