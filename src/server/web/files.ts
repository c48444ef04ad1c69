import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { inTransaction } from "#database/transaction.ts";
import { dispositionOf, guardsOf } from "#features/files/model/serving.ts";
import { type ReadableFile, findReadableFile } from "#features/pages/attaching/readable-files-store.ts";
import { findSuccessor } from "#features/pages/attaching/successor-store.ts";
import { isSignedIn } from "#kernel/viewer.ts";
import { Refusal, found } from "#kernel/refusal.ts";
import { variantOf } from "#storage/images/variant.ts";
import { variantWidths } from "#kernel/picture-variants.ts";
import { fileAddress } from "#widgets/kit/file-address.ts";
import { rangeOf } from "./byte-range.ts";
import { isKnown } from "./known-etag.ts";
import type { System } from "../system.ts";
import { wireOf } from "./wire.ts";

/** `GET /-/file/{id}/{name}`: a file for whoever may read it; the id decides, the name is for people. */
export function addFiles(server: FastifyInstance, system: System): void {
  server.route({
    method: ["GET", "HEAD"],
    url: "/-/file/:id/:name",
    handler: (request, reply) => give(system, request, reply),
  });
}

async function give(system: System, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { file, next, isForAll } = await readable(system, request, reply);
  if (next || !file) {
    void reply.headers({ "cache-control": `${isForAll ? "public" : "private"}, no-cache`, vary: "Cookie" });
    return reply.redirect(fileAddress(found(next, "not-found")), 302);
  }
  const served = await servedAs(system, file, widthIn(request));
  const headers = {
    ...guardsOf(served),
    "content-disposition": dispositionOf(served),
    "content-type": served.type === "text/plain" ? "text/plain; charset=utf-8" : served.type,
    "cache-control": `${isForAll ? "public" : "private"}, no-cache`,
    vary: "Cookie",
    etag: served.etag,
    "accept-ranges": "bytes",
  };
  void reply.headers(headers);
  if (isKnown(request.headers["if-none-match"], served.etag)) return reply.status(304).send();
  const size = found(await system.storage.sizeOf(served.key), "not-found");
  const range = rangeOf(request.headers, { size, etag: served.etag });
  if (range === "unsatisfiable")
    return reply.status(416).header("content-range", `bytes */${size}`).type("text/plain").send("");
  const length = range ? range.last - range.first + 1 : size;
  void reply.header("content-length", length).status(range ? 206 : 200);
  if (range) void reply.header("content-range", `bytes ${range.first}-${range.last}/${size}`);
  if (request.method === "HEAD") return reply.send();
  const opened = found(await system.storage.open(served.key, range ?? undefined), "not-found");
  // A reader who goes closes the file, also one who goes before the first byte.
  reply.raw.once("close", () => opened.stream.destroy());
  return reply.send(opened.stream);
}

async function readable(system: System, request: FastifyRequest, reply: FastifyReply) {
  const site = found(system.sites.at(request.host), "not-found");
  const { id } = request.params as { id: string };
  if (!/^[1-9][0-9]{0,15}$/.test(id) || !Number.isSafeInteger(Number(id))) throw new Refusal("not-found");
  const wire = wireOf(system, { request, reply, site });
  const now = system.clock();
  return inTransaction(system.database, { siteId: site.id, access: "read" }, async (tx) => {
    const actor = await system.resolveActor(tx, wire, now);
    const file = await findReadableFile(actor, Number(id), now, tx);
    const next = file && !isLinkTo(request) ? null : await findSuccessor(actor, Number(id), tx);
    return { file, next, isForAll: !isSignedIn(actor) && actor.guestPageId === null };
  });
}

/**
 * Whether somebody follows a link. Who edits a page reads its old files: what a version of it shows in its place, and what it links
 * to, is the file of that time.
 */
function isLinkTo({ headers }: FastifyRequest): boolean {
  const isOpened = headers["sec-fetch-dest"] === undefined || headers["sec-fetch-dest"] === "document";
  return isOpened && !/\/page\/versions\//.test(headers.referer ?? "");
}

function widthIn(request: FastifyRequest): number | null {
  const { w } = request.query as { w?: unknown };
  if (w === undefined) return null;
  const width = variantWidths.find((each) => String(each) === w);
  if (width === undefined) throw new Refusal("not-found");
  return width;
}

/** The file itself, or its picture made smaller when there is one to make. */
async function servedAs(system: System, file: ReadableFile, width: number | null) {
  const whole = { ...file, etag: `"${file.hash.toString("base64url")}"` };
  const isSmaller = width !== null && file.width !== null && width < file.width;
  if (!isSmaller || file.isAnimated || file.type === "image/gif") return whole;
  const key = await variantOf(system.storage, file.key, width);
  if (key === null) return whole;
  const name = file.name.replace(/(?:\.[a-z0-9]{1,5})?$/i, ".webp");
  return { ...file, key, name, type: "image/webp", etag: `"${file.hash.toString("base64url")}-${width}"` };
}
