// The built product without a site, or after `demo` over the made-up company, for as long as standard input stays open. Prints
// its address and, without a site, the link that sets it up.
import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { onServer, serverForTests, urlIn } from "./database-server.ts";

for (const signal of ["SIGINT", "SIGHUP"] as const) process.on(signal, () => {});
const server = await serverForTests();
const name = `atrium_empty_${randomBytes(6).toString("hex")}`;
await onServer(server.address, `create database ${name}`);
const folder = mkdtempSync(join(tmpdir(), "atrium-empty-"));
const env = {
  ...process.env,
  DATABASE_URL: urlIn(server.address, name),
  ATRIUM_DATA: folder,
  PORT: "0",
};
if (process.argv[2] === "demo")
  spawnSync(process.execPath, ["bin/atrium.mjs", "demo"], { env, stdio: ["ignore", "ignore", "inherit"] });
const child = spawn(process.execPath, ["bin/atrium.mjs"], { env, detached: true });
child.stderr.pipe(process.stderr);
const ended = once(child, "exit");

let stopping: Promise<void> | undefined;
const stop = (): void => {
  stopping ??= end();
};
process.once("SIGTERM", stop);
process.stdin.once("close", stop).once("end", stop).resume();

for await (const line of createInterface({ input: child.stdout })) {
  const port = /ready at http:\/\/[^:]+:(\d+)/.exec(line)?.[1];
  if (port) process.stdout.write(`http://localhost:${port}\n`);
  const link = /Set up your site: (http\S+)/.exec(line)?.[1];
  if (link) process.stdout.write(`${link.replace("127.0.0.1", "localhost")}\n`);
}

async function end(): Promise<void> {
  child.kill("SIGTERM");
  await ended;
  await onServer(server.address, `drop database ${name} with (force)`);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}
