import { defineConfig } from "@playwright/test";
import { traced } from "./e2e/harness/trace.ts";
import { findChromium } from "./scripts/find-chromium.mjs";

const root = import.meta.dirname;
process.env["CHROMIUM_PATH"] = await findChromium(root);

/** Journeys in a real browser against the built product; `npx playwright test` runs them alone. */
export default defineConfig({
  testDir: "e2e",
  // What walks through whole lists goes first: later they hold what the others have made as well, and take three times as long.
  projects: [
    { name: "screens", testMatch: /every-screen-/ },
    {
      name: "journeys",
      testIgnore: [...(process.env["ATRIUM_STORM_SEED"] ? [] : [/\/storm\//]), /every-screen-/],
    },
  ],
  globalSetup: "./e2e/harness/start.ts",
  outputDir: "test-results",
  forbidOnly: true,
  retries: 0,
  // Two leave nearly half of two processors unused: much of a journey is waiting for what takes its time.
  workers: Number(process.env["ATRIUM_E2E_WORKERS"] ?? 2),
  // A slow machine is no failure: this only ends a journey that goes round in circles. What it waits for has its own limit.
  timeout: 120_000,
  expect: { timeout: 7_000 },
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ? [["list"], ["json"]] : [["list"]],
  use: {
    locale: "en-GB",
    timezoneId: "Europe/Amsterdam",
    screenshot: "only-on-failure",
    trace: traced({ snapshots: true }),
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"],
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    },
  },
});
