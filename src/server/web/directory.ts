import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { refused } from "#calls/refused.ts";
import type { AnyUndertakingKind } from "#calls/undertaking-kind.ts";
import { isCrowded, isLost } from "#database/failures.ts";
import { type Tx, inTransaction } from "#database/transaction.ts";
import { directoryAddress } from "#features/company/directory/model/address.ts";
import { answerDirectory } from "#features/company/provisioning/directory-operations.ts";
import type { Answer } from "#features/company/provisioning/model/answer.ts";
import { errorBody } from "#features/company/provisioning/model/errors.ts";
import { findTokenHolder, noteUsed, planEachTime } from "#features/company/directory/token-store.ts";
import { directoryAttempts, directoryFailures } from "#features/sessions/attempts/rules.ts";
import { countAttempt } from "#features/sessions/attempts/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { Refusal } from "#kernel/refusal.ts";
import { isOwner } from "#kernel/viewer.ts";
import { sayIn } from "#languages/say-in.ts";
import { rooms } from "../rooms.ts";
import type { System } from "../system.ts";
import { faultOf } from "../watching/fault.ts";
import { routeOf } from "../watching/requests.ts";
import { actorForWork } from "./session.ts";
import { languageOfStranger } from "./spoken.ts";

/** The most that a directory sends at once: a group with ten thousand members. */
const bodyMost = 2 * 1024 * 1024;

const type = "application/scim+json";
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/**
 * The directory of a company keeps people and groups of a site (SCIM 2.0, decision 0169). Who asks is known by a token alone: no cookie counts, so no other
 * site can borrow a browser for it. It is looked at before a body is read.
 */
export async function addDirectory(server: FastifyInstance, system: System): Promise<void> {
  await server.register(
    (scope, _, done) => {
      scope.removeAllContentTypeParsers();
      const parsing = { parseAs: "string", bodyLimit: bodyMost } as const;
      scope.addContentTypeParser(
        [type, "application/json"],
        parsing,
        async (_request: unknown, body: string) => bodyIn(body),
      );
      scope.addHook("onRequest", (request) => admit(system, request));
      scope.setErrorHandler((error: FastifyError, request, reply) => fail(system, error, { request, reply }));
      scope.setNotFoundHandler(() => {
        throw new Refusal("scim-not-found");
      });
      scope.route({
        method: [...methods],
        url: "/*",
        handler: async (request, reply) => give(reply, await answer(system, request)),
      });
      done();
    },
    { prefix: directoryAddress("") },
  );
}

function bodyIn(text: string): unknown {
  if (text === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal("scim-body");
  }
}

function tokenIn({ headers: { authorization = "" } }: FastifyRequest): string | null {
  return /^Bearer ([\w-]{43})$/i.exec(authorization)?.[1] ?? null;
}

function siteOf(system: System, request: FastifyRequest) {
  const site = system.sites.at(request.host);
  if (!site) throw new Refusal("scim-token");
  return site;
}

/** Wrong tokens are counted by where they come from, right ones by themselves. */
async function admit(system: System, request: FastifyRequest): Promise<void> {
  const { id: siteId } = siteOf(system, request);
  const token = tokenIn(request);
  const now = system.clock();
  const wait = await inTransaction(system.database, { siteId, access: "write" }, async (tx) => {
    const holder = token === null ? null : await ownerBehind(token, false, tx);
    const attempts = token !== null && holder ? directoryAttempts(token) : directoryFailures(request.ip);
    for (const [limit, key] of attempts) {
      const milliseconds = await countAttempt(limit, key, tx);
      if (milliseconds !== null) return milliseconds;
    }
    if (holder) await noteUsed(now, tx);
    return holder ? null : 0;
  });
  if (wait === 0) throw new Refusal("scim-token");
  if (wait !== null) throw new Refusal("scim-busy", { seconds: Math.ceil(wait / 1000) });
}

/** The owner who made the token, as long as they are one. */
async function ownerBehind(token: string, isLocked: boolean, tx: Tx): Promise<Actor | null> {
  const holder = await findTokenHolder(token, isLocked, tx);
  const actor = holder && (await actorForWork(holder.personId, tx));
  return actor && isOwner(actor) ? actor : null;
}

/** One transaction for each request, in which the token is asked for once more. Changes of a site go one after another. */
async function answer(system: System, request: FastifyRequest): Promise<Answer> {
  const site = siteOf(system, request);
  const access = request.method === "GET" ? "read" : "write";
  const address = site.address ?? `${request.protocol}://${request.host}`;
  const asked = {
    method: request.method,
    path: partsOf(request),
    query: request.query as Record<string, unknown>,
    body: request.body ?? null,
  };
  // What would be changed only in one state of it is not changed at all: there are no states to name.
  if (access === "write" && request.headers["if-match"] !== undefined) throw new Refusal("scim-unsupported");
  return inTransaction(system.database, { siteId: site.id, access }, async (tx) => {
    const actor = await ownerBehind(tokenIn(request) ?? "", access === "write", tx);
    if (!actor) throw new Refusal("scim-token");
    tx.ascribe({
      personId: actor.personId,
      asId: null,
      address: request.ip,
      device: (request.headers["user-agent"] ?? "").slice(0, 400),
      by: "directory",
    });
    await planEachTime(tx);
    const context = { actor, now: system.clock(), base: directoryAddress(address), removal: removal() };
    return answerDirectory(asked, context, tx);
  });
}

function partsOf(request: FastifyRequest): string[] {
  const rest = (request.params as { "*": string })["*"];
  return rest.replace(/\/$/, "").split("/");
}

/** How people are deleted here: the room of people is told what all others hold of them. */
function removal(): AnyUndertakingKind {
  const kinds = rooms.flatMap((room) => ("undertakings" in room ? (room.undertakings ?? []) : []));
  const kind = kinds.find(({ name }) => name === "delete-person");
  if (!kind) throw new Error("nobody can be deleted");
  return kind;
}

function give(reply: FastifyReply, { status, body, location }: Answer): FastifyReply {
  if (location !== undefined) void reply.header("location", location);
  void reply.status(status).header("cache-control", "no-store");
  return body === null ? reply.send() : reply.type(type).send(JSON.stringify(body));
}

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** What is refused is said in SCIM's own form, in the language of the site; a bug says nothing of itself. */
function fail(system: System, error: FastifyError, { request, reply }: Exchange): FastifyReply {
  const refusal = refusalOf(system, error, request);
  const site = system.sites.at(request.host);
  const say = sayIn(languageOfStranger(request, { site, withPseudo: system.withPseudo }));
  const { status: usual, body } = refused(system.refusals, refusal, { say });
  const status = refusal.code === "broken" ? 500 : usual;
  const said = errorBody(refusal.code, { status, detail: String(body["error"]) });
  if (refusal.code === "scim-token") void reply.header("www-authenticate", "Bearer");
  if (refusal.code === "scim-busy") void reply.header("retry-after", String(refusal.values["seconds"]));
  void reply.header("x-refusal", refusal.code);
  return give(reply, { status: Number(said["status"]), body: said });
}

function refusalOf(system: System, error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (error.statusCode === 413) return new Refusal("scim-large");
  if (error.statusCode === 415) return new Refusal("scim-media");
  if (error.statusCode && error.statusCode < 500) return new Refusal("scim-body");
  if (isLost(error)) return new Refusal("starting");
  if (isCrowded(error)) return new Refusal("overloaded");
  const { method, id } = request;
  const site = system.sites.at(request.host)?.id ?? null;
  system.note({ what: "bug", id, method, route: routeOf(request), site, error: faultOf(error) });
  system.metrics.count("atrium_bugs_total");
  return new Refusal("broken");
}
