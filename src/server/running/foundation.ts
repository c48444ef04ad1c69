import type { Database } from "#database/connection.ts";
import { type Messages, openMessages } from "#database/messages.ts";
import { sweepIncoming } from "#storage/fresh-file.ts";
import { openStorage } from "#storage/open-storage.ts";
import { storageMark } from "#storage/storage-mark.ts";
import type { Storage } from "#storage/storage.ts";
import type { Config } from "./config.ts";
import { type StartedDatabase, startDatabase } from "./database.ts";
import { setUpUnattended } from "./first-site.ts";
import { demandOneStorage, lineName } from "./one-storage.ts";
import { type Sites, openSites } from "./sites.ts";

/** What the rest of the server stands on. */
export type Foundation = {
  readonly started: StartedDatabase;
  readonly database: Database;
  readonly storage: Storage;
  readonly messages: Messages;
  readonly sites: Sites;
};

/** Opens database, files, messages and sites; refuses a start in which they do not fit together. */
export async function openFoundation(config: Config, log: (line: string) => void): Promise<Foundation> {
  const started = await startDatabase(config, log);
  const { database } = started;
  const storage = openStorage(config);
  const mark = await storageMark(config);
  const messages = await openMessages(started.direct, lineName(mark));
  if (config.database) await demandOneStorage(started.direct, mark, storage.place);
  const sites = await openSites(database);
  await sweepIncoming(storage.incoming, new Date(), true);
  await setUpUnattended({ database, sites, storage }, config);
  return { started, database, storage, messages, sites };
}
