import { Kysely, PostgresDialect } from "kysely";
import { expect, it } from "vitest";
import { openEmpty } from "#testing/empty.ts";
import { up } from "./2026-11-23-site-hosts.ts";

it.each([
  [
    ["https://Intranet.example.org:8443", "https://wadden.example"],
    ["intranet.example.org 1", "wadden.example 2"],
  ],
  [["http://127.0.0.1:8080", null], ["127.0.0.1 1"]],
  [
    ["http://[::1]:8080", "https://a.example"],
    ["[::1] 1", "a.example 2"],
  ],
  [["https://alone.example"], []],
])("sites at %j without a host are given %j (long)", async (addresses, expected) => {
  const empty = await openEmpty();
  try {
    for (const [index, address] of addresses.entries())
      await empty.database.pool.query(
        "insert into site (id, name, address, magic_key) overriding system value values ($1, 'A site', $2, '')",
        [index + 1, address],
      );
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: empty.database.pool }) });
    await up(db);
    await up(db);
    const { rows } = await empty.database.pool.query<{ found: string }>(
      "select host || ' ' || site_id as found from site_host order by site_id",
    );
    expect(rows.map(({ found }) => found)).toEqual(expected);
  } finally {
    await empty.close();
  }
});
