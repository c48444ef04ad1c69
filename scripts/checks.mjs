import { fileURLToPath } from "node:url";
import { failedJourneys, failedTests } from "./failures.mjs";
import { longFiles } from "./long-files.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Several threads check much of the same twice, and a small heap is cleared out over and over: both cost half again. The heap is
 * cleared out when it is large, and never where that is the whole of it.
 */
const thrifty = { GOGC: "off", GOMEMLIMIT: "2GiB", GOMAXPROCS: "1" };
/** The same for what Node runs: what is read of a file is soon done with. */
const roomy = { NODE_OPTIONS: "--max-semi-space-size=64" };
const tsc = ["node", "node_modules/typescript-native/bin/tsc", "--singleThreaded", "-p"];
/** What has not changed since the last run is not checked anew: a sixth of the time. */
const types = (program) => ({
  name: `types: ${program}`,
  command: () => [
    ...tsc,
    `tsconfig.${program}.json`,
    "--incremental",
    "--tsBuildInfoFile",
    `node_modules/.cache/types/${program}.tsbuildinfo`,
  ],
  env: () => thrifty,
});

/** What has not changed since it was found clean is looked at again where everything is: of a file that now means something else by its neighbours, that tells. */
const look = (tool, whole, env = thrifty) => ({
  name: tool,
  command: () => ["node", "scripts/look.mjs", tool, ...(whole ? ["--all"] : [])],
  env: () => env,
});

/** Everything that needs no browser and no build, the quick answers first. */
export const checks = ({ whole }) => [
  types("core"),
  types("server"),
  types("browser"),
  types("tests"),
  look("arrows", whole, roomy),
  look("lint", whole),
  {
    name: "dead code",
    command: () => [
      "node_modules/.bin/knip",
      "--include",
      "files,exports,unlisted,unresolved",
      "--no-config-hints",
      "--cache",
    ],
  },
  look("format", whole),
];

/** The built product, and what reading a page costs with it. */
export const build = { name: "build", command: () => ["node", "scripts/build.mjs"] };
export const bytes = { name: "bytes", command: () => ["node", "scripts/bytes.mjs"] };

/** What fits neither in a quick run: clusters that start, large sites, many thousand inputs; and what says at its end that it is long. Files in which everything does are not even loaded. */
const quick = () => [
  ...["**/*.drill.test.ts", ...longFiles(root)].flatMap((file) => ["--exclude", file]),
  "--testNamePattern",
  "^(?!.*\\(long\\)$)",
];

/**
 * Rules, handlers and contracts in one run over one Postgres. Where it is not the `whole`, drills and long tests are left out, and
 * properties are tried with a tenth of their inputs.
 */
export function vitest({ whole }) {
  return {
    name: "tests",
    command: (report) => [
      "node_modules/.bin/vitest",
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...(whole ? [] : quick()),
    ],
    // What React checks in development alone, and says on the console, is heard where everything is.
    env: () => ({ ATRIUM_TRIES: whole ? "1" : "0.1", ...(whole ? {} : { NODE_ENV: "production" }) }),
    report: countVitest,
    failures: failedTests,
  };
}

const groups = [
  ["shape", /\/src\/testing\/nets\//],
  ["contract", /\/src\/(calls|server)\/.*\.test\.ts$/],
  ["unit", /./],
];

function countVitest(report) {
  const counted = groups.map(([name]) => ({ name, passed: 0, failed: 0 }));
  for (const file of report.testResults) {
    const group = counted[groups.findIndex(([, pattern]) => pattern.test(file.name))];
    group.passed += file.assertionResults.filter((test) => test.status === "passed").length;
    // What only root can show is left out by everybody else; nothing else may be left out (no-disabled-tests).
    const failed = file.assertionResults.filter((test) => test.status === "failed").length;
    // A file that cannot even be loaded holds no tests, and has failed all the same.
    group.failed += failed === 0 && file.status === "failed" ? 1 : failed;
  }
  return counted.filter((group) => group.passed + group.failed > 0);
}

/** Journeys in a real browser. */
export const browser = {
  name: "browser",
  command: () => ["node_modules/.bin/playwright", "test"],
  env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  report: ({ stats }) => [
    { name: "browser", passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped },
  ],
  failures: failedJourneys,
};
