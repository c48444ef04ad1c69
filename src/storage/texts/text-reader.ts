import { type ChildProcess, spawn } from "node:child_process";
import type { FileText, TextKind, TextTrouble } from "./file-text.ts";
import { type ReadingAnswer, type ReadingOrder, usedUp } from "./reading-order.ts";

export type ReadText = (file: string, kind: TextKind) => Promise<FileText | TextTrouble>;

type Bounds = Pick<ReadingOrder, "milliseconds" | "megabytes"> & {
  /** Milliseconds by the clock, after which a busy machine has had no time for it. */
  readonly longest: number;
};

const bounds: Bounds = { milliseconds: 30_000, megabytes: 400, longest: 180_000 };
/** Bytes that it may say. */
const answerMost = 16 * 1024 * 1024;

/** Reads files for their words in a process of its own, one after the other; `program` is the built `reading-program.ts`. */
export function openTextReader(program: string, within = bounds): ReadText {
  let last: Promise<unknown> = Promise.resolve();
  return (file, kind) => {
    const { milliseconds, megabytes, longest } = within;
    const next = last.then(() => readApart(program, { file, kind, milliseconds, megabytes }, longest));
    last = next.catch(() => {});
    return next;
  };
}

async function readApart(
  program: string,
  order: ReadingOrder,
  longest: number,
): Promise<FileText | TextTrouble> {
  // It is told nothing of ours: neither where the database is nor any secret.
  const child = spawn(process.execPath, [program, JSON.stringify(order)], {
    env: {},
    stdio: ["pipe", "pipe", "ignore"],
  });
  child.stdin?.on("error", () => {});
  const tooLong = setTimeout(() => child.kill("SIGKILL"), longest);
  try {
    const { code, said } = await endOf(child);
    if (code === usedUp.time) return "too-long";
    if (code === usedUp.memory) return "too-large";
    if (code !== 0) return "failed";
    const answer = JSON.parse(said) as ReadingAnswer;
    return "text" in answer ? answer.text : answer.trouble;
  } finally {
    clearTimeout(tooLong);
    child.kill("SIGKILL");
  }
}

function endOf(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  child.stdout?.on("data", (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > answerMost) child.kill("SIGKILL");
    else pieces.push(piece);
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, said: Buffer.concat(pieces).toString() }));
  });
}
