import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { compiledForm } from "#testing/compiled-form.ts";
import { takeLock } from "./lock.ts";
import { beginningOf } from "./process-identity.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "atrium-lock-"));
});
afterEach(() => vi.unstubAllEnvs());

describe.each(["with the kernel's lock", "without it"])("a data folder, %s", (kind) => {
  beforeEach(() => {
    if (kind === "without it") vi.stubEnv("PATH", "/nonexistent");
  });

  it("is given to one at a time, and the second hears who has it", () => {
    const first = takeLock(folder, "server");
    expect(first.taken).toBe(true);
    expect(takeLock(folder, "backup")).toEqual({
      taken: false,
      holder: { pid: process.pid, beginning: beginningOf(process.pid), what: "server" },
    });
  });

  it("is free again once it is let go of", () => {
    const first = takeLock(folder, "server");
    if (first.taken) first.release();
    expect(takeLock(folder, "server").taken).toBe(true);
  });

  it("is free after a crash, even when another program has the number by now", () => {
    const crashed = { pid: process.pid, beginning: "an earlier boot/17", what: "server" };
    writeFileSync(path.join(folder, "atrium.lock"), JSON.stringify(crashed));
    expect(takeLock(folder, "server").taken).toBe(true);
  });

  it("is free when the lock's text was cut off", () => {
    writeFileSync(path.join(folder, "atrium.lock"), '{"pid":');
    expect(takeLock(folder, "server").taken).toBe(true);
  });
});

describe("the holder", () => {
  let child: ChildProcess | undefined;
  afterEach(() => child?.kill("SIGKILL"));

  it("loses the folder with its life, however it ends (long)", async () => {
    const code = `const { takeLock } = await import(${JSON.stringify(compiledForm("src/database/embedded/lock.ts"))});
      takeLock(${JSON.stringify(folder)}, "server"); console.log("taken"); setInterval(() => {}, 1000);`;
    child = spawn(process.execPath, ["--input-type=module", "-e", code], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(child.stdout ?? child, "data");
    expect(takeLock(folder, "server")).toMatchObject({ taken: false, holder: { pid: child.pid } });
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(takeLock(folder, "server").taken).toBe(true);
  });
});
