import { afterAll, beforeAll, expect, it } from "vitest";
import { type EarlierDatabase, openEarlierDatabase } from "#testing/migrated-database.ts";

let database: EarlierDatabase;
beforeAll(async () => {
  database = await openEarlierDatabase();
});
afterAll(() => database.close());

/** Person 10 was seen and has a session, 11 has a session alone, 12 was seen long ago, 13 never came. */
const before = `
insert into site (id, name, magic_key) overriding system value values (1, 'A', '');
insert into person (site_id, id, email, name, name_key, role, last_seen) overriding system value values
  (1, 10, 'a@a', 'A', 'a', 'member', '2026-11-20Z'), (1, 11, 'b@a', 'B', 'b', 'member', null),
  (1, 12, 'c@a', 'C', 'c', 'member', '2026-11-01Z'), (1, 13, 'd@a', 'D', 'd', 'member', null);
insert into session (site_id, token_hash, person_id, created, last_used) values
  (1, '\\x10', 10, '2026-11-10Z', '2026-11-19Z'), (1, '\\x11', 11, '2026-11-11Z', '2026-11-12Z');
`;

it("whoever has a session or was seen counts as somebody who has signed in, since the earliest that is known (long)", async () => {
  await database.upgrade("2027-01-16-invitation-status", before);
  const day = (column: string) => `to_char(${column} at time zone 'UTC', 'DD') as ${column}`;
  expect(
    await database.read(
      `select id::int as id, ${day("first_seen")}, ${day("last_seen")} from person order by id`,
    ),
  ).toEqual([
    { id: 10, first_seen: "10", last_seen: "20" },
    { id: 11, first_seen: "11", last_seen: "12" },
    { id: 12, first_seen: "01", last_seen: "01" },
    { id: 13, first_seen: null, last_seen: null },
  ]);
});
