import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { compiledForm } from "#testing/compiled-form.ts";
import { startEmbedded } from "./embedded.ts";
import { isPostgresOf } from "./process-identity.ts";

const scratch = mkdtempSync(path.join(tmpdir(), "atrium-ending-"));
const dataFolder = path.join(scratch, "data");
const cluster = path.join(dataFolder, "postgres");

beforeAll(async () => {
  const { address, stop } = await startEmbedded({ dataFolder, log: () => {} });
  const client = new pg.Client(address);
  await client.connect();
  await client.query("create table kept (id int); insert into kept values (1)");
  await client.end();
  await stop();
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Starts Postgres from a process that ends by itself so many milliseconds later, without stopping it first. */
async function startAndExit(milliseconds: number): Promise<void> {
  const code = `const { startEmbedded } = await import(${JSON.stringify(compiledForm("src/database/embedded/embedded.ts"))});
    setTimeout(() => process.exit(1), ${milliseconds});
    await startEmbedded({ dataFolder: ${JSON.stringify(dataFolder)}, log: () => {} });
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  await once(child, "exit");
}

function isRunning(): boolean {
  const file = path.join(cluster, "postmaster.pid");
  return existsSync(file) && isPostgresOf(Number(readFileSync(file, "utf8").split("\n")[0]), cluster);
}

describe("a process that ends without waiting for its Postgres", () => {
  it.each([5, 20, 40, 60, 80, 120, 200, 400, 1500])(
    "leaves none behind, %d ms after the start",
    async (wait) => {
      await startAndExit(wait);
      await vi.waitFor(() => expect(isRunning()).toBe(false), 5000);
      const { address, stop } = await startEmbedded({ dataFolder, log: () => {} });
      const client = new pg.Client(address);
      await client.connect();
      const { rows } = await client.query("select id from kept");
      await client.end();
      await stop();
      expect(rows).toEqual([{ id: 1 }]);
    },
  );
});
