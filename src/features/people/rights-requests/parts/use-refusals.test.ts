import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { insertGroup } from "#features/people/groups/store.ts";
import { addPerson } from "#features/people/store.ts";
import { noteSample } from "#features/starting/store.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { tagNamed, taggedPage } from "#testing/tags.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
let pageId: number;
let tagId: number;
/** Has not set a password yet. */
const invited = "Ina Immers";
beforeAll(async () => {
  world = await openWorld("a hash");
  await madeSample();
  await madeTagged();
  await within(world, actorOf(world, world.olga), async (tx) => {
    await addPerson({ name: invited, email: "ina@elders.example", role: "member", passwordHash: null }, tx);
    await insertGroup("Sales", tx);
  });
});
afterAll(() => world.close());

const becomes = (who: WorldPerson, role: string) =>
  within(world, actorOf(world, world.olga), (tx) =>
    run(tx, "update person set role = $2 where id = $1", [who.id, role]),
  );

/** A page at /sample/ that came with the site. */
async function madeSample(): Promise<void> {
  const title = "Sample";
  const id = await madePage(world, title, { slug: "sample" });
  await within(world, actorOf(world, world.olga), async (tx) => {
    const [row] = await run<{ versionId: number }>(
      tx,
      'select version_id::int as "versionId" from page where id = $1',
      [id],
    );
    await noteSample({ id, versionId: row?.versionId ?? 0, title }, tx);
  });
}

/** A page of Ed's with a tag, and their numbers. */
async function madeTagged(): Promise<void> {
  pageId = await taggedPage(world, world.ed, { title: "Tagged", tags: ["rope"] });
  tagId = await tagNamed(world, "rope");
}

async function nothing(): Promise<void> {}

async function addition(screen: Screen): Promise<void> {
  await screen.click("button", "Add");
  await screen.type(/^Name/, "Bo Bos");
  await screen.type(/^Email/, "bo@elders.example");
  await screen.type(/^Password/, "zeehondjes");
}

async function invitation(screen: Screen): Promise<void> {
  await screen.click("button", "Invite");
  await screen.type(/^Email addresses/, "bo@elders.example");
}

const ofVera = (entry: string) => async (screen: Screen) => {
  await screen.click("button", `Actions for ${world.vera.name}`);
  await screen.click("menuitem", entry);
};
const removal = ofVera("Delete User");

const ofSeveral = (button: string) => async (screen: Screen) => {
  await screen.click("button", "Select");
  await screen.click("checkbox", `Select ${world.vera.name}`);
  await screen.click("button", button, screen.part("region", "Selected people"));
};

async function again(screen: Screen): Promise<void> {
  await screen.click("button", `Actions for ${invited}`);
  await screen.click("menuitem", "Resend invitation");
}

async function newGroup(screen: Screen): Promise<void> {
  await screen.click("button", "New group");
  await screen.type("Name", "Crew");
}

const ofGroup = (entry: string) => async (screen: Screen) => {
  await screen.click("button", "Actions for Sales");
  await screen.click("menuitem", entry);
};

async function groupOfVera(screen: Screen): Promise<void> {
  await screen.click("checkbox", "Sales");
}

it("a refusal that offers rights opens the dialog of those, from a list and in a dialog that stays [ROLE-20] [ROLE-21] [ROLE-23] [ROLE-27]", async () => {
  const screen = await shown(world, world.olga, "/people/");
  const refuse = (offer: string, error: string) =>
    screen.meddle(() =>
      Response.json({ success: false, error }, { status: 403, headers: { "x-offer": offer } }),
    );
  const said = (title: string) => screen.text(screen.part("dialog", title));
  refuse("editor", "Sorry, only editors can do this.");
  await again(screen);
  expect(said("Editors only")).toContain("Sorry, only editors can do this. Request editor rights");
  await screen.click("button", "OK");
  await ofVera("Change Role")(screen);
  refuse("owner", "Sorry, only site owners can do this.");
  await screen.click("button", "Save role");
  expect(said("No site ownership")).toContain("Sorry, only site owners can do this. Request site ownership");
  await screen.click("button", "OK");
  expect(screen.part("dialog", `Change role of ${world.vera.name}`)).toBeDefined();
  screen.meddle(null);
});

it.each([
  ["adds somebody", "/people/", addition, "Add person"],
  ["invites somebody", "/people/", invitation, "Send invitations"],
  ["deletes somebody", "/people/", removal, null],
  ["deletes somebody at their address", "/settings/people/delete/{vera}/", nothing, "Delete user"],
  ["invites somebody again", "/people/", again, null],
  ["changes a role", "/people/", ofVera("Change Role"), "Save role"],
  ["edits somebody's profile", "/people/", ofVera("Edit Profile"), null],
  ["changes somebody's picture", "/people/", ofVera("Change Picture"), null],
  ["changes the role of several", "/people/", ofSeveral("Role"), null],
  ["invites several again", "/people/", ofSeveral("Resend invitation"), null],
  ["says that somebody is away", "/people/", ofVera("Set away dates"), null],
  ["reminds somebody to sign in", "/people/", ofVera("Send login reminder"), null],
  ["makes a group", "/people/groups/", newGroup, "Create group"],
  ["renames a group", "/people/groups/", ofGroup("Rename"), "Save"],
  ["changes who is in a group", "/people/groups/", ofGroup("Add or remove people"), "Save"],
  ["deletes a group", "/people/groups/", ofGroup("Delete"), null],
  ["changes somebody's groups", "/people/#setgroups-{vera}", groupOfVera, "Save"],
  ["changes the site", "/settings/site/", nothing, "Save"],
  ["removes the samples", "/sample/", nothing, "Remove all sample pages"],
] as const)(
  "somebody who %s without the rights by now is told that only administrators can, and may ask for it [ROLE-19] (long)",
  async (_, address, begin, button) => {
    const screen = await shown(world, world.ada, address.replace("{vera}", String(world.vera.id)));
    await becomes(world.ada, "editor");
    await begin(screen);
    if (button) await screen.click("button", button);
    await becomes(world.ada, "admin");
    expect(screen.part("dialog", "No admin permissions")).toBeDefined();
    expect(screen.text(screen.part("dialog"))).toContain("Sorry, only administrators can do this.");
    expect(screen.part("link", "Request administrator rights")).toBeDefined();
  },
);

it("whoever lost the rights while the dialog was open is told so when they delete somebody [ROLE-19] (long)", async () => {
  const screen = await shown(world, world.ada, "/people/");
  await removal(screen);
  await becomes(world.ada, "editor");
  await screen.click("button", "Delete user", screen.part("dialog"));
  await becomes(world.ada, "admin");
  const dialog = screen.part("dialog", "No admin permissions");
  expect(screen.text(dialog)).toContain("Sorry, only administrators can do this.");
  expect(screen.names("link", dialog)).toEqual(["Request administrator rights"]);
});

async function titled(screen: Screen): Promise<void> {
  await screen.type(/^Title/, "Mine");
}

async function options(screen: Screen, entry: string): Promise<void> {
  await screen.click("button", "Options for rope");
  await screen.click("menuitem", entry);
}

async function renaming(screen: Screen): Promise<void> {
  await options(screen, "Rename");
  await screen.type("Name", "mine");
}

async function deleting(screen: Screen): Promise<void> {
  await options(screen, "Delete");
}

it.each([
  ["makes a page", "/new/", titled, "Create page"],
  ["copies a page", "/page/copy/{page}/0/", titled, "Create copy"],
  ["renames a tag", "/pages/tag/{tag}/", renaming, "Rename"],
  ["deletes a tag", "/pages/tag/{tag}/", deleting, null],
] as const)(
  "somebody who %s and is no editor by now is told that only editors can, and may ask for it [ROLE-21] (long)",
  async (_, address, begin, button) => {
    const path = address.replace("{page}", String(pageId)).replace("{tag}", String(tagId));
    const screen = await shown(world, world.ed, path);
    await becomes(world.ed, "member");
    await begin(screen);
    if (button) await screen.click("button", button);
    await becomes(world.ed, "editor");
    const dialog = screen.part("dialog", "Editors only");
    expect(screen.text(dialog)).toContain("Sorry, only editors can do this.");
    expect(screen.names("link", dialog)).toEqual(["Request editor rights"]);
  },
);

it.each([
  [
    "of the menu",
    "ed",
    "member",
    async (screen: Screen) => {
      await screen.click("button", "Edit menu");
      await screen.click("button", "Pages", screen.part("region", "Edit menu"));
      await screen.click("menuitem", "Move earlier");
    },
    "/pages/",
    ["Editors only", "Sorry, only editors can do this.", "Request editor rights"],
  ],
  [
    "of the theme",
    "olga",
    "admin",
    (screen: Screen) => screen.click("radio", "Red"),
    "/settings/theme/",
    ["No site ownership", "Sorry, only site owners can do this.", "Request site ownership"],
  ],
  [
    "to subsites",
    "ada",
    "editor",
    (screen: Screen) => screen.click("button", "Turn on subsites"),
    "/settings/site/",
    ["No admin permissions", "Sorry, only administrators can do this.", "Request administrator rights"],
  ],
] as const)(
  "a change %s that somebody without the rights by now saves is refused in the dialog, and stays [ROLE-20] [ROLE-21] (long)",
  async (_, name, role, change, address, said) => {
    const who = world[name];
    const screen = await shown(world, who, address);
    await change(screen);
    await becomes(who, role);
    await screen.click(
      "button",
      /^(Save|Turn on subsites)$/,
      screen.parts("dialog")[0] ?? screen.document.body,
    );
    await becomes(who, who.role);
    const [title, sentence, link] = said;
    expect(screen.text(screen.part("dialog", title))).toContain(sentence);
    expect(screen.names("link", screen.part("dialog"))).toEqual([link]);
    await screen.click("button", "OK");
    expect(screen.parts("button", /^(Save|Turn on subsites)$/)).not.toEqual([]);
  },
);

const saved = (screen: Screen) => screen.click("button", "Save", screen.part("main"));

it.each([
  [
    "asks for a second step",
    "/settings/site/",
    (screen: Screen) => screen.choose("Required for", "Everyone"),
  ],
  ["allows passkeys", "/settings/site/", (screen: Screen) => screen.click("switch", "Allow passkeys")],
  [
    "shows birthdays",
    "/settings/site/",
    (screen: Screen) => screen.click("switch", "Show birthdays and anniversaries"),
  ],
  ["hides the first steps", "/", (screen: Screen) => screen.click("button", "Hide first steps")],
  ["says who may join", "/settings/joining/", saved],
] as const)(
  "somebody who %s without owning the site by now is told that only site owners can, and may ask for it [ROLE-20] (long)",
  async (_, address, change) => {
    const screen = await shown(world, world.olga, address);
    await becomes(world.olga, "admin");
    await change(screen);
    await becomes(world.olga, "owner");
    const dialog = screen.part("dialog", "No site ownership");
    expect(screen.text(dialog)).toContain("Sorry, only site owners can do this.");
    expect(screen.names("link", dialog)).toEqual(["Request site ownership"]);
  },
);
