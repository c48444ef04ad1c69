import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AnyHandler } from "#calls/handle.ts";
import { refused } from "#calls/refused.ts";
import { runCall } from "#calls/run.ts";
import type { Say } from "#kernel/language.ts";
import { Refusal } from "#kernel/refusal.ts";
import { demandOwnOrigin, keyOf } from "../web/borders.ts";
import { failedForm, isPlainForm, leadOn } from "../web/form.ts";
import { handlers } from "../handlers.ts";
import { screenList } from "../screen-list.ts";
import { standsInSubsites } from "../web/subsite-prefix.ts";
import { answersCalls } from "./failures.ts";
import { sayTo } from "../web/say-to.ts";
import { serve } from "../screens/screens.ts";
import { show, showRefusal } from "../screens/show.ts";
import type { System } from "../system.ts";
import { addPagesFragment } from "../web/pages-fragment.ts";
import { wireOf } from "../web/wire.ts";

/** A route for each call of the product, at each of its paths. What screens read is answered at their addresses. */
export function addCalls(
  server: FastifyInstance,
  system: System,
  options: { handlers: readonly AnyHandler[]; processKey: Buffer },
): void {
  for (const handler of routed(options.handlers)) {
    if (handler.call.takesFile) continue;
    for (const path of [handler.call.path, ...(handler.call.alsoAt ?? [])]) {
      server.route({
        method: handler.call.changesByGet ? ["GET", "POST"] : handler.call.method,
        config: { ...standsInSubsites, ...answersCalls },
        url: path.replace(/\{([a-z_]+)\}/g, ":$1"),
        handler: (request, reply) =>
          answerCall(system, handler, { request, reply, processKey: options.processKey }),
      });
    }
  }
  addPagesFragment(server, system, options.processKey);
}

/** The handlers with an address of their own; the others are read by screens, in process. */
export function routed(handlers: readonly AnyHandler[]): AnyHandler[] {
  const readByScreens = new Set(screenList.map((screen) => screen.call.name));
  return handlers.filter(({ call }) => !readByScreens.has(call.name));
}

type Exchange = { request: FastifyRequest; reply: FastifyReply; processKey: Buffer };

async function answerCall(system: System, handler: AnyHandler, exchange: Exchange): Promise<FastifyReply> {
  const { request, reply, processKey } = exchange;
  const site = system.sites.at(request.host);
  const wire = wireOf(system, { request, reply, site });
  try {
    if (changesAnything(handler)) {
      const fields = request.method === "POST" ? request.body : request.query;
      demandOwnOrigin(request, keyOf(site, processKey), fields);
    }
    if (!site && !handler.call.beforeSite) throw new Refusal("not-set-up");
    const answer = await runCall(system, handler, {
      sent: sentIn(request),
      wire,
    });
    if (handler.call.changesSites) await system.sitesChanged();
    if (handler.call.leadsOn) return redirect(reply, String(answer["next"]));
    if (isPlainForm(request)) return leadOn(reply, answer);
    return reply.header("cache-control", "no-store").send({ success: true, ...answer });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (handler.call.leadsOn) return redirect(reply, handler.call.leadsOn.refusedTo + error.code);
    const say = await sayTo(system, wire);
    if (isPlainForm(request)) return showForm(system, error, { ...exchange, handler, say });
    return sendRefusal(system, error, { reply, handler, say });
  }
}

function redirect(reply: FastifyReply, to: string): FastifyReply {
  return reply.header("cache-control", "no-store").redirect(to, 302);
}

function changesAnything({ call }: AnyHandler): boolean {
  return call.changesByGet === true || (call.method === "POST" && !call.isProvenByAddress);
}

/** A refusal in the fields that the call's row names. */
export function sendRefusal(
  system: System,
  refusal: Refusal,
  { reply, handler, say }: Pick<Exchange, "reply"> & { handler: AnyHandler; say: Say },
): FastifyReply {
  const failure = refused(system.refusals, refusal, { say, call: handler.call });
  if (failure.offer) void reply.header("x-offer", failure.offer);
  return reply
    .status(failure.status)
    .header("cache-control", "no-store")
    .header("x-refusal", failure.code)
    .send(failure.body);
}

/** A form that was refused comes back as its screen, with the sentence and what was typed. */
function showForm(
  system: System,
  refusal: Refusal,
  { request, reply, processKey, handler, say }: Exchange & { handler: AnyHandler; say: Say },
): Promise<FastifyReply> {
  const showing = { request, reply, processKey };
  const screen = screenList.find(({ addresses }) => addresses.includes(handler.call.path));
  if (!screen) return showRefusal(system, refusal, showing);
  const failure = refused(system.refusals, refusal, { say, call: handler.call });
  const failed = { status: failure.status, form: failedForm(request, failure) };
  return show(system, serve(screen, handlers), { ...showing, failed });
}

/** The path's fields win over the body's, the body's over the query's. */
function sentIn(request: FastifyRequest): Record<string, unknown> {
  const body = typeof request.body === "object" && request.body !== null ? request.body : {};
  return { ...(request.query as object), ...body, ...(request.params as object) };
}
