import { Agent, request } from "node:http";
import type { FuzzRequest } from "./requests.ts";

/** A request that takes longer than this hangs, in milliseconds. */
export const patience = 5000;

export type FuzzAnswer = { readonly status: number; readonly text: string };

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends the bytes as they are; status 0 tells of no answer, with the reason as text. */
export function send(
  url: string,
  made: FuzzRequest,
  identity: { cookie: string; magic: string },
): Promise<FuzzAnswer> {
  const body = made.body?.(identity.magic);
  return new Promise((resolve) => {
    const end = (status: number, text: string): void => resolve({ status, text });
    const headers = {
      cookie: identity.cookie,
      accept: made.accept,
      "x-magic": identity.magic,
      ...(body ? { "content-type": made.type, "content-length": String(body.length) } : {}),
    };
    const sent = request(`${url}${made.path}`, { method: made.method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => void chunks.push(chunk));
      response.on("end", () => end(response.statusCode ?? 0, Buffer.concat(chunks).toString()));
      response.on("error", (error) => end(0, error.message));
    });
    sent.setTimeout(patience, () => sent.destroy(new Error(`no answer in ${patience} ms`)));
    // A body that is too large may be answered while it is still being sent.
    sent.on("error", (error) => end(/EPIPE|ECONNRESET/.test(String(error)) ? 413 : 0, error.message));
    sent.end(body);
  });
}

export function closeConnections(): void {
  agent.destroy();
}
