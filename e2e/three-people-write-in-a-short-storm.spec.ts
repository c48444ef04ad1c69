import { expect } from "@playwright/test";
import { test } from "./harness/test.ts";
import { reportOf } from "./storm/report.ts";
import { storm } from "./storm/storm.ts";

// A recorder of three browsers would take most of the machine; the report tells what happened.
test.use({ trace: "off" });

/** What no storm may show. A word may still come back by undo when several people take the same line at once. */
const never: ReadonlySet<string> = new Set(["lost", "broken", "doubled"]);

test("three people write one page at once: all see the same, readers too, and no word is lost or doubled", async ({
  page,
  browser,
  troubles,
}) => {
  const outcome = await storm(
    { page, browser, troubles },
    { seed: 3, seconds: 20, discards: false, measures: false },
  );
  const faults = outcome.faults.filter(({ kind }) => never.has(kind));
  expect(
    [...outcome.troubles, ...faults.map(({ kind, token }) => `${kind} ${token.text}`)],
    reportOf(outcome),
  ).toEqual([]);
});
