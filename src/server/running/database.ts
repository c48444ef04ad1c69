import { type Database, type DatabaseAddress, openDatabase } from "#database/connection.ts";
import { CannotStart } from "#database/embedded/cannot-start.ts";
import { startEmbedded } from "#database/embedded/embedded.ts";
import { isLost } from "#database/failures.ts";
import { migrate } from "#database/migrate.ts";
import type { Config } from "./config.ts";

export type StartedDatabase = {
  readonly database: Database;
  /** For the line of messages, around a pooler. */
  readonly direct: DatabaseAddress;
  announceWeb(web: { host: string; port: number }): void;
  stop(): Promise<void>;
};

/** The Postgres of DATABASE_URL, else our own in the data folder; migrated and open either way. */
export async function startDatabase(config: Config, log: (line: string) => void): Promise<StartedDatabase> {
  if (config.database) {
    const { url, directUrl } = config.database;
    await migrateWhenUp(directUrl, log);
    const database = openDatabase(url, config.connections);
    return { database, direct: directUrl, announceWeb: () => {}, stop: () => database.end() };
  }
  const embedded = await startEmbedded({ dataFolder: config.dataFolder, log });
  try {
    await migrate(embedded.address, log);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  const database = openDatabase(embedded.address, config.connections);
  return {
    database,
    direct: embedded.address,
    announceWeb: (web) => embedded.announceWeb(web),
    stop: async () => {
      await database.end();
      await embedded.stop();
    },
  };
}

/** How often, and how many times, a start asks for a database that does not answer: a minute. */
const glance = 500;
const looks = 120;

/** Machines start in any order, and a database may be restarted just then: a start waits for it. */
async function migrateWhenUp(address: DatabaseAddress, log: (line: string) => void): Promise<void> {
  for (let look = 1; ; look++) {
    try {
      return await migrate(address, log);
    } catch (error) {
      if (!isLost(error)) throw error;
      if (look === looks)
        throw new CannotStart(
          "The database at DATABASE_URL isn't answering. Check that it is running and that the address is right.",
        );
    }
    if (look === 1) log("Waiting for the database at DATABASE_URL.");
    await new Promise((resolve) => setTimeout(resolve, glance));
  }
}
