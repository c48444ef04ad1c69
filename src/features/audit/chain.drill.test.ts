import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { changeRole } from "#features/people/contract.ts";
import { as } from "#testing/as.ts";
import { type BuiltWorld, openBuiltWorld } from "#testing/built-world.ts";
import { toolsOf } from "#testing/command-tools.ts";
import { actorOf, within } from "#testing/world.ts";
import { auditCommands } from "./cli.ts";

/** So many changes are written down; `ATRIUM_AUDITED=20000` for many. */
const changes = Number(process.env["ATRIUM_AUDITED"] ?? 1200);

let built: BuiltWorld;
beforeAll(async () => {
  built = await openBuiltWorld();
}, 600_000);
afterAll(() => built.stop());

const one = async (text: string) => {
  const { world } = built;
  const rows = await within(world, actorOf(world, world.olga), (tx) =>
    run<{ one: number }>(tx, `select ${text} as one`, [tx.siteId]),
  );
  return rows[0]?.one ?? 0;
};
const written = () =>
  one("(select count(*)::int from audit_entry where site_id = $1 and kind = 'role-changed')");

it("the log holds, with each change once and in order, though the server is killed again and again while it writes", async () => {
  const { world } = built;
  const given = { positionals: [], values: { site: "noordervaart.example" } };
  const verified = () => auditCommands[0]?.run(given, toolsOf(world));
  await as(world, world.olga).call(changeRole, { id: world.vera.id, role: "editor" });
  // As the call announces it, so many times that the log takes a while to write them down.
  await within(world, actorOf(world, world.olga), (tx) =>
    run(
      tx,
      `insert into outbox (site_id, kind, facts, doer) select outbox.site_id, kind, facts, doer
       from outbox, generate_series(2, $2) where outbox.site_id = $1 and kind = 'role-changed'`,
      [tx.siteId, changes],
    ),
  );
  const killed: number[] = [];
  const said: string[] = [];
  for (let now = await written(); now < changes; now = await written()) {
    if (killed.length < 3 && now >= (changes * killed.length) / 4) {
      killed.push(now);
      await built.crash();
      said.push((await verified()) ?? "");
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(killed).toHaveLength(3);
  // What stands is whole at any moment, however it ended.
  for (const each of said) expect(each).toContain("The audit log is intact:");
  expect(await verified()).toContain(`The audit log is intact: ${changes} entries, last number ${changes}.`);
  const events = "(select count(distinct event_id)::int from audit_entry where site_id = $1)";
  expect(await one(events)).toBe(changes);
  const unordered = `(select count(*)::int from audit_entry later join audit_entry earlier
    on earlier.site_id = $1 and earlier.place = later.place - 1 and earlier.event_id > later.event_id where later.site_id = $1)`;
  expect(await one(unordered)).toBe(0);
  process.stdout.write(`${changes} changes, killed at ${killed.join(", ")}\n`);
}, 600_000);
