import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openEmpty } from "#testing/empty.ts";
import { configOf } from "./connection.ts";
import { CannotStart } from "./embedded/cannot-start.ts";
import { migrate } from "./migrate.ts";

let empty: Awaited<ReturnType<typeof openEmpty>>;
let client: pg.Client;
beforeAll(async () => {
  empty = await openEmpty();
  client = new pg.Client(configOf(empty.address));
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await empty.close();
});

const names = async () =>
  (await client.query<{ name: string }>("select name from kysely_migration order by name")).rows.map(
    ({ name }) => name,
  );

it("a database that a newer release has used is refused in a sentence, and stays as it is (long)", async () => {
  await client.query("insert into kysely_migration values ('2031-01-01-flying-cars', '')");
  const before = await names();
  const refused = await migrate(empty.address).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CannotStart);
  expect((refused as Error).message).toBe(
    "This data was last used by a newer Atrium (2031-01-01-flying-cars). Start that release again, or restore a backup of this one.",
  );
  expect(await names()).toEqual(before);
  await client.query("delete from kysely_migration where name = '2031-01-01-flying-cars'");
});

it("a start that changes the database says so before it does, and only then (long)", async () => {
  const said: string[] = [];
  const told = async () => {
    await migrate(empty.address, (line) => said.push(line));
    return said.splice(0);
  };
  expect(await told()).toEqual([]);
  // One that finds its work done can be done once more.
  const undone = "2027-03-29-files-by-size";
  await client.query("delete from kysely_migration where name = $1", [undone]);
  expect(await told()).toEqual(["Bringing the database up to date (1 change)."]);
  expect(await names()).toContain(undone);
});
