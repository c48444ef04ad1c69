import { failedJourneys, failedTests } from "./failures.mjs";

const tsc = ["node", "node_modules/typescript-native/bin/tsc", "-p"];
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
});

/** Everything that needs no browser and no build, the quick answers first. */
export const checks = [
  types("core"),
  types("server"),
  types("browser"),
  types("tests"),
  {
    name: "arrows",
    command: () => [
      "node_modules/.bin/depcruise",
      "src",
      "--config",
      ".dependency-cruiser.cjs",
      "--output-type",
      "err-long",
    ],
    // With another TypeScript beside it the tool sees no module at all, and is content.
    proves: (output) => Number(/\((\d+) modules/.exec(output)?.[1] ?? 0) > 50,
  },
  { name: "lint", command: () => ["node_modules/.bin/oxlint", "--deny-warnings"] },
  {
    name: "dead code",
    command: () => [
      "node_modules/.bin/knip",
      "--include",
      "files,exports,unlisted,unresolved",
      "--no-config-hints",
    ],
  },
  { name: "format", command: () => ["node_modules/.bin/biome", "format", "."] },
];

/** The built product, and what reading a page costs with it. */
export const build = { name: "build", command: () => ["node", "scripts/build.mjs"] };
export const bytes = { name: "bytes", command: () => ["node", "scripts/bytes.mjs"] };

/**
 * Rules, handlers and contracts in one run over one Postgres. Drills, which start clusters, fill large sites or try
 * many thousand inputs, only `withDrills`.
 */
export function vitest({ withDrills }) {
  return {
    name: "tests",
    command: (report) => [
      "node_modules/.bin/vitest",
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...(withDrills ? [] : ["--exclude", "**/*.drill.test.ts"]),
    ],
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
