import { createHash } from "node:crypto";
import { chmodSync, chownSync, lstatSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { CannotStart } from "./cannot-start.ts";

/** The port is part of the socket's name; nothing listens on the network. */
export const socketPort = 5432;

/** The kernel's limit for the address of a unix socket, in bytes. */
const longestSocketPath = 107;

/** Where the socket lies: in the cluster's own folder (only its owner enters), or in a short one when that path is too long. */
export function chooseSocketFolder(clusterFolder: string, temporary = tmpdir()): string {
  if (fits(clusterFolder)) return clusterFolder;
  const name = `atrium-${createHash("sha256").update(clusterFolder).digest("hex").slice(0, 16)}`;
  const short = [temporary, "/tmp"].map((folder) => path.join(folder, name)).find(fits);
  return short ?? path.join("/tmp", name);
}

/** Makes the short folder; refuses one that somebody else put there first, since whoever owns it could listen in. */
export function prepareSocketFolder(folder: string, owner: { uid: number; gid: number }): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const own = [process.getuid?.() ?? 0, owner.uid].includes(found.uid);
  if (!found.isDirectory() || !own)
    throw new CannotStart(
      `The folder ${folder} belongs to another user. Remove it, or choose a shorter data folder with ATRIUM_DATA.`,
    );
  chmodSync(folder, 0o700);
  if (found.uid !== owner.uid) chownSync(folder, owner.uid, owner.gid);
}

function fits(folder: string): boolean {
  return Buffer.byteLength(path.join(folder, `.s.PGSQL.${socketPort}`)) <= longestSocketPath;
}
