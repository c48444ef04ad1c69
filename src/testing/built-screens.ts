import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build } from "vite";

/** The screens as the product builds them for its server, for what runs outside of the tests' own thread. */
export async function builtScreens(): Promise<{ readonly address: string; readonly remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "atrium-screens-"));
  // As deep as the product has it: what looks for files around itself finds none of anybody else.
  const built = join(folder, "dist", "render");
  const { NODE_ENV } = process.env;
  process.env["NODE_ENV"] = "production";
  await build({
    root: process.cwd(),
    configFile: false,
    logLevel: "error",
    plugins: [react()],
    publicDir: false,
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: "node20",
      outDir: built,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: { screens: "src/app/entry-server.tsx" },
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
      },
    },
  }).finally(() => (process.env["NODE_ENV"] = NODE_ENV));
  return {
    address: pathToFileURL(join(built, "screens.mjs")).href,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
