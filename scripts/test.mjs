// `npm test`: everything (types, arrows, shape, lint, unit, contract, fuzz, browser) on throw-away Postgres servers.
import { fileURLToPath } from "node:url";
import { browser, build, bytes, checks, vitest } from "./checks.mjs";
import { ensureTools } from "./ensure-tools.mjs";
import { failedStep } from "./failures.mjs";
import { runSteps, said, stopSteps, tellFailures, total } from "./steps.mjs";
import { startTestDatabase } from "./test-database.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
ensureTools(root);

let stopping = false;
const databases = [];
/** A throw-away Postgres of its own. */
async function givePostgres() {
  const database = await startTestDatabase(root);
  databases.push(database);
  return { ATRIUM_TEST_DATABASE_URL: database.url };
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    stopping = true;
    stopSteps();
  });
}

const results = [];
try {
  const env = { ...(await givePostgres()), NODE_ENV: "" };
  results.push(...(await runSteps([build, ...checks({ whole: true })], { root, env, lanes: 2 })));
  if (!stopping) results.push(...(await runTests(env)));
} finally {
  for (const database of databases) await database.stop();
}
const counts = total(results);
if (stopping) console.log("Stopped before the end.");
tellFailures(results);
console.log(said(counts));
process.exitCode = counts.failed > 0 || stopping ? 1 : 0;

function fuzz() {
  return { name: "fuzz", command: () => ["node", "--import", "tsx", "scripts/fuzz.ts", "--bodies", "10000"] };
}

/**
 * Journeys spend much of their time waiting for what takes its time: the other tests run meanwhile, on what they leave. In one Postgres they would wait for
 * each other: what has happened is told once every older transaction of all its databases is over, and tests hold some open.
 */
async function runTests(env) {
  const others = { ...vitest({ whole: true }), givesWay: true };
  const { journeys, missed } = await findJourneys();
  return [...missed, ...(await runSteps([[bytes, ...journeys, fuzz()], others], { root, env, lanes: 2 }))];
}

async function findJourneys() {
  try {
    const { findChromium } = await import("./find-chromium.mjs");
    const chromium = await findChromium(root);
    const own = { ...(await givePostgres()), CHROMIUM_PATH: chromium };
    const withBrowser = (report) => ({ ...browser.env(report), ...own });
    return { journeys: [{ ...browser, env: withBrowser }], missed: [] };
  } catch (error) {
    console.log(`FAILED browser\n${error.message}`);
    const failures = [failedStep("browser", error.message)];
    return { journeys: [], missed: [{ groups: [{ name: "browser", passed: 0, failed: 1 }], failures }] };
  }
}
