import path from "node:path";

const linesMost = 8;
const errorsMost = 2;
const columnsMost = 200;
const listedMost = 30;

/** What failed in the journeys, from Playwright's report: where each stands, how its errors begin, and where its trace lies or how one is recorded. */
export function failedJourneys(report, root) {
  const journeys = report.suites.flatMap((suite) => specsIn(suite, [])).flatMap(failedIn);
  const around = report.errors.map((error) => ({ title: "around the journeys", error: beginning([error]) }));
  return [...journeys, ...around];

  function failedIn({ spec, under }) {
    return spec.tests
      .filter((test) => test.status !== "expected")
      .map((test) => {
        const last = test.results.at(-1);
        const trace = last?.attachments.find((each) => each.name === "trace")?.path;
        return {
          title: [`e2e/${spec.file}:${spec.line}`, ...under, spec.title].join(" › "),
          error: beginning(last?.errors ?? []),
          next: trace
            ? `npx playwright show-trace ${path.relative(root, trace)}`
            : `ATRIUM_E2E_TRACE=1 npx playwright test e2e/${spec.file}:${spec.line}`,
        };
      });
  }
}

function specsIn(suite, under) {
  const within = (suite.suites ?? []).flatMap((inner) => specsIn(inner, [...under, inner.title]));
  return [...(suite.specs ?? []).map((spec) => ({ spec, under })), ...within];
}

/** The same from Vitest's report; a file that cannot be loaded has failed as a whole. */
export function failedTests(report, root) {
  return report.testResults.flatMap((file) => {
    const name = path.relative(root, file.name);
    const failed = file.assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0 && file.status === "failed")
      return [{ title: name, error: beginning([{ message: file.message }]) }];
    return failed.map((test) => ({
      title: [name, ...test.ancestorTitles, test.title].join(" › "),
      error: beginning(test.failureMessages.map((message) => ({ message }))),
    }));
  });
}

/** A step that has failed as a whole, and where its output begins to speak of that. */
export function failedStep(name, output) {
  const lines = plain(output).split("\n");
  const from = lines.findIndex((line) => /error|fail/i.test(line));
  return { title: name, error: beginning([{ message: lines.slice(Math.max(from, 0)).join("\n") }]) };
}

/** The first lines of the first errors. */
function beginning(errors) {
  return errors.slice(0, errorsMost).flatMap(({ message = "" }) =>
    plain(message)
      .split("\n")
      .filter((line) => line.trim() !== "")
      .slice(0, linesMost)
      .map((line) => line.trimEnd().slice(0, columnsMost)),
  );
}

/** A short list of everything that failed, for the end of a long output; empty when nothing did. */
export function listOf(failures) {
  const lines = failures
    .slice(0, listedMost)
    .flatMap(({ title, error, next }) => [
      `- ${title}`,
      ...error.map((line) => `    ${line}`),
      ...(next ? [`    ${next}`] : []),
    ]);
  const rest = failures.length - listedMost;
  return rest > 0 ? [...lines, `- and ${rest} more, above`] : lines;
}

/** Without the colours of a terminal. */
function plain(text) {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/\u001b\[[0-9;]*m/g, "");
}
