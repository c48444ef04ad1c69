// `npm test`: everything (types, arrows, shape, lint, unit, contract, fuzz, browser) on one throw-away Postgres.
import { fileURLToPath } from "node:url";
import { browser, build, bytes, checks, vitest } from "./checks.mjs";
import { ensureTools } from "./ensure-tools.mjs";
import { failedStep } from "./failures.mjs";
import { runSteps, said, stopSteps, tellFailures, total } from "./steps.mjs";
import { startTestDatabase } from "./test-database.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
ensureTools(root);

let stopping = false;
let database;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    stopping = true;
    stopSteps();
  });
}

const results = [];
try {
  database = await startTestDatabase(root);
  const env = { ATRIUM_TEST_DATABASE_URL: database.url, NODE_ENV: "" };
  results.push(...(await runSteps([build, ...checks], { root, env, lanes: 2 })));
  if (!stopping) results.push(...(await runSteps([bytes, vitest({ whole: true })], { root, env, lanes: 1 })));
  if (!stopping) results.push(...(await runSteps([fuzz()], { root, env, lanes: 1 })));
  if (!stopping) results.push(...(await runBrowser(env)));
} finally {
  await database?.stop();
}
const counts = total(results);
if (stopping) console.log("Stopped before the end.");
tellFailures(results);
console.log(said(counts));
process.exitCode = counts.failed > 0 || stopping ? 1 : 0;

function fuzz() {
  return { name: "fuzz", command: () => ["node", "--import", "tsx", "scripts/fuzz.ts", "--bodies", "10000"] };
}

async function runBrowser(env) {
  try {
    const { findChromium } = await import("./find-chromium.mjs");
    const chromium = await findChromium(root);
    return await runSteps([browser], { root, env: { ...env, CHROMIUM_PATH: chromium }, lanes: 1 });
  } catch (error) {
    console.log(`FAILED browser\n${error.message}`);
    const failures = [failedStep("browser", error.message)];
    return [{ groups: [{ name: "browser", passed: 0, failed: 1 }], failures }];
  }
}
