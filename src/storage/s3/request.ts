import { Agent as HttpAgent, type IncomingMessage, request as askHttp } from "node:http";
import { Agent as HttpsAgent, request as askHttps } from "node:https";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { exactly } from "../exactly.ts";
import { type Credentials, signedHeaders } from "./signature.ts";

export type S3Request = {
  readonly method: "GET" | "HEAD" | "PUT" | "DELETE";
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  /** Made anew for each try. */
  readonly body?: () => { readonly content: AsyncIterable<Uint8Array>; readonly size: number };
  /** How often it may be sent; once for a body that comes only once. */
  readonly tries?: number;
};

/** Milliseconds without a byte after which the storage counts as gone. */
const patience = 30_000;

/** Sends signed requests. An answer of 500 or above, or none, is tried again; the reader consumes or destroys the answer. */
export function s3Sender(credentials: Credentials) {
  const agents = {
    "http:": new HttpAgent({ keepAlive: true }),
    "https:": new HttpsAgent({ keepAlive: true }),
  };
  return async function send(request: S3Request): Promise<IncomingMessage> {
    const tries = request.tries ?? 3;
    for (let round = 1; ; round++) {
      try {
        const answer = await sendOnce(request, { credentials, agents });
        if ((answer.statusCode ?? 0) < 500 || round >= tries) return answer;
        answer.resume();
      } catch (error) {
        if (round >= tries) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 100 * 4 ** round));
    }
  };
}

type Sender = {
  readonly credentials: Credentials;
  readonly agents: { readonly "http:": HttpAgent; readonly "https:": HttpsAgent };
};

async function sendOnce(
  { method, url, headers, body }: S3Request,
  { credentials, agents }: Sender,
): Promise<IncomingMessage> {
  const sent = body?.();
  const length: Record<string, string> = sent ? { "content-length": String(sent.size) } : {};
  const signed = signedHeaders({ method, url, headers: { ...headers, ...length } }, credentials, new Date());
  const isHttps = url.protocol === "https:";
  const asked = isHttps
    ? askHttps(url, { method, headers: signed, agent: agents["https:"] })
    : askHttp(url, { method, headers: signed, agent: agents["http:"] });
  asked.setTimeout(patience, () => asked.destroy(new Error("The S3 storage does not answer.")));
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    asked.on("response", resolve);
    asked.on("error", reject);
  });
  answered.catch(() => {});
  // A refusal may come before the whole body is sent; then the answer counts, not the broken pipe.
  const sending = sent
    ? pipeline(Readable.from(exactly(sent.content, sent.size)), asked)
    : Promise.resolve(asked.end());
  await Promise.race([answered, sending.then(() => answered)]).catch(async (error: unknown) => {
    asked.destroy();
    throw error;
  });
  return answered;
}
