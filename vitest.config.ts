import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { fromCompiled, tellAsWritten } from "./scripts/compiled/from-compiled.ts";

const root = fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "");
/** What runs before all tests, and before each file of them. */
const globalSetup = ["src/testing/postgres.ts"];
const setupFiles = ["src/testing/properties.ts", "src/testing/react.ts", "src/testing/after-each-file.ts"];

/** In a fresh checkout nobody knows what takes long, and files come by size: the drills, which are short files, would run one after another at the end while one processor waits. */
class DrillsFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specs);
    const isDrill = ({ moduleId }: TestSpecification) => moduleId.includes(".drill.");
    return [...sorted.filter(isDrill), ...sorted.filter((each) => !isDrill(each))];
  }
}

export default defineConfig({
  plugins: [fromCompiled(root, [...globalSetup, ...setupFiles]), react()],
  test: {
    include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
    globalSetup,
    setupFiles,
    onStackTrace: (_, frame) => tellAsWritten(root, frame),
    pool: "forks",
    // Loading the product anew for each file took longer than the tests; a file cleans up what it changes.
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: DrillsFirst },
    // Screens and drafts are many short-lived objects: a small nursery has them collected over and over.
    execArgv: ["--max-semi-space-size=32"],
    // Journeys go first where both run: this only ends what hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
