import { cpSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));
const dist = join(root, "dist");
/** Inside of the project, where packages are found. */
const folder = join(dist, "bench");

/**
 * The server with the kinds of the bench, built as the product builds it (scripts/build.mjs); gives the program to start. What the
 * browser loads is the product's own: nobody looks at these kinds in one.
 */
export async function builtWithKinds(): Promise<string> {
  remove();
  process.once("exit", remove);
  const { NODE_ENV } = process.env;
  process.env["NODE_ENV"] = "production";
  try {
    await bundle("render", { "entry-server": "bench/kinds/screens.ts" }, true);
    await bundle("server", { serve: "bench/kinds/serve.ts" }, [/^react(-dom)?(\/|$)/]);
  } finally {
    process.env["NODE_ENV"] = NODE_ENV;
  }
  for (const name of ["render", "server"])
    cpSync(join(dist, name, "catalogues.json"), join(folder, name, "catalogues.json"));
  symlinkSync(join(dist, "client"), join(folder, "client"), "dir");
  return join(folder, "server", "serve.mjs");
}

/** The product's folder holds nothing but the product. */
function remove(): void {
  rmSync(folder, { recursive: true, force: true });
}

async function bundle(name: string, input: Record<string, string>, takenIn: true | RegExp[]): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [react()],
    publicDir: false,
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: takenIn, external: ["yjs"] },
    build: {
      ssr: true,
      target: "node20",
      outDir: join(folder, name),
      emptyOutDir: true,
      minify: false,
      // In one piece, so that everything is loaded in the order in which it is named.
      rolldownOptions: { input, output: { entryFileNames: "[name].mjs", codeSplitting: false } },
    },
  });
}
