import { type Failure, send } from "#client/call.ts";
import type { FileSent, Sending } from "#client/send-file.ts";
import { clientWords } from "#client/wording.ts";
import type { KeptFile } from "#features/files/contract.ts";
import { bringFile, fetchPicture } from "#features/pages/attaching/contract.ts";
import { fileFor, patiently, pictureFor } from "#features/pages/attaching/model/asked.ts";
import type { Bringable } from "#widgets/kit/clipboard.ts";

/** Has a file brought to a page by the server, as something that is sent and can be stopped. */
export function beginBringing(pageId: number, brings: Bringable): Sending {
  const stopping = new AbortController();
  const { signal } = stopping;
  return {
    ended: bring(pageId, brings, signal).then((ending) => (signal.aborted ? { how: "stopped" } : ending)),
    stop: () => stopping.abort(),
  };
}

async function bring(pageId: number, brings: Bringable, signal: AbortSignal): Promise<FileSent> {
  const options = { ...patiently, signal };
  if (brings.from === "site") {
    const answer = await send(bringFile, fileFor(pageId, brings.id), options);
    return answer.success ? broughtBy(answer.file) : endingOf(answer);
  }
  const answer = await send(fetchPicture, pictureFor(pageId, brings.address), options);
  return answer.success ? broughtBy(answer.file) : endingOf(answer);
}

function broughtBy(file: KeptFile): FileSent {
  return { how: "answered", status: 200, body: { file }, refusal: null };
}

function endingOf({ expired, status, reason, code }: Failure): FileSent {
  if (expired) return { how: "expired", words: clientWords.expiredPlain };
  if (status === 0 || status >= 500) return { how: "lost" };
  // What is refused is said in the server's sentence, whatever its status.
  return { how: "answered", status: 400, body: { success: false, error: reason }, refusal: code };
}
