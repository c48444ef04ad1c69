import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { expect, it } from "vitest";
import { configOf } from "#database/connection.ts";
import { listeners } from "#server/listeners.ts";
import { openWorld } from "#testing/world.ts";
import { up } from "./2026-11-23-listener-retries.ts";

it("listeners that were one list go on where it had come to, so that nobody is mailed twice (long)", async () => {
  const world = await openWorld();
  const pool = new pg.Pool(configOf(world.address));
  // The database goes as soon as the pool says that it has ended, which may be before its connections have.
  pool.on("error", () => {});
  await pool.query("drop table listener_retry");
  await pool.query("insert into listener_position (listener, xid, id) values ('mail', '4711', 12)");
  await up(new Kysely({ dialect: new PostgresDialect({ pool }) }));
  const { rows } = await pool.query("select listener, xid, id from listener_position order by listener");
  const names = ["guest-mails", "invitation-mails", "reset-mails", "rights-request-mails"];
  expect(rows).toEqual(
    ["guest-mails", "invitation-mails", "mail", "reset-mails", "rights-request-mails"].map((listener) => ({
      listener,
      xid: "4711",
      id: 12,
    })),
  );
  // Those that have come since hear events that were not there before.
  const since = [
    "activity",
    "added-to-subsite-mails",
    "audit",
    "email-change-mails",
    "email-changed-mails",
    "two-step-on-mails",
    "two-step-off-mails",
    "two-step-reset-mails",
    "recovery-code-mails",
    "passkey-added-mails",
    "passkey-removed-mails",
    "feedback-mails",
    "guests-of-drafts",
    "join-mails",
    "join-request-mails",
    "login-reminders",
    "notifications",
    "titles-of-drafts",
    "titles-of-unpublished",
    "undertakings",
  ];
  const former = listeners.map(({ name }) => name).filter((name) => !since.includes(name));
  expect(former.toSorted()).toEqual(names);
  await pool.end();
  await world.close();
});
