import { Worker } from "node:worker_threads";
import type { RenderedBody } from "../render.ts";
import { workOfThread } from "./thread-work.ts";

/** What came of a body that was rendered aside: the body, or why there is none. */
export type RenderedAside = RenderedBody | "too-long" | "too-busy";

export type BodyWorkers = {
  render(document: unknown, language: string): Promise<RenderedAside>;
  close(): Promise<void>;
};

type Bounds = {
  /** Threads at once. Each takes the memory of a second copy of the screens while it is there. */
  readonly threads: number;
  /** Milliseconds that a thread may work for one body. */
  readonly patience: number;
  /** Milliseconds after which a reader gets no body even if the thread had no time to work: the machine is busy. */
  readonly longest: number;
  /** Bodies under way and waiting; who asks holds a connection to the database meanwhile. */
  readonly waiting: number;
  /** Milliseconds after which a thread without work ends. */
  readonly rest: number;
  /** Of memory, for one thread; a body that needs more ends its thread, and nothing else. */
  readonly megabytes: number;
};

const bodyBounds: Bounds = {
  threads: 2,
  patience: 3000,
  longest: 6000,
  waiting: 6,
  rest: 30_000,
  megabytes: 384,
};

/** Runs in the thread: it loads the screens, says that it is ready, and renders what it is sent. */
const program = `
const { readlinkSync } = require("node:fs");
const { parentPort, workerData } = require("node:worker_threads");
/** Where the system says what this thread does, if it does. */
function ownThread() {
  try {
    return readlinkSync("/proc/thread-self");
  } catch {
    return null;
  }
}
import(workerData).then(({ renderBody }) => {
  parentPort.on("message", ({ document, language }) => {
    try {
      parentPort.postMessage({ body: renderBody(document, language) });
    } catch (error) {
      parentPort.postMessage({ error });
    }
  });
  parentPort.postMessage({ ready: true, thread: ownThread() });
});
`;

type Task = {
  readonly document: unknown;
  readonly language: string;
  readonly resolve: (rendered: RenderedAside) => void;
  readonly reject: (error: unknown) => void;
};

type Told = {
  readonly ready?: true;
  readonly thread?: string | null;
  readonly body?: RenderedBody;
  readonly error?: unknown;
};

/** Threads that render bodies, so that a long one keeps no request waiting. `screens` is the address of the built screens. */
export function openBodyWorkers(screens: string, bounds: Bounds = bodyBounds): BodyWorkers {
  const threads = new Threads(screens, bounds);
  const queue: Task[] = [];
  let working = 0;

  function next(): void {
    if (working >= bounds.threads) return;
    const task = queue.shift();
    if (!task) return;
    working++;
    const done = () => {
      working--;
      next();
    };
    rendering(threads, task, { bounds, done });
  }

  return {
    render: (document, language) => {
      if (queue.length + working >= bounds.waiting) return Promise.resolve("too-busy");
      return new Promise((resolve, reject) => {
        queue.push({ document, language, resolve, reject });
        next();
      });
    },
    close: () => threads.close(),
  };
}

/** One task in one thread. A thread that took too long or failed is not used again. */
function rendering(threads: Threads, task: Task, { bounds, done }: { bounds: Bounds; done: () => void }) {
  const { worker, isReady } = threads.awake();
  let stop = () => {};
  const begin = () => {
    stop = whenOverTime(bounds, threads.workOf(worker), (why) => finish(false, () => task.resolve(why)));
    worker.postMessage({ document: task.document, language: task.language });
  };
  const finish = (isUsable: boolean, answer: () => void) => {
    stop();
    if (isUsable) threads.rest(worker);
    else void threads.end(worker);
    answer();
    done();
  };
  threads.listen(worker, {
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

/** Tells when a thread has worked for as long as it may, or when the machine left it no time to. Gives what ends the watch. */
function whenOverTime(
  { patience, longest }: Bounds,
  work: () => number,
  over: (why: "too-long" | "too-busy") => void,
): () => void {
  const [worked, begun] = [work(), performance.now()];
  let timer: NodeJS.Timeout;
  const look = () => {
    const left = patience - (work() - worked);
    const waited = performance.now() - begun;
    if (left <= 0) over("too-long");
    else if (waited >= longest) over("too-busy");
    else timer = setTimeout(look, Math.max(1, Math.min(left, longest - waited)));
  };
  timer = setTimeout(look, Math.min(patience, longest));
  return () => clearTimeout(timer);
}

/** What a thread at work tells. */
type Listening = { readonly told: (told: Told) => void; readonly failed: (error: unknown) => void };

/** The threads that there are; one without work ends after a while. */
class Threads {
  readonly #screens: string;
  readonly #bounds: Bounds;
  readonly #all = new Set<Worker>();
  readonly #idle = new Map<Worker, NodeJS.Timeout>();
  readonly #working = new Map<Worker, Listening>();
  readonly #names = new WeakMap<Worker, string>();

  constructor(screens: string, bounds: Bounds) {
    this.#screens = screens;
    this.#bounds = bounds;
  }

  /** A thread that rested, or a new one, which says by itself when it is ready. */
  awake(): { worker: Worker; isReady: boolean } {
    const [resting] = this.#idle.keys();
    if (!resting) return { worker: this.#begin(), isReady: false };
    clearTimeout(this.#idle.get(resting));
    this.#idle.delete(resting);
    resting.ref();
    return { worker: resting, isReady: true };
  }

  /** Gives how long a thread has worked, in milliseconds; where the system does not say it, the time that has passed. */
  workOf(worker: Worker): () => number {
    return () => workOfThread(this.#names.get(worker) ?? null) ?? performance.now();
  }

  listen(worker: Worker, listening: Listening): void {
    this.#working.set(worker, listening);
  }

  rest(worker: Worker): void {
    this.#working.delete(worker);
    worker.unref();
    this.#idle.set(worker, setTimeout(() => void this.end(worker), this.#bounds.rest).unref());
  }

  end(worker: Worker): Promise<unknown> {
    clearTimeout(this.#idle.get(worker));
    this.#working.delete(worker);
    this.#idle.delete(worker);
    this.#all.delete(worker);
    return worker.terminate();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#all].map((worker) => this.end(worker)));
  }

  #begin(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: this.#bounds.megabytes };
    const worker = new Worker(program, { eval: true, workerData: this.#screens, resourceLimits });
    // Heard as long as the thread lives; a thread whose last listener goes is not heard again.
    worker.on("message", (told: Told) => {
      if (told.thread) this.#names.set(worker, told.thread);
      this.#working.get(worker)?.told(told);
    });
    worker.on("error", (error) => this.#working.get(worker)?.failed(error));
    this.#all.add(worker);
    return worker;
  }
}
