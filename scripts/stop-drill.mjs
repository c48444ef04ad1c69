// Proves that a stop leaves nothing behind: starts Atrium as a person does (npm start), asks its whole process group to stop
// as soon as it says that it is ready, as a terminal or a service manager does, and counts what still runs.
//   node scripts/stop-drill.mjs --rounds 20              stops at readiness
//   node scripts/stop-drill.mjs --rounds 20 --early      stops at some moment of the start
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ensureBuilt } from "./ensure-built.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "20" },
    early: { type: "boolean", default: false },
    port: { type: "string", default: "0" },
  },
});
const root = fileURLToPath(new URL("..", import.meta.url));
const rounds = Number(options.rounds);
/** How long Postgres may take to end after the last of those who asked it, in milliseconds. */
const patience = 3000;
/** Within how much of a start an early stop comes, in milliseconds. */
const longestStart = 4000;

ensureInstalled(root);
ensureBuilt(root);
const dataFolder = mkdtempSync(path.join(tmpdir(), "atrium-stop-drill-"));
let left = 0;
try {
  for (let round = 1; round <= rounds; round += 1) {
    const found = await stopOnce();
    if (found.isLeft) left += 1;
    console.log(
      `round ${round}: ended after ${found.milliseconds} ms, Postgres ${found.isLeft ? "LEFT" : "gone"}`,
    );
  }
} finally {
  rmSync(dataFolder, { recursive: true, force: true });
}
console.log(`${rounds} stops, ${left} left Postgres behind`);
process.exitCode = left === 0 ? 0 : 1;

async function stopOnce() {
  const npm = spawn("npm", ["start"], {
    cwd: root,
    detached: true,
    env: {
      ...process.env,
      ATRIUM_DATA: dataFolder,
      ATRIUM_LOG: "quiet",
      PORT: options.port,
      HOST: "127.0.0.1",
    },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = once(npm, "exit");
  const group = Number(npm.pid);
  await (options.early ? pause(Math.random() * longestStart) : untilReady(npm));
  const asked = performance.now();
  process.kill(-group, "SIGTERM");
  await ended;
  await untilGroupIsGone(group);
  const milliseconds = Math.round(performance.now() - asked);
  const isLeft = await staysRunning(postmasterPid());
  return { milliseconds, isLeft };
}

async function untilReady(npm) {
  let said = "";
  for await (const piece of npm.stdout) {
    said += piece;
    if (said.includes("Atrium is ready")) return;
  }
  throw new Error(`It ended before it was ready: ${said}`);
}

/** npm may be gone before the server that it started. */
async function untilGroupIsGone(group) {
  while (isAlive(-group)) await pause(20);
}

function postmasterPid() {
  const file = path.join(dataFolder, "postgres", "postmaster.pid");
  if (!existsSync(file)) return null;
  const pid = Math.abs(Number.parseInt(readFileSync(file, "utf8"), 10));
  return isAlive(pid) ? pid : null;
}

/** Whether Postgres outlives those who started it; one that is left is ended before the next round. */
async function staysRunning(pid) {
  for (const end = Date.now() + patience; pid !== null && Date.now() < end; ) {
    if (!isAlive(pid)) return false;
    await pause(50);
  }
  if (pid === null) return false;
  process.kill(pid, "SIGINT");
  while (isAlive(pid)) await pause(50);
  return true;
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}
