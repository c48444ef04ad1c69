import { mkdirSync, mkdtempSync, readlinkSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { restoreSymlinks } from "./binaries.ts";

it("makes the links between libraries that a skipped install script left out, and leaves present ones alone", () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), "atrium-binaries-")), "native");
  mkdirSync(path.join(folder, "lib"), { recursive: true });
  for (const name of ["libicuuc.so.60.2", "libpq.so.5.18"]) writeFileSync(path.join(folder, "lib", name), "");
  symlinkSync("libpq.so.5.18", path.join(folder, "lib", "libpq.so.5"));
  const links = [
    { source: "native/lib/libicuuc.so.60.2", target: "native/lib/libicuuc.so.60" },
    { source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" },
  ];
  writeFileSync(path.join(folder, "pg-symlinks.json"), JSON.stringify(links));
  restoreSymlinks(folder);
  expect(readlinkSync(path.join(folder, "lib", "libicuuc.so.60"))).toBe("libicuuc.so.60.2");
  expect(readlinkSync(path.join(folder, "lib", "libpq.so.5"))).toBe("libpq.so.5.18");
});
