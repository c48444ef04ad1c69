import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A small house of its own, with the real rules and planted files. */
export type Planted = {
  readonly folder: string;
  /** Runs a tool of ours there; the output is what it says on both streams. */
  run(tool: string, ...args: string[]): Promise<{ status: number; output: string }>;
  remove(): Promise<void>;
};

const rules = [
  "package.json",
  ".dependency-cruiser.cjs",
  ".oxlintrc.json",
  "tsconfig.json",
  "tsconfig.base.json",
  "tsconfig.core.json",
  "tsconfig.server.json",
  "tsconfig.browser.json",
  "types/standards.d.ts",
];

/** Plants files, by path and text, beside copies of the configuration that the checks use. */
export async function plant(files: Readonly<Record<string, string>>): Promise<Planted> {
  const folder = await mkdtemp(join(tmpdir(), "atrium-house-"));
  await mkdir(join(folder, "types"));
  for (const file of rules) await copyFile(join(process.cwd(), file), join(folder, file));
  await symlink(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return {
    folder,
    run: (tool, ...args) => run(folder, [tool, ...args]),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function run(folder: string, [tool = "", ...args]: string[]) {
  const child = spawn(process.execPath, [join("node_modules", tool), ...args], { cwd: folder });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data) => {
      output += String(data);
    });
  const [status] = (await once(child, "close")) as [number];
  return { status, output };
}
