import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { noteSample } from "#features/starting/store.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
  await madeSample();
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

async function removal(screen: Screen): Promise<void> {
  await screen.click("button", `Actions for ${world.vera.name}`);
  await screen.click("menuitem", "Delete User");
}

it.each([
  ["adds somebody", "/people/", addition, "Add person"],
  ["invites somebody", "/people/", invitation, "Send invitations"],
  ["deletes somebody", "/people/", removal, null],
  ["changes the site", "/settings/site/", nothing, "Save"],
  ["removes the samples", "/sample/", nothing, "Remove all sample pages"],
] as const)(
  "somebody who %s without the rights by now is told that only administrators can, and may ask for it [ROLE-19]",
  async (_, address, begin, button) => {
    const screen = await shown(world, world.ada, address);
    await becomes(world.ada, "editor");
    await begin(screen);
    if (button) await screen.click("button", button);
    await becomes(world.ada, "admin");
    expect(screen.part("dialog", "No admin permissions")).toBeDefined();
    expect(screen.text(screen.part("dialog"))).toContain("Sorry, only administrators can do this.");
    expect(screen.part("link", "Request administrator rights")).toBeDefined();
  },
);
