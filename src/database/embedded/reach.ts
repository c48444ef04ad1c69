import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  lchownSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import path from "node:path";
import { type Account, idsOf } from "./account.ts";
import { type Binaries, program } from "./binaries.ts";
import { CannotStart } from "./cannot-start.ts";

/** Another account must be able to enter the data folder; a namespace and oneself always can. */
export function requireReach(account: Account, dataFolder: string): void {
  if (account.kind !== "other") return;
  const mode = statSync(dataFolder).mode & 0o777;
  if ((mode & 0o001) === 0) chmodSync(dataFolder, mode | 0o011);
  const visit = spawnSync("sh", ["-c", 'cd "$0"', dataFolder], {
    ...idsOf(account),
    cwd: "/",
    stdio: "ignore",
  });
  if (visit.status === 0) return;
  throw new CannotStart(
    `Postgres doesn't run as root. User namespaces are forbidden here, and the account ${account.name} can't enter ${dataFolder}. ` +
      "There are two ways out: set ATRIUM_DATA to a folder that other accounts can enter (such as /var/lib/atrium), " +
      "or start Atrium as an ordinary user.",
  );
}

/** The programs, copied into the data folder when they lie where the account cannot reach them. */
export function reachableBinaries(account: Account, binaries: Binaries, dataFolder: string): Binaries {
  if (account.kind !== "other" || runsAs(account, binaries)) return binaries;
  const copy = { ...binaries, folder: path.join(dataFolder, `postgres-${binaries.version}`) };
  if (!existsSync(copy.folder)) {
    rmSync(`${copy.folder}.new`, { recursive: true, force: true });
    cpSync(binaries.folder, `${copy.folder}.new`, { recursive: true, verbatimSymlinks: true });
    chmodSync(`${copy.folder}.new`, 0o755);
    renameSync(`${copy.folder}.new`, copy.folder);
  }
  return copy;
}

/** Hands a folder and all in it to an owner. */
export function giveTo(owner: { uid: number; gid: number }, folder: string): void {
  lchownSync(folder, owner.uid, owner.gid);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory()) giveTo(owner, inside);
    else lchownSync(inside, owner.uid, owner.gid);
  }
}

function runsAs(account: Account, binaries: Binaries): boolean {
  const trial = spawnSync(program(binaries, "postgres"), ["--version"], {
    ...idsOf(account),
    cwd: "/",
    stdio: "ignore",
  });
  return trial.status === 0;
}
