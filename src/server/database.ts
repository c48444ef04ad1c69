import { type Database, type DatabaseAddress, openDatabase } from "#database/connection.ts";
import { startEmbedded } from "#database/embedded/embedded.ts";
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
    await migrate(directUrl);
    const database = openDatabase(url);
    return { database, direct: directUrl, announceWeb: () => {}, stop: () => database.end() };
  }
  const embedded = await startEmbedded({ dataFolder: config.dataFolder, log });
  try {
    await migrate(embedded.address);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  const database = openDatabase(embedded.address);
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
