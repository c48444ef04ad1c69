import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { refused } from "#calls/refused.ts";
import { isCrowded, isLost } from "#database/failures.ts";
import { Refusal } from "#kernel/refusal.ts";
import { sayIn } from "#languages/say-in.ts";
import { busyPage } from "../web/overload/busy-page.ts";
import { retryAfter } from "../web/overload/refusing.ts";
import { showRefusal } from "../screens/show.ts";
import { languageOfStranger } from "../web/spoken.ts";
import type { System } from "../system.ts";
import { faultOf } from "../watching/fault.ts";
import { routeOf } from "../watching/requests.ts";

/** What routes say that answer calls: what fails there is told in JSON, whatever the method and the address (CALL-13). */
export const answersCalls = { answersCalls: true } as const;

/**
 * Whatever no handler answered. A refusal has its sentence; a body that cannot be read is the sender's mistake;
 * anything else is a bug: a plain apology for the person, the context for us.
 */
export function addFailures(server: FastifyInstance, system: System, processKey: Buffer): void {
  server.setErrorHandler((error: FastifyError, request, reply) =>
    apologise(system, refusalOf(system, error, request), { request, reply, processKey }),
  );
  server.setNotFoundHandler((request, reply) =>
    apologise(system, new Refusal("not-found"), { request, reply, processKey }),
  );
}

function refusalOf(system: System, error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (error.statusCode === 413) return new Refusal("too-large");
  if (error.statusCode && error.statusCode < 500) return new Refusal("invalid-input");
  if (isBrokenForm(request)) return new Refusal("invalid-input");
  if (isLost(error)) return new Refusal("starting");
  if (isCrowded(error)) return new Refusal("overloaded");
  const { method, id } = request;
  const site = system.sites.at(request.host)?.id ?? null;
  system.note({ what: "bug", id, method, route: routeOf(request), site, error: faultOf(error) });
  system.metrics.count("atrium_bugs_total");
  return new Refusal("broken");
}

/** Said without the site's screens: there is nothing, or no site, that one could be made of. */
const plain = new Set(["broken", "starting", "overloaded", "unknown-host"]);
/** They pass by themselves: whoever asks again soon is served. */
const passing = new Set(["starting", "overloaded"]);

const withoutScreens = /^\/(ajax|api|assets|health)\b/;

function isOfCall({ routeOptions }: FastifyRequest): boolean {
  return (routeOptions.config as { answersCalls?: true } | undefined)?.answersCalls === true;
}

/** The reader of multipart bodies throws plain errors at what it cannot read; the body is not there yet then. */
function isBrokenForm(request: FastifyRequest): boolean {
  return /^multipart\//i.test(request.headers["content-type"] ?? "") && !request.body;
}

type Exchange = { request: FastifyRequest; reply: FastifyReply; processKey: Buffer };

async function apologise(system: System, refusal: Refusal, exchange: Exchange): Promise<FastifyReply> {
  const { request } = exchange;
  const wantsScreen = !isOfCall(request) && request.method === "GET" && !withoutScreens.test(request.url);
  if (!wantsScreen || plain.has(refusal.code))
    return sayPlainly(system, refusal, { ...exchange, wantsScreen });
  try {
    return await showRefusal(system, refusal, exchange);
  } catch (error) {
    // What stands around it could not be read either.
    const worse = refusalOf(system, error as FastifyError, request);
    return sayPlainly(system, worse, { ...exchange, wantsScreen });
  }
}

function sayPlainly(
  system: System,
  refusal: Refusal,
  { request, reply, wantsScreen }: Exchange & { wantsScreen: boolean },
): FastifyReply {
  // Some are refused before their cookies are read, so nobody is known here.
  const site = system.sites.at(request.host);
  const language = languageOfStranger(request, { site, withPseudo: system.withPseudo });
  const failure = refused(system.refusals, refusal, { say: sayIn(language) });
  // A bug keeps its own status: "busy" is what people read, 500 is what it is.
  const status = refusal.code === "broken" ? 500 : failure.status;
  // Whoever reports a bug can say which line of the log it is.
  if (refusal.code === "broken") void reply.header("x-request-id", request.id);
  void reply.status(status).header("cache-control", "no-store").header("x-refusal", failure.code);
  if (passing.has(refusal.code)) void reply.header("retry-after", retryAfter());
  const isMove = request.headers.accept?.startsWith("application/json");
  if (passing.has(refusal.code) && wantsScreen && !isMove)
    return reply.type("text/html; charset=utf-8").send(busyPage(String(failure.body["error"]), language));
  if (wantsScreen) return reply.type("text/plain; charset=utf-8").send(String(failure.body["error"]));
  return reply.send(failure.body);
}
