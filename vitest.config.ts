import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: {
    include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
    globalSetup: ["src/testing/postgres.ts"],
    setupFiles: ["src/testing/properties.ts"],
    pool: "forks",
    // Loading the product anew for each file took longer than the tests; a file cleans up what it changes.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
