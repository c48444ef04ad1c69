import react from "@vitejs/plugin-react";
import { type Plugin, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What lists files (`import.meta.glob`) is another module as soon as there is another file: it is not kept for the next run. */
const listsAnew: Plugin = {
  name: "lists-anew",
  configureVitest({ experimental_defineCacheKeyGenerator: defineKey }) {
    defineKey(({ sourceCode }) => (sourceCode.includes("import.meta.glob") ? false : undefined));
  },
};

/** In a fresh checkout nobody knows what takes long, and files come by size: the drills, which are short files, would run one after another at the end while one processor waits. */
class DrillsFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specs);
    const isDrill = ({ moduleId }: TestSpecification) => moduleId.includes(".drill.");
    return [...sorted.filter(isDrill), ...sorted.filter((each) => !isDrill(each))];
  }
}

export default defineConfig({
  plugins: [react(), listsAnew],
  test: {
    include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
    globalSetup: ["src/testing/postgres.ts"],
    setupFiles: ["src/testing/properties.ts", "src/testing/react.ts", "src/testing/after-each-file.ts"],
    pool: "forks",
    // Loading the product anew for each file took longer than the tests; a file cleans up what it changes.
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: DrillsFirst },
    // Screens and drafts are many short-lived objects: a small nursery has them collected over and over.
    execArgv: ["--max-semi-space-size=32"],
    // What was made of each file is kept for the next run.
    experimental: { fsModuleCache: true },
    // Journeys go first where both run: this only ends what hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
