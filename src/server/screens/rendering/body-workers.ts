import { Worker } from "node:worker_threads";
import type { RenderedBody } from "../render.ts";

/** What came of a body that was rendered aside: the body, or why there is none. */
export type RenderedAside = RenderedBody | "too-long" | "too-busy";

export type BodyWorkers = {
  render(document: unknown, language: string): Promise<RenderedAside>;
  close(): Promise<void>;
};

type Bounds = {
  /** Threads at once. Each takes the memory of a second copy of the screens while it is there. */
  readonly threads: number;
  /** Milliseconds that one body may take. */
  readonly patience: number;
  /** Bodies under way and waiting; who asks holds a connection to the database meanwhile. */
  readonly waiting: number;
  /** Milliseconds after which a thread without work ends. */
  readonly rest: number;
  /** Of memory, for one thread; a body that needs more ends its thread, and nothing else. */
  readonly megabytes: number;
};

const bodyBounds: Bounds = { threads: 2, patience: 3000, waiting: 6, rest: 30_000, megabytes: 384 };

/** Runs in the thread: it loads the screens, says that it is ready, and renders what it is sent. */
const program = `
const { parentPort, workerData } = require("node:worker_threads");
import(workerData).then(({ renderBody }) => {
  parentPort.on("message", ({ document, language }) => {
    try {
      parentPort.postMessage({ body: renderBody(document, language) });
    } catch (error) {
      parentPort.postMessage({ error });
    }
  });
  parentPort.postMessage({ ready: true });
});
`;

type Task = {
  readonly document: unknown;
  readonly language: string;
  readonly resolve: (rendered: RenderedAside) => void;
  readonly reject: (error: unknown) => void;
};

type Told = { readonly ready?: true; readonly body?: RenderedBody; readonly error?: unknown };

/** What a thread at work tells. */
type Listening = { readonly told: (told: Told) => void; readonly failed: (error: unknown) => void };

/** Threads that render bodies, so that a long one keeps no request waiting. `screens` is the address of the built screens. */
export function openBodyWorkers(screens: string, bounds: Bounds = bodyBounds): BodyWorkers {
  const idle = new Map<Worker, NodeJS.Timeout>();
  const all = new Set<Worker>();
  const queue: Task[] = [];
  const working = new Map<Worker, Listening>();

  function end(worker: Worker): Promise<unknown> {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    all.delete(worker);
    return worker.terminate();
  }

  function rest(worker: Worker): void {
    worker.unref();
    idle.set(worker, setTimeout(() => void end(worker), bounds.rest).unref());
  }

  function awake(): { worker: Worker; isReady: boolean } {
    const [resting] = idle.keys();
    if (resting) {
      clearTimeout(idle.get(resting));
      idle.delete(resting);
      resting.ref();
      return { worker: resting, isReady: true };
    }
    const resourceLimits = { maxOldGenerationSizeMb: bounds.megabytes };
    const worker = new Worker(program, { eval: true, workerData: screens, resourceLimits });
    // Heard as long as the thread lives; a thread whose last listener goes is not heard again.
    worker.on("message", (told: Told) => working.get(worker)?.told(told));
    worker.on("error", (error) => working.get(worker)?.failed(error));
    all.add(worker);
    return { worker, isReady: false };
  }

  function next(): void {
    if (working.size >= bounds.threads) return;
    const task = queue.shift();
    if (task) work(awake(), task);
  }

  function work({ worker, isReady }: { worker: Worker; isReady: boolean }, task: Task): void {
    let timer: NodeJS.Timeout | undefined;
    const begin = () => {
      timer = setTimeout(() => finish(false, () => task.resolve("too-long")), bounds.patience);
      worker.postMessage({ document: task.document, language: task.language });
    };
    const finish = (isUsable: boolean, answer: () => void) => {
      clearTimeout(timer);
      working.delete(worker);
      if (isUsable) rest(worker);
      else void end(worker);
      answer();
      next();
    };
    working.set(worker, {
      told: ({ ready, body, error }) => {
        if (ready) begin();
        else if (body) finish(true, () => task.resolve(body));
        else finish(true, () => task.reject(error));
      },
      failed: (error) => {
        const isMemory = (error as { code?: unknown }).code === "ERR_WORKER_OUT_OF_MEMORY";
        finish(false, () => (isMemory ? task.resolve("too-long") : task.reject(error)));
      },
    });
    if (isReady) begin();
  }

  return {
    render: (document, language) => {
      if (queue.length + working.size >= bounds.waiting) return Promise.resolve("too-busy");
      return new Promise((resolve, reject) => {
        queue.push({ document, language, resolve, reject });
        next();
      });
    },
    close: async () => {
      await Promise.all([...all].map(end));
    },
  };
}
