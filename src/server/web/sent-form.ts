import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import type { SentFile } from "#calls/wire.ts";
import { Refusal } from "#kernel/refusal.ts";

export type SentForm = { readonly fields: Readonly<Record<string, unknown>>; readonly file: SentFile | null };

/**
 * Bytes that a part may hold unread, more than come at once. The library waits for ever for a part that it skips and that is over in the
 * same moment in which this is full.
 */
export const roomOfPart = 256 * 1024;

/** Milliseconds in which the fields before the file have to be there. */
const patience = 30_000;

/**
 * Reads the fields of a multipart body up to its file, which is handed on as a stream with the rest of the body still to
 * come. A body that ends before its file does breaks that stream.
 */
export function readSentForm(request: IncomingMessage): Promise<SentForm> {
  const fields: Record<string, string> = {};
  return new Promise<SentForm>((resolve, reject) => {
    const refuse = () => reject(new Refusal("invalid-input"));
    const form = openForm(request);
    if (!form) return refuse();
    let file: Readable | null = null;
    const tooLong = setTimeout(refuse, patience);
    const cut = () => file?.destroy(new Error("The sender is gone."));
    const settle = (found: SentFile | null) => {
      clearTimeout(tooLong);
      resolve({ fields, file: found });
    };
    form.on("field", (name, value, nameCut, valueCut) => {
      if (nameCut || valueCut || Object.hasOwn(fields, name)) refuse();
      else fields[name] = value;
    });
    form.on("file", (_field, stream: BusboyFileStream, name, _encoding, type) => {
      if (file) return void stream.resume();
      file = stream;
      // An error that comes before anybody reads must not end the process; the reader sees it in `errored`.
      stream.on("error", () => {});
      settle({ name: name ?? "", type: (type ?? "").toLowerCase(), stream });
    });
    form.on("finish", () => settle(null));
    form.on("error", () => {
      cut();
      refuse();
    });
    request.on("close", () => {
      clearTimeout(tooLong);
      if (!request.readableEnded) cut();
      refuse();
    });
    request.pipe(form);
  });
}

function openForm(request: IncomingMessage): InstanceType<typeof Busboy> | null {
  const type = request.headers["content-type"];
  if (!type) return null;
  try {
    const limits = {
      files: 1,
      fields: 20,
      fieldSize: 10_000,
      fieldNameSize: 100,
      parts: 25,
      headerPairs: 20,
    };
    const headers = { ...request.headers, "content-type": type };
    return new Busboy({ headers, limits, fileHwm: roomOfPart, defCharset: "utf8" });
  } catch {
    return null;
  }
}
