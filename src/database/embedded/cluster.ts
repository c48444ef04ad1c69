import { chmodSync, existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Account, chooseAccount, ownerOf } from "./account.ts";
import { type Binaries, findBinaries, majorOf } from "./binaries.ts";
import { CannotStart } from "./cannot-start.ts";
import { runInitdb } from "./initdb.ts";
import { giveTo, reachableBinaries, requireReach } from "./reach.ts";
import { mainSettings, ownSettings } from "./settings.ts";
import { chooseSocketFolder, prepareSocketFolder } from "./socket-folder.ts";

/** The embedded database of one data folder: its files, its programs and who runs them. */
export type Cluster = {
  readonly folder: string;
  readonly socketFolder: string;
  readonly logFile: string;
  readonly binaries: Binaries;
  readonly account: Account;
};

/** Makes the cluster ready to be started, with `initdb` the first time. Refuses data that this Postgres cannot read. */
export async function prepareCluster(dataFolder: string, release: string): Promise<Cluster> {
  const account = chooseAccount();
  requireReach(account, dataFolder);
  const binaries = reachableBinaries(account, findBinaries(), dataFolder);
  const folder = path.join(dataFolder, "postgres");
  const cluster: Cluster = {
    folder,
    socketFolder: chooseSocketFolder(folder),
    logFile: path.join(dataFolder, "postgres.log"),
    binaries,
    account,
  };
  if (existsSync(folder)) requireReadable(cluster);
  else await createCluster(cluster);
  if (cluster.socketFolder !== folder) prepareSocketFolder(cluster.socketFolder, ownerOf(account));
  await writeFile(releaseFile(folder), release);
  return cluster;
}

/** The folder gets its name only when it is whole, so a start that was cut off leaves nothing that looks like data. */
async function createCluster(cluster: Cluster): Promise<void> {
  const fresh = `${cluster.folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  await mkdir(fresh, { mode: 0o700 });
  giveTo(ownerOf(cluster.account), fresh);
  try {
    await runInitdb(cluster, fresh);
    await writeFile(path.join(fresh, "postgresql.conf"), mainSettings);
    await writeFile(path.join(fresh, "own.conf"), ownSettings, { mode: 0o600 });
    giveTo(ownerOf(cluster.account), fresh);
    await rename(fresh, cluster.folder);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    throw error;
  }
}

function requireReadable({ folder, account, binaries }: Cluster): void {
  const owner = ownerOf(account);
  if (statSync(folder).uid !== owner.uid) {
    if (process.getuid?.() !== 0) {
      throw new CannotStart(
        `The data in ${folder} belongs to another account. Start Atrium as that account, or choose another folder with ATRIUM_DATA.`,
      );
    }
    giveTo(owner, folder);
  }
  chmodSync(folder, 0o700);
  const written = readFileSync(path.join(folder, "PG_VERSION"), "utf8").trim();
  if (written === majorOf(binaries)) return;
  const release = existsSync(releaseFile(folder))
    ? readFileSync(releaseFile(folder), "utf8")
    : "that wrote it";
  throw new CannotStart(
    `The data in ${folder} was written by Postgres ${written}; this release of Atrium brings Postgres ${majorOf(binaries)}. ` +
      `Make a backup with Atrium ${release} (atrium backup <file>), and restore it with this one into an empty data folder.`,
  );
}

function releaseFile(folder: string): string {
  return path.join(folder, "atrium-release");
}
