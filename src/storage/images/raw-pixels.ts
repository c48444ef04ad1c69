import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";

export type RawPixels = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/** Pixels beyond which these are not opened; four bytes each, and again as much while they are decoded. */
const pixelsMost = 50_000_000;
const patience = 60_000;

/** Runs in a thread of its own: it computes for seconds, and its memory goes with it. */
const program = `
const { parentPort, workerData } = require("node:worker_threads");
const load = require("node:module").createRequire(workerData.from);
const bytes = Buffer.from(workerData.bytes);
const give = ({ data, width, height }) => {
  const copy = new Uint8Array(data);
  parentPort.postMessage({ data: copy, width, height }, [copy.buffer]);
};
const demandSize = (width, height) => {
  if (!(width > 0 && height > 0 && width * height <= workerData.most)) throw new Error("too many pixels");
};
async function heic() {
  const [first] = await load("heic-decode").all({ buffer: new Uint8Array(bytes) });
  demandSize(first.width, first.height);
  const { data } = await first.decode();
  give({ data, width: first.width, height: first.height });
}
async function bmp() {
  demandSize(Math.abs(bytes.readInt32LE(18)), Math.abs(bytes.readInt32LE(22)));
  give(load("bmp-ts").decode(bytes, { toRGBA: true }));
}
(workerData.kind === "heic" ? heic() : bmp()).catch((error) => parentPort.postMessage({ trouble: String(error) }));
`;

/** Decodes what the picture library cannot. Null when it is damaged, too large or takes too long. */
export async function rawPixels(kind: "heic" | "bmp", bytes: Buffer): Promise<RawPixels | null> {
  const worker = new Worker(program, {
    eval: true,
    workerData: { kind, bytes, most: pixelsMost, from: createRequire(import.meta.url).resolve("sharp") },
    // What the decoders print is kept from the log.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  const tooLong = setTimeout(() => void worker.terminate(), patience);
  try {
    return await new Promise<RawPixels | null>((resolve) => {
      worker.once("message", (message: RawPixels | { trouble: string }) =>
        resolve("trouble" in message ? null : message),
      );
      worker.once("error", () => resolve(null));
      worker.once("exit", () => resolve(null));
    });
  } finally {
    clearTimeout(tooLong);
    await worker.terminate();
  }
}
