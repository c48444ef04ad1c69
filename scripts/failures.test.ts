import { expect, it } from "vitest";
import { failedJourneys, failedStep, failedTests, listOf } from "./failures.mjs";

const red = (text: string) => `\u001b[31m${text}\u001b[39m`;

const passed = { status: "expected", results: [{ errors: [], attachments: [] }] };
const failed = {
  status: "unexpected",
  results: [
    {
      errors: [
        { message: red("Test timeout of 60000ms exceeded.") },
        {
          message:
            "Error: locator.click: gone\n\nCall log:\n  - waiting for button\n  - waiting on\n  - and on",
        },
      ],
      attachments: [
        { name: "error-context", path: "/house/test-results/keys/error-context.md" },
        { name: "trace", path: "/house/test-results/keys/trace.zip" },
      ],
    },
  ],
};
const spec = (title: string, test: typeof passed | typeof failed) => ({
  title,
  file: "keys.spec.ts",
  line: 89,
  tests: [test],
});

it("names a failed journey, how its errors begin and the command that shows its trace", () => {
  const suites = [
    {
      title: "keys.spec.ts",
      specs: [spec("mice alone", passed)],
      suites: [{ title: "on a phone", specs: [spec("keys alone", failed)] }],
    },
  ];
  expect(listOf(failedJourneys({ suites, errors: [] }, "/house"))).toEqual([
    "- e2e/keys.spec.ts:89 › on a phone › keys alone",
    "    Test timeout of 60000ms exceeded.",
    "    Error: locator.click: gone",
    "    Call log:",
    "      - waiting for button",
    "      - waiting on",
    "      - and on",
    "    npx playwright show-trace test-results/keys/trace.zip",
  ]);
});

it("says how a failed journey is recorded that was not", () => {
  const [result] = failed.results;
  const unrecorded = { ...failed, results: [{ ...result!, attachments: [] }] };
  const suites = [{ title: "keys.spec.ts", specs: [spec("keys alone", unrecorded)] }];
  expect(listOf(failedJourneys({ suites, errors: [] }, "/house")).at(-1)).toBe(
    "    ATRIUM_E2E_TRACE=1 npx playwright test e2e/keys.spec.ts:89",
  );
});

it("tells of journeys that could not even begin", () => {
  const report = { suites: [], errors: [{ message: "Error: Atrium did not start" }] };
  expect(listOf(failedJourneys(report, "/house"))).toEqual([
    "- around the journeys",
    "    Error: Atrium did not start",
  ]);
});

it("names failed tests, and files that cannot be loaded", () => {
  const testResults = [
    {
      name: "/house/src/rules.test.ts",
      status: "failed",
      message: "",
      assertionResults: [
        { status: "passed", ancestorTitles: [], title: "may read", failureMessages: [] },
        {
          status: "failed",
          ancestorTitles: ["a guest"],
          title: "may not",
          failureMessages: ["Error: 1 is 2"],
        },
      ],
    },
    { name: "/house/src/lost.test.ts", status: "failed", message: "no such module", assertionResults: [] },
  ];
  expect(listOf(failedTests({ testResults }, "/house"))).toEqual([
    "- src/rules.test.ts › a guest › may not",
    "    Error: 1 is 2",
    "- src/lost.test.ts",
    "    no such module",
  ]);
});

it("begins to quote a step where it speaks of an error", () => {
  expect(listOf([failedStep("types: core", "tidy so far\nsrc/a.ts(1,1): error TS1: no\n")])).toEqual([
    "- types: core",
    "    src/a.ts(1,1): error TS1: no",
  ]);
});

it("stays short however much failed, and says nothing when nothing did", () => {
  const many = Array.from({ length: 33 }, (_, place) => ({ title: `test ${place}`, error: [] }));
  expect(listOf(many)).toHaveLength(31);
  expect(listOf(many).at(-1)).toBe("- and 3 more, above");
  expect(listOf([])).toEqual([]);
});
