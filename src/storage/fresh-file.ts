import { createHash, randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { exactly } from "./exactly.ts";

const ending = ".partial";
const namePattern = /^([0-9a-f]{8})-(\d+)-[0-9a-f]{16}\.partial$/;
/** Numbers of processes mean something on their own machine, or in their own container, only. */
const machine = createHash("sha256").update(hostname()).digest("hex").slice(0, 8);

/** A name for a file that is not whole yet: no key, and it says which process writes it. */
export async function freshName(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return path.join(folder, `${machine}-${process.pid}-${randomBytes(8).toString("hex")}${ending}`);
}

/** Writes what a stream brings into a new file of the folder; a stream of another size than said leaves nothing. */
export async function writeFresh(
  folder: string,
  content: AsyncIterable<Uint8Array>,
  size: number,
): Promise<string> {
  const file = await freshName(folder);
  try {
    await pipeline(
      Readable.from(exactly(content, size)),
      createWriteStream(file, { flags: "wx", mode: 0o600 }),
    );
    return file;
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

const day = 86_400_000;

/**
 * Removes what dead processes left on its way in. A process that has our number and is not us lived before us; one that
 * still runs, or may still run on another machine that shares the folder, keeps its files for a day.
 */
export async function sweepIncoming(folder: string, now: Date, isStart: boolean): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let swept = 0;
  for (const name of names) {
    const [, writtenOn, number] = namePattern.exec(name) ?? [];
    const pid = Number(number ?? Number.NaN);
    const isHere = writtenOn === machine;
    const file = path.join(folder, name);
    const written = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
    if (Number.isNaN(pid) || written === null) continue;
    if (isHere && pid === process.pid && !isStart) continue;
    const isDead = isHere && (pid === process.pid || !isRunning(pid));
    if (!isDead && now.getTime() - written < day) continue;
    await rm(file, { force: true });
    swept += 1;
  }
  return swept;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
