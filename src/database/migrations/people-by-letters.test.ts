import { afterAll, beforeAll, expect, it } from "vitest";
import { type EarlierDatabase, openEarlierDatabase } from "#testing/migrated-database.ts";

let database: EarlierDatabase;
beforeAll(async () => {
  database = await openEarlierDatabase();
});
afterAll(() => database.close());

it("people of before are found by their letters and those of their profiles, of their site and their subsite alone, with the indexes and without them (long)", async () => {
  const { client, upgrade, read } = database;
  await upgrade(
    "2027-03-14-people-by-letters",
    `
    insert into site (id, name, magic_key) overriding system value values (1, 'A', ''), (2, 'B', '');
    insert into subsite (site_id, id, slug) overriding system value values (1, 0, ''), (1, 7, 'crew'), (2, 0, '');
    insert into person (site_id, id, email, name, name_key, role) overriding system value values
      (1, 11, 'ada@a.example', 'Ada', 'ada', 'owner'), (1, 12, 'adam@a.example', 'Adam', 'adam', 'member'), (2, 21, 'ada@b.example', 'Ada', 'ada', 'owner');
    insert into membership (site_id, subsite_id, person_id, role) values (1, 7, 12, 'viewer');
    insert into profile_field (site_id, id, label, kind, icon, place, seen_by, edited_by) overriding system value values
      (1, 31, 'Tools', 'text', '', 1, 'people', 'person'), (1, 32, 'Pay', 'text', '', 2, 'admins', 'admins'), (2, 33, 'Tools', 'text', '', 1, 'people', 'person');
    insert into profile_value (site_id, person_id, field_id, value, sought) values
      (1, 11, 31, 'Crane', 'crane'), (1, 12, 32, 'Crane', 'crane'), (2, 21, 33, 'Crane', 'crane');`,
  );
  const found = async (area: number) =>
    (
      await read(
        `select array_agg(id order by id)::int[] as ids from people_holding(${area}, '{%ada%}', 10) as id`,
      )
    )[0];
  const known = async (fields: string) =>
    (
      await read(
        `select array_agg(id order by id)::int[] as ids from people_known_for('${fields}', '%ran%', 10) as id`,
      )
    )[0];
  for (const isThere of [true, false]) {
    expect(
      await read("select count(*)::int as indexes from pg_indexes where indexname like '%_by_letters'"),
    ).toEqual([{ indexes: isThere ? 3 : 0 }]);
    await client.query("select set_config('atrium.site', '1', false)");
    expect([await found(0), await found(7)]).toEqual([{ ids: [11, 12] }, { ids: [12] }]);
    expect([await known("{31}"), await known("{31,32,33}")]).toEqual([{ ids: [11] }, { ids: [11, 12] }]);
    await client.query("select set_config('atrium.site', '2', false)");
    expect([await found(0), await found(7)]).toEqual([{ ids: [21] }, { ids: null }]);
    expect(await known("{31,33}")).toEqual({ ids: [21] });
    if (isThere)
      await client.query("drop index person_by_letters, membership_by_letters, profile_value_by_letters");
  }
});
