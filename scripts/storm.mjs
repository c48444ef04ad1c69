// npm run storm -- --seed 3 --seconds 180 [--report file] [--record file]: three browsers write one page by chance, and
// every word is counted. The record holds what the tabs sent and heard of the draft.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ensureBuilt } from "./ensure-built.mjs";
import { ensureTools } from "./ensure-tools.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    seconds: { type: "string", default: "60" },
    report: { type: "string", default: "" },
    record: { type: "string", default: "" },
  },
});
ensureTools(root);
ensureBuilt(root);
const env = {
  ...process.env,
  ATRIUM_STORM_SEED: values.seed,
  ATRIUM_STORM_SECONDS: values.seconds,
  ATRIUM_STORM_REPORT: values.report,
  ATRIUM_STORM_RECORD: values.record,
};
const command = ["node_modules/.bin/playwright", "test", "e2e/storm", "--reporter=line"];
process.exitCode = spawnSync(process.execPath, command, { cwd: root, env, stdio: "inherit" }).status ?? 1;
