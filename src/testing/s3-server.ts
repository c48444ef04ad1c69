import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { S3Place } from "#storage/s3/s3.ts";

/** A small server of the S3 protocol on this machine, in memory; close it after the test file. */
export type S3Server = { readonly place: S3Place; keys(): string[]; close(): Promise<void> };

type Kept = { readonly content: Buffer; readonly modified: Date };
const region = "us-east-1";
const accessKey = "AKIDEXAMPLE";
const secretKey = "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY";
const pageSize = 5;

/** Checks the signature of every request from what came over the wire, keeps whole bodies only, and lists in short pages. */
export async function openS3Server(): Promise<S3Server> {
  const kept = new Map<string, Kept>();
  const server = createServer((request, response) => {
    answer(request, response, kept).catch(() => request.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    place: { endpoint: `http://127.0.0.1:${port}`, bucket: "atrium", region, accessKey, secretKey },
    keys: () => [...kept.keys()].toSorted(),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  kept: Map<string, Kept>,
): Promise<void> {
  const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
  if (!isSigned(request, url)) return refuse(response, 403, "SignatureDoesNotMatch");
  const [, bucket, ...rest] = url.pathname.split("/").map(decodeURIComponent);
  const key = rest.join("/");
  if (bucket !== "atrium") return refuse(response, 404, "NoSuchBucket");
  if (request.method === "PUT") {
    kept.set(key, { content: await bodyOf(request), modified: new Date() });
    response.end();
    return;
  }
  if (request.method === "DELETE") {
    kept.delete(key);
    response.writeHead(204).end();
    return;
  }
  if (key === "") return list(url, response, kept);
  const found = kept.get(key);
  if (!found) return refuse(response, 404, "NoSuchKey");
  give(request, response, found.content);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const content = Buffer.concat(pieces);
  if (content.length !== Number(request.headers["content-length"])) throw new Error("cut off");
  return content;
}

function give(request: IncomingMessage, response: ServerResponse, content: Buffer): void {
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "");
  const part = range ? content.subarray(Number(range[1]), Number(range[2]) + 1) : content;
  const headers = range ? { "content-range": `bytes ${range[1]}-${range[2]}/${content.length}` } : {};
  response.writeHead(range ? 206 : 200, { ...headers, "content-length": part.length });
  response.end(request.method === "HEAD" ? undefined : part);
}

function list(url: URL, response: ServerResponse, kept: Map<string, Kept>): void {
  const prefix = url.searchParams.get("prefix") ?? "";
  const after = url.searchParams.get("continuation-token") ?? "";
  const all = [...kept].filter(([key]) => key.startsWith(prefix) && key > after);
  const page = all.toSorted(([one], [other]) => (one < other ? -1 : 1)).slice(0, pageSize);
  const contents = page.map(
    ([key, { content, modified }]) =>
      `<Contents><Key>${key}</Key><LastModified>${modified.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`,
  );
  const more =
    all.length > pageSize ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : "";
  response.end(`<?xml version="1.0"?><ListBucketResult>${contents.join("")}${more}</ListBucketResult>`);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

const authorizationPattern =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

/** Signature Version 4, from the documentation of the protocol, apart from the code that signs. */
export function isSigned(request: Pick<IncomingMessage, "method" | "headers">, url: URL): boolean {
  const { headers } = request;
  const match = authorizationPattern.exec(headers.authorization ?? "");
  if (!match) return false;
  const [, id, day, place, names = "", signature] = match;
  const time = String(headers["x-amz-date"]);
  const required = ["host", "x-amz-content-sha256", "x-amz-date"];
  if (id !== accessKey || place !== region || time.slice(0, 8) !== day) return false;
  if (required.some((name) => !names.split(";").includes(name))) return false;
  const query = url.search.slice(1).split("&").filter(Boolean).toSorted().join("&");
  const lines = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}`);
  const hash = String(headers["x-amz-content-sha256"]);
  const canonical = `${request.method}\n${url.pathname}\n${query}\n${lines.join("\n")}\n\n${names}\n${hash}`;
  const sum = createHash("sha256").update(canonical).digest("hex");
  const toSign = `AWS4-HMAC-SHA256\n${time}\n${day}/${region}/s3/aws4_request\n${sum}`;
  const mac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
  const signing = mac(mac(mac(mac(`AWS4${secretKey}`, String(day)), region), "s3"), "aws4_request");
  return mac(signing, toSign).toString("hex") === signature;
}
