// Proves that nothing answered is lost: kills the server, or its Postgres, without warning while folders are created over
// HTTP, and looks for every acknowledged one afterwards.
//   node scripts/kill-drill.mjs --rounds 20              kills the server
//   node scripts/kill-drill.mjs --rounds 20 --database   kills Postgres under the running server
//   node scripts/kill-drill.mjs --rounds 20 --typing     two people type into one page meanwhile, key by key
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ensureBuilt } from "./ensure-built.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { openTyping } from "./typing-drill.mjs";
import { Visitor } from "./visitor.mjs";

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "20" },
    database: { type: "boolean", default: false },
    typing: { type: "boolean", default: false },
    port: { type: "string" },
  },
});
const rounds = Number(options.rounds);
const root = fileURLToPath(new URL("..", import.meta.url));
const callers = 4;
/** How long the server, or a call, may take to come back, in milliseconds. */
const patience = 30_000;
/** How long callers write before the blow, in milliseconds. */
const shortest = 150;
const longest = 600;

ensureInstalled(root);
ensureBuilt(root);
const dataFolder = mkdtempSync(path.join(tmpdir(), "atrium-drill-"));
const port = Number(options.port ?? (await freePort()));
const owner = {
  email: process.env.ATRIUM_OWNER_EMAIL || "owner@example.org",
  password: process.env.ATRIUM_OWNER_PASSWORD || "kept through every crash",
};
let server = startServer();
let failed = false;
try {
  failed = !(await (options.typing ? typingDrill() : drill()));
} catch (error) {
  failed = true;
  console.error(error.message);
} finally {
  await stopServer();
  if (failed) console.error(`The data stays in ${dataFolder}.`);
  else rmSync(dataFolder, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;

/** Answers whether every acknowledged folder is there and the server came back each time. */
async function drill() {
  const visitor = await signIn();
  const parent = (await visitor.folders())[0]?.id;
  if (parent === undefined) throw new Error("The fresh site has no main folder.");
  const acknowledged = new Map();
  const recoveries = [];
  for (let round = 1; round <= rounds; round += 1) {
    const before = acknowledged.size;
    const stop = new AbortController();
    const work = writeFolders({ visitor, parent, round, acknowledged, signal: stop.signal });
    await pause(shortest + Math.random() * (longest - shortest));
    const blow = performance.now();
    if (options.database) {
      process.kill(postmasterPid(), "SIGKILL");
      await calledAgain(visitor, { parent, round, acknowledged });
    } else {
      await killServer();
      server = startServer();
      await answersAgain(visitor);
    }
    recoveries.push(performance.now() - blow);
    stop.abort();
    await work;
    const missing = missingFrom(await visitor.folders(), acknowledged);
    const fresh = acknowledged.size - before;
    console.log(
      `round ${round}: ${fresh} acknowledged, ${missing.length} missing, back after ${Math.round(recoveries.at(-1))} ms`,
    );
    if (missing.length > 0) {
      console.error(`Lost: ${missing.slice(0, 20).join(", ")}`);
      return false;
    }
  }
  console.log(
    `${rounds} rounds, ${acknowledged.size} folders acknowledged, 0 missing, ` +
      `slowest return ${Math.round(Math.max(...recoveries))} ms`,
  );
  return acknowledged.size > 0;
}

/** Answers whether every key that was acknowledged to one of two writers is in the draft after every blow. */
async function typingDrill() {
  const typing = await openTyping(await signIn(), await signIn());
  let slowest = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const before = typing.acknowledged();
    await pause(shortest + Math.random() * (longest - shortest));
    const blow = performance.now();
    if (options.database) process.kill(postmasterPid(), "SIGKILL");
    else {
      await killServer();
      server = startServer();
    }
    await untilItSucceeds("Typing", () => typing.goesOn());
    slowest = Math.max(slowest, performance.now() - blow);
    const missing = await typing.missing();
    console.log(
      `round ${round}: ${typing.acknowledged() - before} keys acknowledged, ${missing.length} missing, back after ${Math.round(performance.now() - blow)} ms`,
    );
    if (missing.length > 0) {
      console.error(`Lost: ${missing.slice(0, 20).join(", ")}`);
      return false;
    }
  }
  await typing.stop();
  console.log(
    `${rounds} rounds, ${typing.acknowledged()} keys acknowledged, 0 missing, slowest return ${Math.round(slowest)} ms`,
  );
  return typing.acknowledged() > 0;
}

/** Several callers create folders one after another until told to stop; a call without an answer promises nothing. */
async function writeFolders({ visitor, parent, round, acknowledged, signal }) {
  const caller = async (number) => {
    for (let n = 1; !signal.aborted; n += 1) {
      const name = `round ${round} caller ${number} folder ${n}`;
      const created = await visitor.createFolder(parent, name).catch(() => undefined);
      if (created?.success) acknowledged.set(created.id, created.name);
      else await pause(20);
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, number) => caller(number + 1)));
}

/** Waits until the server, whose Postgres has just been killed, acknowledges a change again. */
async function calledAgain(visitor, { parent, round, acknowledged }) {
  const giveUp = Date.now() + patience;
  for (let attempt = 1; Date.now() < giveUp; attempt += 1) {
    const name = `round ${round} after the blow ${attempt}`;
    const created = await visitor.createFolder(parent, name).catch(() => undefined);
    if (created?.success) return void acknowledged.set(created.id, created.name);
    await pause(20);
  }
  throw new Error(`No call was answered within ${patience / 1000} s after Postgres was killed.`);
}

function missingFrom(folders, acknowledged) {
  const present = new Map(folders.map(({ id, name }) => [id, name]));
  return [...acknowledged].filter(([id, name]) => present.get(id) !== name).map(([, name]) => name);
}

async function signIn() {
  const visitor = new Visitor(`http://127.0.0.1:${port}`);
  await untilItSucceeds("Signing in", () => visitor.signIn(owner));
  return visitor;
}

/** Waits for the server started anew; the person stays signed in, since sessions are kept as well. */
function answersAgain(visitor) {
  return untilItSucceeds("Reading the folders", () => visitor.folders());
}

async function untilItSucceeds(what, attempt) {
  const giveUp = Date.now() + patience;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
      if (Date.now() > giveUp) throw new Error(`${what} does not succeed: ${error.message}`);
      await pause(50);
    }
  }
}

function startServer() {
  const environment = {
    ...process.env,
    PORT: String(port),
    HOST: "127.0.0.1",
    ATRIUM_DATA: dataFolder,
    ATRIUM_OWNER_EMAIL: owner.email,
    ATRIUM_OWNER_PASSWORD: owner.password,
    ATRIUM_SITE_NAME: "Kill drill",
  };
  for (const name of ["DATABASE_URL", "DATABASE_DIRECT_URL", "ATRIUM_URL", "SMTP_URL"])
    delete environment[name];
  return spawn(process.execPath, [path.join(root, "bin", "atrium.mjs")], {
    env: environment,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function killServer() {
  const ended = once(server, "exit");
  server.kill("SIGKILL");
  await ended;
}

async function stopServer() {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  await ended;
}

function postmasterPid() {
  return Number.parseInt(readFileSync(path.join(dataFolder, "postgres", "postmaster.pid"), "utf8"), 10);
}

async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port: found } = probe.address();
  probe.close();
  return found;
}
