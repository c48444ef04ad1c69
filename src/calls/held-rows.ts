import type { Json } from "#kernel/json.ts";
import { type Tx, run } from "#database/transaction.ts";

/** As many rows as are taken at a time. */
const batch = 200;

/** How many rows of a table name a person in a column. `also` narrows them, in SQL. */
export function countsOf(table: string, column: string, also = "true") {
  return async (personId: number, tx: Tx): Promise<{ count: number }> => {
    const rows = await run<{ count: number }>(
      tx,
      `select count(*)::int as count from ${table} where site_id = $1 and ${column} = $2 and ${also}`,
      [tx.siteId, personId],
    );
    return { count: rows[0]?.count ?? 0 };
  };
}

/**
 * Rows that are there for a person alone: they are taken whole, and given back where the page that they are about, if they name one,
 * still stands. `$1` is the site, `$2` the person.
 */
export function rowsOf(table: string, { about }: { readonly about: "page" | null }) {
  const own = `${table} where site_id = $1 and person_id = $2`;
  const stands =
    about === null ? "true" : `exists (select from page where site_id = $1 and id = kept.page_id)`;
  return {
    batch,
    take: async (personId: number, tx: Tx): Promise<Json> => {
      const rows = await run<{ row: Json }>(
        tx,
        `delete from ${table} where ctid = any(array(select ctid from ${own} limit ${batch}))
         returning to_jsonb(${table}) as row`,
        [tx.siteId, personId],
      );
      return rows.map(({ row }) => row);
    },
    giveBack: async (_personId: number, taken: Json, tx: Tx): Promise<void> => {
      const columns = await givenColumns(table, tx);
      await run(
        tx,
        `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $2::jsonb) kept
         where kept.site_id = $1 and ${stands} on conflict do nothing`,
        [tx.siteId, JSON.stringify(taken)],
      );
    },
  };
}

/** The columns of a table in SQL but for those that Postgres works out from others. */
export async function givenColumns(table: string, tx: Tx): Promise<string> {
  const rows = await run<{ columns: string }>(
    tx,
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0]?.columns ?? "";
}

type Key = Readonly<Record<string, "bigint" | "text">>;

/** Rows that stay and name a person in a column, as who made them: they name nobody until they are given back. `key` is what finds one of the site. */
export function linksOf(table: string, column: string, key: Key = { id: "bigint" }) {
  const names = Object.keys(key);
  const listed = names.map((name) => `'${name}', ${table}.${name}`).join(", ");
  const typed = names.map((name) => `${name} ${key[name]}`).join(", ");
  const same = names.map((name) => `${table}.${name} = taken.${name}`).join(" and ");
  return {
    batch,
    take: async (personId: number, tx: Tx): Promise<Json> => {
      const rows = await run<{ key: Json }>(
        tx,
        `update ${table} set ${column} = null where ctid = any(array(
           select ctid from ${table} where site_id = $1 and ${column} = $2 limit ${batch}))
         returning jsonb_build_object(${listed}) as key`,
        [tx.siteId, personId],
      );
      return rows.map(({ key: each }) => each);
    },
    giveBack: async (personId: number, taken: Json, tx: Tx): Promise<void> => {
      await run(
        tx,
        `update ${table} set ${column} = $2 from jsonb_to_recordset($3::jsonb) as taken (${typed})
         where ${table}.site_id = $1 and ${column} is null and ${same}`,
        [tx.siteId, personId, JSON.stringify(taken)],
      );
    },
  };
}
