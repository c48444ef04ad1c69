import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { startSession } from "#features/sessions/store.ts";
import { type BuiltWorld, openBuiltWorld } from "#testing/built-world.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { actorOf, within } from "#testing/world.ts";

let built: BuiltWorld<SubsiteWorld>;
let cookie: string;
beforeAll(async () => {
  built = await openBuiltWorld(openSubsiteWorld);
  const { world } = built;
  const token = await within(world, actorOf(world, world.ada), (tx) =>
    startSession({ personId: world.ada.id, device: "", address: "" }, new Date(), tx),
  );
  cookie = `atrium_session=${token}`;
}, 600_000);
afterAll(() => built.stop());

const ask = <Row>(text: string, ...values: readonly unknown[]) => {
  const { world } = built;
  return within(world, actorOf(world, world.olga), (tx) => run<Row>(tx, text, [world.siteId, ...values]));
};

/** Ada makes Crew public, or closes it; null where nobody answered. */
async function set(magic: string, isPublic: "yes" | "no"): Promise<boolean | null> {
  const { crew } = built.world;
  const fields = {
    name: "Crew",
    description: "",
    slug: "crew",
    self_join: "no",
    listing: "full",
    archived: "no",
  };
  const answer = await fetch(`${built.url}/-/subsites/settings/${crew.id}/`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ ...fields, public: isPublic, magic }),
  }).catch(() => null);
  return (
    answer && ((await answer.json().catch(() => null)) as { success?: boolean } | null)?.success === true
  );
}

const magicNow = async () => {
  const script = await fetch(`${built.url}/new_magic.js`, { headers: { cookie } });
  return /"([^"]+)"/.exec(await script.text())?.[1] ?? "";
};

type Fate = { isPublic: boolean; opened: number; waiting: number; told: number };
async function fate(): Promise<Fate | undefined> {
  const rows = await ask<Fate>(
    `select is_public as "isPublic", (select count(*)::int from undertaking where site_id = $1 and state = 'done') as opened,
       (select count(*)::int from undertaking where site_id = $1 and state <> 'done') as waiting,
       (select count(*)::int from outbox where site_id = $1 and kind = 'subsite-changed') as told
     from subsite where site_id = $1 and id = $2`,
    built.world.crew.id,
  );
  return rows[0];
}

it("a subsite that is made public is open and recorded, or neither, wherever the server is killed on the way, and once however often", async () => {
  const fates: boolean[] = [];
  let before = await fate();
  for (const after of [4, 16, 40, 100, 250]) {
    const magic = await magicNow();
    const sent = set(magic, "yes");
    await new Promise((resolve) => setTimeout(resolve, after));
    await built.crash();
    const said = await sent;
    const now = await fate();
    const isOpen = now?.isPublic ?? false;
    fates.push(isOpen);
    // Whoever was told that it is done finds it so.
    expect(said === true && !isOpen).toBe(false);
    const one = isOpen ? 1 : 0;
    expect(now).toEqual({
      isPublic: isOpen,
      opened: (before?.opened ?? 0) + one,
      waiting: 0,
      // The settings and the opening tell of themselves.
      told: (before?.told ?? 0) + 2 * one,
    });
    const read = await fetch(`${built.url}/@crew/tides/`, { redirect: "manual" });
    expect(read.status === 200).toBe(isOpen);
    if (isOpen) await set(await magicNow(), "no");
    before = await fate();
    expect(before).toMatchObject({ isPublic: false, waiting: 0 });
  }
  expect(fates).toContain(false);
  expect(await set(await magicNow(), "yes")).toBe(true);
  expect(await fate()).toMatchObject({ isPublic: true, opened: (before?.opened ?? 0) + 1 });
  process.stdout.write(
    `killed on the way: ${fates.map((isOpen) => (isOpen ? "open" : "closed")).join(", ")}\n`,
  );
}, 600_000);
