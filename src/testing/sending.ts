import { request } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestBrowser, TestWeb } from "./server.ts";

export type Sending = {
  readonly fields?: Readonly<Record<string, string>>;
  readonly name?: string;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The file; the line is cut behind it instead of ending the body when `cutOff`. */
  readonly content: Iterable<Buffer> | AsyncIterable<Buffer>;
  readonly cutOff?: boolean;
};

export type SendingAnswer = { readonly status: number; readonly body: Record<string, unknown> };

/** Sends a file over a real line, as a browser does: the fields, then the file as it comes. Null when the line was cut. */
export async function sendFile(
  web: TestWeb,
  browser: TestBrowser,
  path: string,
  sending: Sending,
): Promise<SendingAnswer | null> {
  const boundary = "----atriumtest";
  const fields = Object.entries(sending.fields ?? { magic: browser.magic });
  const asked = request({
    port: await portOf(web),
    method: "POST",
    path,
    headers: {
      host: "noordervaart.example",
      cookie: browser.cookie,
      "content-type": `multipart/form-data; boundary=${boundary}`,
      ...sending.headers,
    },
  });
  const answered = answerOf(asked);
  for (const [name, value] of fields)
    asked.write(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  const { name = "file.bin", type = "application/octet-stream" } = sending;
  asked.write(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
  );
  for await (const piece of sending.content) {
    if (asked.destroyed) break;
    if (!asked.write(piece)) await drained(asked);
  }
  if (sending.cutOff) asked.destroy();
  else asked.end(`\r\n--${boundary}--\r\n`);
  return answered;
}

function drained(asked: ReturnType<typeof request>): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      asked.off("drain", go).off("close", go);
      resolve();
    };
    asked.on("drain", go).on("close", go);
  });
}

function answerOf(asked: ReturnType<typeof request>): Promise<SendingAnswer | null> {
  return new Promise((resolve) => {
    asked.on("error", () => resolve(null));
    asked.on("response", (response) => {
      let text = "";
      response.on("data", (piece: Buffer) => (text += piece.toString()));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) as Record<string, unknown> }),
      );
    });
  });
}

async function portOf({ server }: TestWeb): Promise<number> {
  if (!server.server.listening) await server.listen({ port: 0, host: "127.0.0.1" });
  return (server.server.address() as AddressInfo).port;
}
