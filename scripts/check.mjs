// `npm run check`: types, arrows, shape, lint and the quick tests that need no browser.
import { fileURLToPath } from "node:url";
import { checks, vitest } from "./checks.mjs";
import { ensureTools } from "./ensure-tools.mjs";
import { runSteps, said, stopSteps, tellFailures, total } from "./steps.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
ensureTools(root);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stopSteps);
// The tests start up for seconds on one core: a third lane keeps the other one at work.
const results = await runSteps([vitest({ whole: false }), ...checks({ whole: false })], {
  root,
  lanes: 3,
});
const counts = total(results);
tellFailures(results);
console.log(said(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
