import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { main } from "../cli.ts";

const scratch = mkdtempSync(path.join(tmpdir(), "atrium-restore-"));
const dataFolder = path.join(scratch, "data");
let complaints: string;
beforeEach(() => {
  complaints = "";
  for (const name of ["DATABASE_URL", "DATABASE_DIRECT_URL", "ATRIUM_S3_ENDPOINT"]) vi.stubEnv(name, "");
  vi.stubEnv("ATRIUM_DATA", dataFolder);
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    complaints += String(text);
    return true;
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  process.exitCode = 0;
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

it.each([
  ["empty", Buffer.alloc(0), "This file isn't an Atrium backup.\n"],
  ["text", Buffer.from("something else"), "This file isn't an Atrium backup.\n"],
  ["missing", null, "There is no file with this name. Check the path.\n"],
])(
  "a file that is no backup (%s) is refused before any database is made for it",
  async (name, bytes, sentence) => {
    const file = path.join(scratch, name);
    if (bytes) writeFileSync(file, bytes);
    expect(await main(["restore", file])).toBe(1);
    expect(complaints).toBe(sentence);
    expect(existsSync(dataFolder)).toBe(false);
  },
);

it("a folder is refused in a sentence as well", async () => {
  const folder = path.join(scratch, "folder");
  mkdirSync(folder);
  expect(await main(["restore", folder])).toBe(1);
  expect(complaints).toBe("This is a folder, not a backup.\n");
  expect(existsSync(dataFolder)).toBe(false);
});
