import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { configOf } from "#database/connection.ts";
import { inTransaction, run } from "#database/transaction.ts";
import { changeRole } from "#features/people/contract.ts";
import { CommandRefused } from "#kernel/command-line.ts";
import { as } from "#testing/as.ts";
import { toolsOf } from "#testing/command-tools.ts";
import { type World, openWorld } from "#testing/world.ts";
import { hearAudit } from "#testing/audit.ts";
import { auditCommands } from "./cli.ts";
import { auditJobs } from "./jobs.ts";

let world: World;
let owner: pg.Client;
beforeAll(async () => {
  world = await openWorld();
  owner = new pg.Client(configOf(world.address));
  await owner.connect();
  for (const role of ["editor", "member", "editor", "member", "editor", "member"] as const)
    await as(world, world.olga).call(changeRole, { id: world.vera.id, role });
  await hearAudit(world);
});
afterAll(async () => {
  await owner.end();
  await world.close();
});

/** What the command says; a refusal is its sentence. */
async function verified(of: World = world): Promise<string> {
  const given = { positionals: [], values: { site: "noordervaart.example" } };
  try {
    return (await auditCommands[0]?.run(given, toolsOf(of))) ?? "";
  } catch (error) {
    if (!(error instanceof CommandRefused)) throw error;
    return error.message;
  }
}

/** Does something that only who owns the database can, looks, and takes it back. */
async function tampered(text: string): Promise<string> {
  const { rows } = await owner.query("select * from audit_entry order by place");
  await owner.query("alter table audit_entry disable trigger user");
  try {
    await owner.query(text);
    return await verified();
  } finally {
    await owner.query("delete from audit_entry");
    await owner.query(
      "insert into audit_entry select * from jsonb_populate_recordset(null::audit_entry, $1::jsonb)",
      [JSON.stringify(rows.map((row) => ({ ...row, hash: `\\x${row.hash.toString("hex")}` })))],
    );
    await owner.query("alter table audit_entry enable trigger user");
  }
}

it("a log that nobody touched holds, and says the hash of its end", async () => {
  const { rows } = await owner.query(
    "select encode(head_hash, 'hex') as hash from audit_chain where head = 6",
  );
  expect(await verified()).toBe(
    `The audit log is intact: 6 entries, last number 6.\nHash of the last entry: ${rows[0]?.hash}`,
  );
});

it("each value of an entry that is changed is noticed, with its place (long)", async () => {
  const changes = [
    "at = at + interval '1 millisecond'",
    "kind = 'signed-in'",
    "actor_id = 99",
    "actor_name = 'Ada'",
    "as_id = 4",
    "as_name = 'Ada'",
    "target_id = 99",
    "target_name = 'Vera'",
    "page_id = 3",
    "subsite_id = 3",
    `details = '{"role": "owner"}'`,
    "address = '192.0.2.1'",
    "browser = 'Chrome'",
    "event_id = 0",
    "hash = '\\x00'",
  ];
  for (const change of changes)
    expect([change, await tampered(`update audit_entry set ${change} where place = 3`)]).toEqual([
      change,
      "The audit log is broken: entry 3 was changed. The 2 entries before it are intact.",
    ]);
  expect(await verified()).toContain("is intact");
});

it("an entry that is removed is noticed: the first, one between, the last, and all of them", async () => {
  const lost = (place: number, before: number) =>
    `The audit log is broken: entry ${place} is missing. The ${before} ${before === 1 ? "entry before it is" : "entries before it are"} intact.`;
  expect(await tampered("delete from audit_entry where place = 1")).toBe(lost(1, 0));
  expect(await tampered("delete from audit_entry where place = 3")).toBe(lost(3, 2));
  expect(await tampered("delete from audit_entry where place = 6")).toBe(lost(6, 5));
  expect(await tampered("delete from audit_entry")).toBe(lost(1, 0));
});

it("two entries that are swapped are noticed, and one that is added", async () => {
  const swap =
    "update audit_entry set place = 9 where place = 2; update audit_entry set place = 2 where place = 3; update audit_entry set place = 3 where place = 9";
  expect(await tampered(swap)).toContain("entry 2 was changed");
  const add =
    "insert into audit_entry select site_id, 7, -7, at, kind, actor_id, actor_name, as_id, as_name, target_id, target_name, page_id, subsite_id, details, address, browser, hash from audit_entry where place = 6";
  expect(await tampered(add)).toContain("entry 7 was added");
});

it("the server itself can neither change an entry nor remove a young one", async () => {
  const stays = "the entries of the audit log stay as they are";
  const inSite = (text: string) =>
    inTransaction(world.database, { siteId: world.siteId, access: "write" }, (tx) => run(tx, text, []));
  await expect(inSite("update audit_entry set actor_name = 'Ada' where place = 2")).rejects.toThrow(stays);
  await expect(inSite("delete from audit_entry where place = 2")).rejects.toThrow(stays);
});

it("old entries go at night, the chain begins behind them and still holds, and that is logged (long)", async () => {
  const other = await openWorld();
  const client = new pg.Client(configOf(other.address));
  await client.connect();
  const give = (role: "editor" | "member") =>
    as(other, other.olga).call(changeRole, { id: other.vera.id, role });
  for (const role of ["editor", "member"] as const) await give(role);
  await client.query("update outbox set at = now() - interval '731 days'");
  await give("editor");
  await hearAudit(other);
  await tidy(other);
  await hearAudit(other);
  const { rows } = await client.query("select place, kind from audit_entry order by place");
  expect(rows).toEqual([
    { place: 3, kind: "role-changed" },
    { place: 4, kind: "audit-old-removed" },
  ]);
  expect(await verified(other)).toContain("The audit log is intact: 2 entries, last number 4.");
  await client.query("update audit_chain set kept_days = null");
  await client.query("update audit_chain set anchor_hash = '\\x00' where anchor = 2");
  expect(await verified(other)).toContain("entry 3 was changed");
  await client.end();
  await other.close();
});

async function tidy(of: World): Promise<void> {
  await auditJobs[0]?.work({
    now: new Date(),
    eachSite: (step) => inTransaction(of.database, { siteId: of.siteId, access: "write" }, step),
    storage: null as never,
    outgoing: null as never,
    readText: null as never,
    clock: () => new Date(),
    log: () => {},
    ofOneSite: null as never,
    everywhere: async () => {},
  });
}
