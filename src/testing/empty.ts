import { type Database, type DatabaseAddress, openDatabase } from "#database/connection.ts";
import { copyOf } from "./database-server.ts";

/** A migrated database without any site, for tests of set-up. */
export async function openEmpty(): Promise<{
  database: Database;
  /** For whoever is another process on it. */
  address: DatabaseAddress;
  close(): Promise<void>;
}> {
  const { address, drop } = await copyOf(process.env["ATRIUM_TEST_TEMPLATE"]);
  const database = openDatabase(address, 6);
  return {
    database,
    address,
    close: async () => {
      await database.end();
      await drop();
    },
  };
}
