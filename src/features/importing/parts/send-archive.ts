import { type Answered, type Failure, send } from "#client/call.ts";
import { type FileSent, sendFile } from "#client/send-file.ts";
import { beginImport, sendImportPart, stopImport } from "../contract.ts";

export type Archive = { readonly blob: Blob; readonly into: string; readonly key: string };

export type SendingState = { readonly sent: number; readonly isCut: boolean };

export type ArchiveSent =
  | { readonly how: "sent"; readonly id: number }
  /** The server said no, in a sentence; null when that stands in a notice already. */
  | { readonly how: "refused"; readonly reason: string | null }
  | { readonly how: "stopped" };

type Watch = { readonly signal: AbortSignal; readonly onState: (state: SendingState) => void };

/** Milliseconds before each further try; the last one again and again. */
const pauses = [1000, 2000, 5000, 10_000];

/**
 * Sends an archive part by part. A cut connection costs one part, which is sent again for as long as somebody waits; the server
 * takes a part that it has for sent, so nothing comes in twice.
 */
export async function sendArchive({ blob, into, key }: Archive, watch: Watch): Promise<ArchiveSent> {
  const begun = await untilAnswered(() => send(beginImport, { key, into, size: blob.size }), isCut, watch, 0);
  if (!begun) return { how: "stopped" };
  if (!begun.success) return refused(begun);
  const { id, parts, partSize } = begun;
  for (let part = 0; part < parts; part++) {
    const before = part * partSize;
    const piece = blob.slice(before, before + partSize);
    const answer = await untilAnswered(
      () => sendPart({ id, part, piece }, before, watch),
      isLost,
      watch,
      before,
    );
    if (!answer || watch.signal.aborted) return stopped(id);
    const refusal = refusalOf(answer);
    if (refusal) return refusal;
    watch.onState({ sent: Math.min(before + partSize, blob.size), isCut: false });
  }
  return { how: "sent", id };
}

async function sendPart(
  { id, part, piece }: { id: number; part: number; piece: Blob },
  before: number,
  { signal, onState }: Watch,
): Promise<FileSent> {
  const path = sendImportPart.path.replace("{id}", String(id)).replace("{part}", String(part));
  const file = new File([piece], "part.zip");
  const sending = sendFile(path, { file, fields: {} }, (sent) =>
    onState({ sent: before + sent, isCut: false }),
  );
  signal.addEventListener("abort", sending.stop, { once: true });
  const ended = await sending.ended;
  signal.removeEventListener("abort", sending.stop);
  return ended;
}

/** Asks again until there is an answer; null when somebody has stopped it. */
async function untilAnswered<Answer>(
  ask: () => Promise<Answer>,
  isWithout: (answer: Answer) => boolean,
  { signal, onState }: Watch,
  sent: number,
): Promise<Answer | null> {
  for (let round = 0; !signal.aborted; round++) {
    const answer = await ask();
    if (!isWithout(answer)) return answer;
    onState({ sent, isCut: true });
    await pause(pauses[Math.min(round, pauses.length - 1)] ?? 0, signal);
  }
  return null;
}

/** Nobody answered, or somebody who had too much to do. */
function isCut(answer: Answered<typeof beginImport>): boolean {
  return !answer.success && (answer.status === 0 || answer.status >= 500);
}

function isLost(answer: FileSent): boolean {
  if (answer.how === "answered")
    return answer.status === 0 || answer.status >= 500 || answer.refusal === "upload-interrupted";
  return answer.how === "lost" || answer.how === "silent" || answer.how === "unsent";
}

function refused(failure: Failure): ArchiveSent {
  return { how: "refused", reason: failure.expired ? null : failure.reason };
}

function refusalOf(answer: FileSent): ArchiveSent | null {
  if (answer.how !== "answered") return { how: "refused", reason: null };
  if (answer.body["success"] === true) return null;
  const { error } = answer.body;
  return { how: "refused", reason: typeof error === "string" ? error : null };
}

async function stopped(id: number): Promise<ArchiveSent> {
  const answer = await send(stopImport, { id });
  // Unreached, it is swept away in some days: nothing has come in as pages.
  return answer.success || answer.status === 0 ? { how: "stopped" } : refused(answer);
}

/** Waits, but no longer than until the line is back or somebody stops. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener("online", go);
      signal.removeEventListener("abort", go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    addEventListener("online", go);
    signal.addEventListener("abort", go);
  });
}
