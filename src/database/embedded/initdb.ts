import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { commandAs, idsOf } from "./account.ts";
import { program } from "./binaries.ts";
import { CannotStart } from "./cannot-start.ts";
import type { Cluster } from "./cluster.ts";

export const superuser = "atrium_super";

/**
 * Names of the character type in the order of preference. Sorting never depends on them, but the search for similar
 * words does: under plain C it drops every letter outside ASCII.
 */
const characterTypes = ["C.UTF-8", "en_US.UTF-8", "C"];

/** Fills an empty folder that the account owns with a fresh cluster: UTF-8, sorted by code point on every machine. */
export async function runInitdb(cluster: Cluster, folder: string): Promise<void> {
  let complaint = "";
  for (const characterType of characterTypes) {
    complaint = await initdb(cluster, [`--pgdata=${folder}`, `--lc-ctype=${characterType}`]);
    if (complaint === "") return;
    if (!complaint.includes("invalid locale")) break;
  }
  throw new CannotStart(`The database could not be created in ${folder}: ${complaint}`);
}

/** Answers what went wrong, or nothing. */
async function initdb(cluster: Cluster, args: readonly string[]): Promise<string> {
  const all = [
    ...args,
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    `--username=${superuser}`,
    "--auth-local=trust",
    "--auth-host=reject",
    "--no-instructions",
  ];
  const [file, commandArgs] = commandAs(cluster.account, program(cluster.binaries, "initdb"), all);
  const child = spawn(file, commandArgs, {
    ...idsOf(cluster.account),
    ...quietly,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
  return code === 0 ? "" : complaint.trim() || `initdb ended with ${code}`;
}

/** Postgres gets neither our folder nor our environment: PG… variables would bend it, and root's folder may be out of its reach. */
export const quietly = {
  cwd: "/",
  env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, LC_ALL: "C" },
};
