import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { inTransaction } from "#database/transaction.ts";
import { guardsOf } from "#features/files/model/serving.ts";
import { pictureVariants } from "#features/people/avatars/model/picture-address.ts";
import { maySeePicture } from "#features/people/avatars/rules.ts";
import { findPictureFile } from "#features/people/avatars/store.ts";
import { Refusal, found } from "#kernel/refusal.ts";
import type { System } from "../system.ts";
import { wireOf } from "./wire.ts";

/** `GET /-/picture/{person}/{mark}/{variant}`: a picture of a person. Its mark is of this picture alone, so a browser keeps it. */
export function addPersonPictures(server: FastifyInstance, system: System): void {
  server.route({
    method: ["GET", "HEAD"],
    url: "/-/picture/:person/:mark/:variant",
    handler: (request, reply) => give(system, request, reply),
  });
}

async function give(system: System, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { key, type } = await readable(system, request, reply);
  const opened = found(await system.storage.open(key), "not-found");
  // A reader who goes closes the file, also one who goes before the first byte.
  reply.raw.once("close", () => opened.stream.destroy());
  void reply.headers({
    ...guardsOf({ type, width: null }),
    "cache-control": "private, max-age=31536000, immutable",
    vary: "Cookie",
    "content-type": type,
    "content-disposition": "inline",
    "content-length": opened.size,
  });
  if (request.method === "HEAD") {
    opened.stream.destroy();
    return reply.send();
  }
  return reply.send(opened.stream);
}

/** Nobody learns whether there is a picture that is not for them. */
async function readable(system: System, request: FastifyRequest, reply: FastifyReply) {
  const site = found(system.sites.at(request.host), "not-found");
  const { person, mark, variant: named } = request.params as Record<"person" | "mark" | "variant", string>;
  const variant = found(
    pictureVariants.find((each) => each === named),
    "not-found",
  );
  const isAddress = /^[1-9][0-9]{0,14}$/.test(person) && /^[0-9a-f]{24}$/.test(mark);
  if (!isAddress) throw new Refusal("not-found");
  const wire = wireOf(system, { request, reply, site });
  const now = system.clock();
  return inTransaction(system.database, { siteId: site.id, access: "read" }, async (tx) => {
    const actor = await system.resolveActor(tx, wire, now);
    const personId = Number(person);
    const file = found(await findPictureFile({ personId, mark, variant }, tx), "not-found");
    const { allowed } = maySeePicture(actor, { id: personId, isShown: file.isShown });
    if (!allowed) throw new Refusal("not-found");
    return file;
  });
}
