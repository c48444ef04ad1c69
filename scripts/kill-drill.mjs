// Proves that nothing answered is lost: kills the server, or its Postgres, without warning while folders are created over
// HTTP, and looks for every acknowledged one afterwards.
//   node scripts/kill-drill.mjs --rounds 20              kills the server
//   node scripts/kill-drill.mjs --rounds 20 --database   kills Postgres under the running server
//   node scripts/kill-drill.mjs --rounds 20 --typing     two people type into one page meanwhile, key by key
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openDrillServer } from "./drill-server.mjs";
import { openTyping } from "./typing-drill.mjs";

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "20" },
    database: { type: "boolean", default: false },
    typing: { type: "boolean", default: false },
    port: { type: "string" },
  },
});
const rounds = Number(options.rounds);
const callers = 4;
/** How long a call may take to be answered again, in milliseconds. */
const patience = 30_000;
/** How long callers write before the blow, in milliseconds. */
const shortest = 150;
const longest = 600;

const server = await openDrillServer({ name: "Kill drill", port: options.port });
let failed = false;
try {
  failed = !(await (options.typing ? typingDrill() : drill()));
} catch (error) {
  failed = true;
  console.error(error.message);
} finally {
  await server.close(failed);
}
process.exitCode = failed ? 1 : 0;

/** Answers whether every acknowledged folder is there and the server came back each time. */
async function drill() {
  const visitor = await server.signIn();
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
      await server.killAndStart();
      // The person stays signed in, since sessions are kept as well.
      await server.untilItSucceeds("Reading the folders", () => visitor.folders());
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
  const typing = await openTyping(await server.signIn(), await server.signIn());
  let slowest = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const before = typing.acknowledged();
    await pause(shortest + Math.random() * (longest - shortest));
    const blow = performance.now();
    if (options.database) process.kill(postmasterPid(), "SIGKILL");
    else await server.killAndStart();
    await server.untilItSucceeds("Typing", () => typing.goesOn());
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

function postmasterPid() {
  return Number.parseInt(
    readFileSync(path.join(server.dataFolder, "postgres", "postmaster.pid"), "utf8"),
    10,
  );
}
