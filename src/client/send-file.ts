import { currentFormToken, refreshFormTokenWhenStale, usedFormToken } from "./form-token.ts";
import type { Words } from "#kernel/words.ts";
import { callHere } from "./here-in-browser.ts";
import { randomValue } from "./random-value.ts";
import { isSessionExpired, showSessionExpiry } from "./session-expiry.ts";
import { clientWords } from "./wording.ts";

/** How a sending ended. `unsent`: it could not begin; `silent`: nothing moved for too long. */
export type FileSent =
  | {
      readonly how: "answered";
      readonly status: number;
      readonly body: Readonly<Record<string, unknown>>;
      /** The code of a refusal. */
      readonly refusal: string | null;
    }
  /** The session is over, in the words of a place without links (CALL-11). */
  | { readonly how: "expired"; readonly words: Words }
  | { readonly how: "lost" | "stopped" | "unsent" | "silent" };

export type Sending = { readonly ended: Promise<FileSent>; stop(): void };

/** Milliseconds without a byte after which a sending is given up. */
const mostSilence = 60_000;
/** The same once all bytes have gone: the server checks pictures in turns and hands large files on to its storage. */
const mostKeeping = 300_000;

/** A file and the fields that stand before it in the form. */
export type SentFile = { readonly file: File; readonly fields: Readonly<Record<string, string>> };

/** Sends one file as a form with the CSRF token and a random `ajx`; `onBytes` hears how many bytes have gone. Never throws. */
export function sendFile(path: string, { file, fields }: SentFile, onBytes: (sent: number) => void): Sending {
  const request = new XMLHttpRequest();
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    request.abort();
  };
  const ended = start().catch((): FileSent => ({ how: "unsent" }));

  async function start(): Promise<FileSent> {
    if (!navigator.onLine) return { how: "unsent" };
    await refreshFormTokenWhenStale();
    if (isStopped) return { how: "stopped" };
    return new Promise((resolve) => {
      const watch = silenceWatch(() => {
        resolve({ how: "silent" });
        request.abort();
      });
      const end = (ending: FileSent) => {
        watch.end();
        resolve(ending);
      };
      request.upload.onprogress = ({ loaded }) => {
        watch.heard();
        onBytes(Math.min(loaded, file.size));
      };
      request.upload.onload = () => watch.heard(mostKeeping);
      request.onload = () => end(answerOf(request));
      request.onerror = () => end({ how: "lost" });
      request.onabort = () =>
        end(isStopped ? { how: "stopped" } : { how: "answered", status: 0, body: {}, refusal: null });
      request.open("POST", callHere(path));
      request.setRequestHeader("accept", "application/json");
      request.setRequestHeader("x-magic", currentFormToken());
      request.send(formOf({ file, fields }));
    });
  }

  return { ended, stop };
}

function formOf({ file, fields }: SentFile): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("ajx", randomValue());
  form.set("magic", currentFormToken());
  form.set("file", file, file.name);
  return form;
}

function answerOf(request: XMLHttpRequest): FileSent {
  usedFormToken();
  const body = readBody(request.responseText);
  const refusal = request.getResponseHeader("x-refusal");
  if (!isSessionExpired(String(body["error"]), refusal)) {
    return { how: "answered", status: request.status, body, refusal };
  }
  showSessionExpiry();
  return { how: "expired", words: clientWords.expiredPlain };
}

function readBody(text: string): Readonly<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function silenceWatch(tooLong: () => void) {
  let timer = setTimeout(tooLong, mostSilence);
  return {
    heard(most = mostSilence) {
      clearTimeout(timer);
      timer = setTimeout(tooLong, most);
    },
    end: () => clearTimeout(timer),
  };
}
