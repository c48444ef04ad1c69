import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";

export type Running = { readonly process: ChildProcess; readonly line: string; stop(): Promise<void> };

/** Starts a program and waits for the first line of its output that matches. */
export async function startChild(
  args: readonly string[],
  options: { env?: Record<string, string>; cwd?: string; until: RegExp },
): Promise<Running> {
  const child = spawn(process.execPath, [...args], {
    cwd: options.cwd,
    env: { ATRIUM_LOG: "quiet", ...process.env, ...options.env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout });
  const line = await new Promise<string>((resolve, reject) => {
    lines.on("line", (text) => options.until.test(text) && resolve(text));
    child.once("exit", (code) => reject(new Error(`${args.join(" ")} ended with ${code}`)));
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    process: child,
    line,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Runs a program to its end; its output is shown only when it fails. */
export async function runToEnd(
  args: readonly string[],
  options: { env: Record<string, string>; cwd: string },
): Promise<void> {
  const child = spawn(process.execPath, [...args], {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}\n${output}`);
}

/** Resident memory of a process in bytes. */
export async function memoryOf(pid: number): Promise<number> {
  const { readFile } = await import("node:fs/promises");
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}

/** Seconds between two looks, after which nothing is given back any more, and at most. */
const look = 5;
const rest = 45;
const mostRest = 120;

/** Its memory once it rests: V8 gives back what starting took only after more than half a quiet minute (34 s were seen). */
export async function memoryAtRest(pid: number): Promise<number> {
  let least = await memoryOf(pid);
  for (let waited = 0, quiet = 0; waited < mostRest && quiet < rest; waited += look) {
    await new Promise((resolve) => setTimeout(resolve, look * 1000));
    const now = await memoryOf(pid);
    quiet = now < least ? 0 : quiet + look;
    least = Math.min(least, now);
  }
  return memoryOf(pid);
}
