import { writeFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { test } from "../harness/test.ts";
import { type Outcome, reportOf } from "./report.ts";
import { storm } from "./storm.ts";

const seed = Number(process.env["ATRIUM_STORM_SEED"] ?? 1);
const seconds = Number(process.env["ATRIUM_STORM_SECONDS"] ?? 60);

// A recorder of all three browsers for minutes would take most of the machine; the report tells what happened.
test.use({ trace: "off" });

test("three people write one page in a storm: each word is there once, in its place, for everybody", async ({
  page,
  browser,
  troubles,
}) => {
  test.setTimeout(seconds * 1200 + 240_000);
  const outcome = await storm({ page, browser, troubles }, { seed, seconds, discards: true, measures: true });
  tell(outcome);
  expect([...outcome.troubles, ...outcome.faults.map(({ kind, token }) => `${kind} ${token.text}`)]).toEqual(
    [],
  );
});

function tell(outcome: Outcome): void {
  const report = reportOf(outcome);
  console.log(report);
  const file = process.env["ATRIUM_STORM_REPORT"];
  if (file) writeFileSync(file, `${report}\n\n`, { flag: "a" });
}
