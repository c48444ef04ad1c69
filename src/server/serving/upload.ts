import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AnyHandler } from "#calls/handle.ts";
import { runCall } from "#calls/run.ts";
import { Refusal } from "#kernel/refusal.ts";
import { demandOwnOrigin, keyOf } from "../web/borders.ts";
import { handlers } from "../handlers.ts";
import { sendRefusal } from "./routes.ts";
import { type SentForm, readSentForm } from "../web/sent-form.ts";
import { standsInSubsites } from "../web/subsite-prefix.ts";
import { sayTo } from "../web/say-to.ts";
import type { System } from "../system.ts";
import { wireOf } from "../web/wire.ts";

/** Bodies that take a while: so many at once over the process, the next ones are asked to wait. */
const mostAtOnce = 24;

/**
 * Routes for the calls that take a file. Their bodies are no call's body: they are read as they come, up to the limits of the
 * files themselves, behind the same borders.
 */
export function addUpload(server: FastifyInstance, system: System, processKey: Buffer): void {
  let underWay = 0;
  void server.register(async (uploads) => {
    uploads.removeContentTypeParser("multipart/form-data");
    uploads.addContentTypeParser("multipart/form-data", (_request, _payload, done) => done(null, undefined));
    for (const handler of handlers.filter(({ call }) => call.takesFile)) {
      uploads.route({
        method: "POST",
        config: standsInSubsites,
        url: handler.call.path.replace(/\{([a-z_]+)\}/g, ":$1"),
        handler: async (request, reply) => {
          underWay += 1;
          try {
            if (underWay > mostAtOnce) throw new Refusal("too-many-uploads", { minutes: 1 });
            return await take(system, handler, { request, reply, processKey });
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            const wire = wireOf(system, { request, reply, site: system.sites.at(request.host) });
            return sendRefusal(system, error, { reply, handler, say: await sayTo(system, wire) });
          } finally {
            underWay -= 1;
          }
        },
      });
    }
  });
}

async function take(
  system: System,
  handler: AnyHandler,
  { request, reply, processKey }: { request: FastifyRequest; reply: FastifyReply; processKey: Buffer },
): Promise<FastifyReply> {
  const site = system.sites.at(request.host);
  const { fields, file } = await sentTo(request);
  try {
    demandOwnOrigin(request, keyOf(site, processKey), fields);
    if (!site) throw new Refusal("not-set-up");
    const answer = await runCall(system, handler, {
      sent: { ...fields, ...(request.params as object) },
      wire: { ...wireOf(system, { request, reply, site }), sentFile: file },
    });
    return await reply.header("cache-control", "no-store").send({ success: true, ...answer });
  } finally {
    // What was not read is let go by; the answer does not wait for it.
    file?.stream.resume();
  }
}

/** Other kinds of body bring no file; they are refused as everywhere. */
async function sentTo({ body, raw }: FastifyRequest): Promise<SentForm> {
  if (body === undefined) return readSentForm(raw);
  return { fields: typeof body === "object" && body !== null ? { ...body } : {}, file: null };
}
