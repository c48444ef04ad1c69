import { appendFileSync, closeSync, mkdtempSync, openSync, readFileSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { boundLog } from "./log-file.ts";

const folder = mkdtempSync(path.join(tmpdir(), "atrium-log-"));

it("leaves a log of ordinary size alone", () => {
  const file = path.join(folder, "small.log");
  appendFileSync(file, "one line\n");
  boundLog(file);
  expect(readFileSync(file, "utf8")).toBe("one line\n");
});

it("empties a log beyond five megabytes under the writer's hands, keeping the text aside", () => {
  const file = path.join(folder, "large.log");
  const writer = openSync(file, "a");
  writeSync(writer, "x".repeat(5 * 1024 * 1024 + 1));
  boundLog(file);
  writeSync(writer, "after\n");
  closeSync(writer);
  expect(readFileSync(file, "utf8")).toBe("after\n");
  expect(statSync(`${file}.1`).size).toBe(5 * 1024 * 1024 + 1);
});
