import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { type OpenObject, type Storage, type StoredObject, demandKey } from "../storage.ts";
import { listedObjects } from "./listing.ts";
import { type S3Request, s3Sender } from "./request.ts";
import { type Credentials, escaped, sortedQuery } from "./signature.ts";

export type S3Place = Credentials & { readonly endpoint: string; readonly bucket: string };

/** Files in a bucket that S3, MinIO, Ceph, R2 and the like offer, addressed as `endpoint/bucket/key`. */
export function openS3(place: S3Place, dataFolder: string): Storage {
  const send = s3Sender(place);
  const base = `${place.endpoint}/${escaped(place.bucket)}`;
  const urlOf = (key: string) => new URL(`${base}/${demandKey(key).split("/").map(escaped).join("/")}`);
  async function put(key: string, request: Pick<S3Request, "body" | "tries">): Promise<void> {
    const answer = await send({ method: "PUT", url: urlOf(key), ...request });
    await demandStatus(answer, [200]);
  }
  return {
    place: `the bucket ${place.bucket} at ${place.endpoint}`,
    incoming: path.join(dataFolder, "incoming"),
    put: (key, content, size) => put(key, { body: () => ({ content, size }), tries: 1 }),
    adopt: async (key, file) => {
      const { size } = await stat(file);
      await put(key, { body: () => ({ content: createReadStream(file), size }) });
      await rm(file, { force: true });
    },
    open: async (key, range) => {
      const headers: Record<string, string> = range ? { range: `bytes=${range.first}-${range.last}` } : {};
      const answer = await send({ method: "GET", url: urlOf(key), headers });
      if (answer.statusCode === 404) return nothing(answer);
      if (![200, 206].includes(answer.statusCode ?? 0)) await demandStatus(answer, []);
      return opened(answer);
    },
    sizeOf: async (key) => sizeIn(await send({ method: "HEAD", url: urlOf(key) })),
    remove: async (key) => {
      const answer = await send({ method: "DELETE", url: urlOf(key) });
      await demandStatus(answer, [200, 204, 404]);
    },
    list: (prefix) => listed(prefix, base, send),
  };
}

/** What begins with `prefix`, page by page of the bucket's answers. */
async function* listed(
  prefix: string,
  base: string,
  send: ReturnType<typeof s3Sender>,
): AsyncGenerator<StoredObject> {
  for (let more: string | null = ""; more !== null; ) {
    const url: URL = new URL(base);
    url.searchParams.set("list-type", "2");
    if (prefix !== "") url.searchParams.set("prefix", prefix);
    if (more !== "") url.searchParams.set("continuation-token", more);
    url.search = sortedQuery(url);
    const page = listedObjects(await demandStatus(await send({ method: "GET", url }), [200]));
    yield* page.objects;
    more = page.more;
  }
}

async function sizeIn(answer: IncomingMessage): Promise<number | null> {
  if (answer.statusCode === 404) return nothing(answer);
  await demandStatus(answer, [200]);
  return Number(answer.headers["content-length"] ?? 0);
}

function opened(answer: IncomingMessage): OpenObject {
  const whole = /\/(\d+)$/.exec(answer.headers["content-range"] ?? "")?.[1];
  return { size: Number(whole ?? answer.headers["content-length"] ?? 0), stream: answer };
}

function nothing(answer: IncomingMessage): null {
  answer.resume();
  return null;
}

/** The text of the answer. Another status than these is a fault of the storage; only its code is told. */
async function demandStatus(answer: IncomingMessage, statuses: readonly number[]): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece as Buffer);
  const text = Buffer.concat(pieces).toString();
  if (statuses.includes(answer.statusCode ?? 0)) return text;
  const code = /<Code>([A-Za-z]+)<\/Code>/.exec(text)?.[1] ?? "no reason given";
  throw new Error(`The S3 storage answered ${answer.statusCode} (${code}).`);
}
