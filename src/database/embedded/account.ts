import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { CannotStart } from "./cannot-start.ts";

/**
 * Whom Postgres runs as, since it refuses root. `self`: whoever runs Atrium. `namespace`: root, mapped to an ordinary
 * id in a user namespace, so files stay root's and every folder stays reachable. `other`: an ordinary account.
 */
export type Account =
  | { readonly kind: "self" }
  | { readonly kind: "namespace"; readonly name: string; readonly uid: number; readonly gid: number }
  | { readonly kind: "other"; readonly name: string; readonly uid: number; readonly gid: number };

export function chooseAccount(): Account {
  if (process.getuid?.() !== 0) return { kind: "self" };
  const ordinary = ordinaryAccount(readFileSync("/etc/passwd", "utf8"));
  if (!ordinary) {
    throw new CannotStart(
      "Postgres doesn't run as root, and this machine has no other account. Start Atrium as an ordinary user.",
    );
  }
  const namespace: Account = { kind: "namespace", ...ordinary };
  const trial = spawnSync(...commandAs(namespace, "true", []), { stdio: "ignore" });
  return trial.status === 0 ? namespace : { kind: "other", ...ordinary };
}

/** The command line that runs a program as this account; with `idsOf` in the options of spawn. */
export function commandAs(account: Account, file: string, args: readonly string[]): [string, string[]] {
  if (account.kind !== "namespace") return [file, [...args]];
  const map = ["--user", `--map-user=${account.uid}`, `--map-group=${account.gid}`];
  return ["unshare", [...map, "--", file, ...args]];
}

export function idsOf(account: Account): { uid?: number; gid?: number } {
  return account.kind === "other" ? { uid: account.uid, gid: account.gid } : {};
}

/** Who owns the files of the cluster on disk. */
export function ownerOf(account: Account): { uid: number; gid: number } {
  if (account.kind === "other") return { uid: account.uid, gid: account.gid };
  return { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
}

type Ordinary = { name: string; uid: number; gid: number };

/** initdb looks its id up by name, so the id must be one that the machine knows. */
export function ordinaryAccount(passwd: string): Ordinary | undefined {
  const accounts = passwd
    .split("\n")
    .map((line) => line.split(":"))
    .map(([name = "", , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ name, uid, gid }) => name !== "" && uid > 0 && gid > 0);
  const named = (wanted: string) => accounts.find(({ name }) => name === wanted);
  return named("postgres") ?? named("nobody") ?? accounts[0];
}
