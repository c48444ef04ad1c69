import { afterAll, beforeAll, expect, it } from "vitest";
import { checkUndertakings } from "#doctor/undertakings.ts";
import { type EarlierDatabase, openEarlierDatabase } from "#testing/migrated-database.ts";

let database: EarlierDatabase;
beforeAll(async () => {
  database = await openEarlierDatabase();
});
afterAll(() => database.close());

const before = `
insert into site (id, name, magic_key) overriding system value values (1, 'A', '');
insert into subsite (site_id, id, slug) overriding system value values (1, 0, '');
insert into person (site_id, id, email, name, name_key, role) overriding system value values (1, 5, 'a@b.example', 'A', 'a', 'owner');
`;

it("a site of before begins with no undertakings, and theirs outlive who began them (long)", async () => {
  const { client, read, upgrade } = database;
  await upgrade("2026-12-15-undertakings", before);
  expect(await read("select from undertaking")).toEqual([]);
  const begin = (state: string, ended: string) =>
    client.query(
      `insert into undertaking (site_id, kind, person_id, acting_id, input, state, total, began, moved, ended)
       values (1, 'x', 5, 5, '{}', $1, 2, now(), now(), ${ended})`,
      [state],
    );
  await expect(begin("running", "now()")).rejects.toThrow("undertaking_check");
  await expect(begin("done", "null")).rejects.toThrow("undertaking_check");
  await begin("running", "null");
  await client.query(
    "insert into undertaking_item (site_id, undertaking_id, place, name, data) select 1, id, 0, 'A', 'null' from undertaking",
  );
  expect((await checkUndertakings(client)).state).toBe("well");
  await client.query("update undertaking set moved = now() - interval '2 hours'");
  expect(await checkUndertakings(client)).toMatchObject({
    state: "wrong",
    what: "1 background task has not moved for an hour.",
  });
  await client.query("delete from person where id = 5");
  expect(await read("select person_id, acting_id from undertaking")).toEqual([
    { person_id: null, acting_id: null },
  ]);
  await client.query("delete from undertaking");
  expect(await read("select from undertaking_item")).toEqual([]);
});
