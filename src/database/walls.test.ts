import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type World, openWorld } from "#testing/world.ts";
import { tablesWithoutWall } from "./walls.ts";

let world: World;
let owner: pg.Client;
let tables: string[];
beforeAll(async () => {
  world = await openWorld();
  owner = new pg.Client(world.address);
  await owner.connect();
  tables = await names(`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`);
});
afterAll(async () => {
  await owner.end();
  await world.close();
});

async function names(query: string): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(query);
  return rows.map(({ name }) => name);
}

const exempt: readonly string[] = tablesWithoutWall;
const walled = () => tables.filter((table) => !exempt.includes(table));

describe("every table", () => {
  it("has a wall, or stands in the list of those without", async () => {
    const withWall =
      await names(`select relname as name from pg_class join pg_policy on polrelid = pg_class.oid
      where relrowsecurity and polname = 'site_wall' and polcmd = '*'
        and pg_get_expr(polqual, polrelid) = '(site_id = atrium_site())'
        and pg_get_expr(polwithcheck, polrelid) = '(site_id = atrium_site())' order by 1`);
    expect(withWall).toEqual(walled());
    expect(exempt.filter((table) => !tables.includes(table))).toEqual([]);
  });

  it("with a wall has a key that begins with its site", async () => {
    const keyed = await names(`select relname as name from pg_class join pg_index on indrelid = pg_class.oid
      join pg_attribute on attrelid = pg_class.oid and attnum = indkey[0]
      where indisprimary and attname = 'site_id' and relnamespace = 'public'::regnamespace order by 1`);
    expect(walled().filter((table) => !keyed.includes(table))).toEqual([]);
  });

  it("carries the site in its foreign keys, so that no row can point to another site's", async () => {
    const wrong = await names(`select conrelid::regclass || ' ' || conname as name from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select from pg_attribute mine join pg_attribute theirs on theirs.attrelid = confrelid
          and theirs.attnum = confkey[array_position(conkey, mine.attnum)]
        where mine.attrelid = conrelid and mine.attnum = any(conkey) and mine.attname = 'site_id'
          and theirs.attname in ('site_id', 'id')
          and (theirs.attname = 'site_id' or confrelid = 'site'::regclass))`);
    expect(wrong).toEqual([]);
  });
});

it("a subsite's number is given by the database alone, so that no two sites have one in common", async () => {
  const at = (siteId: number, columns: string, values: string) =>
    owner.query(`insert into subsite (site_id, ${columns}) values (${siteId}, ${values}) returning id::int`);
  const [first, second] = [
    await at(world.siteId, "slug", "'crew'"),
    await at(world.other.siteId, "slug", "'crew'"),
  ];
  expect(first.rows[0].id).not.toBe(second.rows[0].id);
  await expect(at(world.other.siteId, "id, slug", `${first.rows[0].id}, 'other'`)).rejects.toThrow(
    "non-DEFAULT",
  );
  await expect(at(world.siteId, "slug", "''")).rejects.toThrow("check constraint");
  await owner.query("delete from subsite where slug <> ''");
});

describe("the running role", () => {
  it("owns nothing and may not go around the wall", async () => {
    const { rows } = await owner.query(
      "select rolsuper, rolbypassrls, rolcanlogin from pg_roles where rolname = 'atrium_app'",
    );
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcanlogin: false }]);
    expect(
      await names("select relname as name from pg_class where relowner = 'atrium_app'::regrole"),
    ).toEqual([]);
  });

  it("cannot read any walled table before it has named its site (long)", async () => {
    for (const table of walled())
      await expect(world.database.pool.query(`select count(*) from "${table}"`), table).rejects.toThrow(
        /atrium\.site|bigint/,
      );
  });

  it("sees only its own site, and cannot write into another (long)", async () => {
    const client = await world.database.pool.connect();
    try {
      for (const table of walled()) {
        await client.query(`begin; set local atrium.site = '${world.siteId}'`);
        const { rows } = await client.query(`select distinct site_id from "${table}"`);
        expect(
          rows.filter(({ site_id }: { site_id: number }) => site_id !== world.siteId),
          table,
        ).toEqual([]);
        await client.query("rollback");
      }
      await client.query(`begin; set local atrium.site = '${world.siteId}'`);
      const insert =
        "insert into folder (site_id, subsite_id, parent_id, name, name_key) values ($1, 0, null, 'x', 'x')";
      await expect(client.query(insert, [world.other.siteId])).rejects.toThrow(/row-level security/);
      await client.query("rollback");
    } finally {
      client.release();
    }
  });
});
