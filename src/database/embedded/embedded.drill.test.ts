import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { compiledForm } from "#testing/compiled-form.ts";
import { chooseAccount } from "./account.ts";
import {
  joinOrStartEmbedded,
  type PostgresAddress,
  type RunningPostgres,
  startEmbedded,
} from "./embedded.ts";
import { isAlive, isPostgresOf } from "./process-identity.ts";

const scratch = mkdtempSync(path.join(tmpdir(), "atrium-embedded-"));
const dataFolder = path.join(scratch, "data");
const cluster = path.join(dataFolder, "postgres");
const running: RunningPostgres[] = [];
const said: string[] = [];

async function start(folder = dataFolder): Promise<RunningPostgres> {
  const postgres = await startEmbedded({ dataFolder: folder, log: (line) => said.push(line) });
  running.push(postgres);
  return postgres;
}

async function command(name: string): Promise<RunningPostgres> {
  const postgres = await joinOrStartEmbedded({ dataFolder, log: (line) => said.push(line), command: name });
  running.push(postgres);
  return postgres;
}

async function query(address: PostgresAddress, sql: string): Promise<unknown[][]> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text: sql, rowMode: "array" })).rows;
  } finally {
    await client.end();
  }
}

function postmasterPid(folder = cluster): number {
  return Number(readFileSync(path.join(folder, "postmaster.pid"), "utf8").split("\n")[0]);
}

/** Starts Atrium's Postgres from another process, which is then killed without a chance to clean up. */
async function startAndDie(): Promise<number> {
  const code = `const { startEmbedded } = await import(${JSON.stringify(compiledForm("src/database/embedded/embedded.ts"))});
    await startEmbedded({ dataFolder: ${JSON.stringify(dataFolder)}, log: () => {} });
    console.log("up"); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  const pid = postmasterPid();
  child.kill("SIGKILL");
  await once(child, "exit");
  return pid;
}

/** A process that ends has let its program go a moment before it is gone. */
const ends = (pid: number) => vi.waitFor(() => expect(isAlive(pid)).toBe(false));

/** Leaves nothing on the path but what a start needs besides `unshare`. */
function forbidNamespaces(): void {
  const programs = path.join(scratch, "programs");
  if (!existsSync(programs)) {
    mkdirSync(programs);
    for (const name of ["sh", "flock"]) symlinkSync(`/usr/bin/${name}`, path.join(programs, name));
  }
  vi.stubEnv("PATH", programs);
}

beforeAll(async () => {
  const postgres = await start();
  await query(postgres.address, "create table kept (id int); insert into kept values (1)");
  await postgres.stop();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const postgres of running.splice(0)) await postgres.stop();
  said.length = 0;
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe("a start", () => {
  it("finds what was written before, and stops without a trace", async () => {
    const postgres = await start();
    expect(postgres.adopted).toBe(false);
    expect(await query(postgres.address, "select id from kept")).toEqual([[1]]);
    const pid = postmasterPid();
    await postgres.stop();
    await ends(pid);
    expect(existsSync(path.join(dataFolder, "run", "atrium.json"))).toBe(false);
  });

  it("listens on no network, writes durably and lets only its owner near the data", async () => {
    const { address } = await start();
    expect(await query(address, "show listen_addresses")).toEqual([[""]]);
    expect(await query(address, "show fsync")).toEqual([["on"]]);
    expect(await query(address, "show synchronous_commit")).toEqual([["on"]]);
    expect(statSync(cluster).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(dataFolder, "run")).mode & 0o777).toBe(0o700);
  });

  it("sorts by code point and still knows letters outside ASCII", async () => {
    const { address } = await start();
    await query(address, "create extension if not exists pg_trgm");
    expect(await query(address, "select t from (values ('b'), ('Z'), ('ä')) v(t) order by t")).toEqual([
      ["Z"],
      ["b"],
      ["ä"],
    ]);
    expect(await query(address, "select lower('ÄПРИ'), cardinality(show_trgm('привет'))")).toEqual([
      ["äпри", 7],
    ]);
  });

  it("lets the host's own settings win", async () => {
    const own = path.join(cluster, "own.conf");
    writeFileSync(own, "work_mem = '5MB'\n");
    const { address } = await start();
    expect(await query(address, "show work_mem")).toEqual([["5MB"]]);
    writeFileSync(own, "");
  });

  it("begins again where an earlier one was cut off while creating the database", async () => {
    const fresh = path.join(scratch, "cut-off");
    mkdirSync(path.join(fresh, "postgres.new", "base"), { recursive: true });
    const { address } = await start(fresh);
    expect(await query(address, "select current_database()")).toEqual([["atrium"]]);
    expect(existsSync(path.join(fresh, "postgres.new"))).toBe(false);
  });

  it("works in a folder whose path is too long for a socket", async () => {
    const { address } = await start(path.join(scratch, "a".repeat(75), "b".repeat(75)));
    expect(address.host.length).toBeLessThan(90);
    expect(await query(address, "select 1")).toEqual([[1]]);
    rmSync(address.host, { recursive: true, force: true });
  });

  it("refuses while another Atrium has the folder, and says what to do", async () => {
    await start();
    await expect(start()).rejects.toThrow(
      `The data folder ${dataFolder} is in use by another Atrium (process ${process.pid}). ` +
        "Stop that one first, or give this one its own folder with ATRIUM_DATA.",
    );
  });

  it("refuses data of another major version and names the release to make a backup with", async () => {
    const version = path.join(cluster, "PG_VERSION");
    const written = readFileSync(version);
    writeFileSync(version, "17\n");
    await expect(start()).rejects.toThrow(
      /written by Postgres 17; .* brings Postgres 18\. Make a backup with Atrium \d/,
    );
    writeFileSync(version, written);
    expect((await start()).adopted).toBe(false);
  });

  it("is not fooled by a number in the pid file that belongs to another program by now", async () => {
    writeFileSync(
      path.join(cluster, "postmaster.pid"),
      `${process.pid}\n${cluster}\n1\n5432\n${cluster}\n\n1 2\nready\n`,
    );
    const postgres = await start();
    expect(postgres.adopted).toBe(false);
    expect(postmasterPid()).not.toBe(process.pid);
  });
});

describe("after Atrium was killed", () => {
  it("the next start takes the living Postgres over and stops it in the end", async () => {
    const pid = await startAndDie();
    expect(isPostgresOf(pid, cluster)).toBe(true);
    const postgres = await start();
    expect(postgres.adopted).toBe(true);
    expect(postmasterPid()).toBe(pid);
    await postgres.stop();
    await ends(pid);
  });

  it("a Postgres that runs with other settings is replaced, never joined by a second", async () => {
    const pid = await startAndDie();
    writeFileSync(path.join(cluster, "atrium.conf"), "# an older release\n");
    const postgres = await start();
    expect(postgres.adopted).toBe(false);
    await ends(pid);
    expect(await query(postgres.address, "select id from kept")).toEqual([[1]]);
  });
});

describe("when Postgres is killed", () => {
  it.each(["its own", "one taken over"])("%s is started again with all that was written", async (kind) => {
    if (kind === "one taken over") await startAndDie();
    const postgres = await start();
    expect(postgres.adopted).toBe(kind === "one taken over");
    await query(
      postgres.address,
      `create table if not exists acknowledged (n int); insert into acknowledged values (1)`,
    );
    const killed = postmasterPid();
    const restarted = new Promise<void>((resolve) => postgres.onRestart(resolve));
    process.kill(killed, "SIGKILL");
    await restarted;
    await postgres.whenUp();
    expect(postmasterPid()).not.toBe(killed);
    expect(await query(postgres.address, "select n from acknowledged limit 1")).toEqual([[1]]);
    expect(said).toEqual(["Postgres ended unexpectedly; starting it again.", "Postgres is running again."]);
  });
});

describe("a session that outlives its killed Postgres", () => {
  it("is ended before the next one touches the data", async () => {
    const postgres = await start();
    const client = new pg.Client(postgres.address);
    client.on("error", () => {});
    await client.connect();
    const session = Number((await client.query("select pg_backend_pid() as pid")).rows[0].pid);
    process.kill(session, "SIGSTOP");
    const restarted = new Promise<void>((resolve) => postgres.onRestart(resolve));
    process.kill(postmasterPid(), "SIGKILL");
    await restarted;
    expect(isAlive(session)).toBe(false);
    expect(readFileSync(path.join(dataFolder, "postgres.log"), "utf8")).toContain("shared memory block");
    expect(await query(postgres.address, "select id from kept")).toEqual([[1]]);
  });
});

describe("the command line", () => {
  it("joins the Postgres of the running server and leaves it running", async () => {
    const server = await start();
    server.announceWeb({ host: "127.0.0.1", port: 8080 });
    const joined = await command("backup");
    expect(joined.address).toEqual(server.address);
    await joined.stop();
    expect(await query(server.address, "select id from kept")).toEqual([[1]]);
  });

  it("starts its own when no server runs, and stops it", async () => {
    const own = await command("backup");
    const pid = postmasterPid();
    expect(await query(own.address, "select id from kept")).toEqual([[1]]);
    await own.stop();
    await ends(pid);
  });

  it("waits for another command to finish; a server that starts meanwhile is refused by its name", async () => {
    const first = await command("backup");
    await expect(start()).rejects.toThrow(`in use by the command "backup" (process ${process.pid})`);
    const second = command("restore");
    await vi.waitFor(() =>
      expect(said).toEqual([
        `Waiting for the command "backup" (process ${process.pid}) to finish with ${dataFolder}.`,
      ]),
    );
    await first.stop();
    expect(await query((await second).address, "select id from kept")).toEqual([[1]]);
  });
});

describe.runIf(process.getuid?.() === 0)("as root where user namespaces are forbidden", () => {
  it("Postgres runs as an ordinary account, and root takes the files back where they are allowed", async () => {
    chmodSync(scratch, 0o711);
    const folder = path.join(scratch, "of-root");
    forbidNamespaces();
    expect(chooseAccount().kind).toBe("other");
    const { address, stop } = await start(folder);
    expect(statSync(path.join(folder, "postgres")).uid).not.toBe(0);
    await query(address, "create table kept (id int)");
    await stop();
    vi.unstubAllEnvs();
    const later = await start(folder);
    expect(await query(later.address, "select id from kept")).toEqual([]);
  });

  it("a folder that no other account can enter is refused, with the two ways out", async () => {
    forbidNamespaces();
    const closed = path.join(scratch, "closed");
    mkdirSync(closed, { mode: 0o700 });
    await expect(start(path.join(closed, "data"))).rejects.toThrow(
      /two ways out: set ATRIUM_DATA .* or start Atrium as an ordinary user/,
    );
  });
});
