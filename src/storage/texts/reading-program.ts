import { setPriority } from "node:os";
import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";
import { type ReadingAnswer, type ReadingOrder, usedUp } from "./reading-order.ts";
import { isPassing, readerOf, textIn } from "./text-in.ts";

// A program of its own (`text-reader.ts` starts it): it reads one file of a stranger in a thread, while its first thread looks after time and memory,
// and ends as a whole when either is used up. It says what came of it on its output, as JSON.

const megabyte = 1024 * 1024;

if (isMainThread) overlook(JSON.parse(process.argv[2] ?? "null") as ReadingOrder);
else await answer(workerData as ReadingOrder);

function overlook(order: ReadingOrder): void {
  setPriority(19);
  // Whoever started this may be gone without a word.
  process.stdin.on("end", () => process.exit(1)).on("error", () => process.exit(1));
  process.stdin.resume();
  const worker = new Worker(process.argv[1] ?? "", {
    workerData: order,
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: Math.floor(order.megabytes / 2) },
  });
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if ((user + system) / 1000 > order.milliseconds) process.exit(usedUp.time);
    if (process.memoryUsage.rss() > order.megabytes * megabyte) process.exit(usedUp.memory);
  }, 20);
  worker.once("error", (error: { code?: string }) =>
    process.exit(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? usedUp.memory : 1),
  );
  let hasAnswered = false;
  worker.once("message", (said: ReadingAnswer) => {
    hasAnswered = true;
    process.stdout.write(JSON.stringify(said), () => process.exit(0));
  });
  worker.once("exit", () => hasAnswered || process.exit(1));
}

/** Ends without an answer for what may do better another time. */
async function answer(order: ReadingOrder): Promise<void> {
  const read = await readerOf(order.kind);
  const said: ReadingAnswer = await textIn(order.file, read).then(
    (text) => ({ text }),
    (error: unknown) => {
      if (isPassing(error)) throw error;
      return { trouble: "unreadable" } as const;
    },
  );
  parentPort?.postMessage(said);
}
