import { EventEmitter } from "node:events";
import { type IncomingMessage, type Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import websocket from "@fastify/websocket";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import { inTransaction } from "#database/transaction.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Listener } from "#realtime/connection.ts";
import { liveLimits } from "#realtime/limits.ts";
import { isOwnOrigin } from "./borders.ts";
import { sentCookie, sessionCookie } from "./cookies.ts";
import { findPersonOf } from "./session.ts";
import type { System } from "../system.ts";

const address = "/-/live/";

/** How long tabs have to say goodbye when the server stops, in milliseconds. */
const patience = 500;

/** The socket of each tab: of our own pages only, and of a session only. Everything it may hear, it asks for. */
export async function addLive(server: FastifyInstance, system: System): Promise<void> {
  const open = new Set<Socket>();
  await server.register(websocket, {
    // It takes its upgrades from here and not from the server: most of them are none of its business.
    options: { maxPayload: liveLimits.frame, server: liveUpgrades(server, open) as Server },
    errorHandler: (_, socket) => socket.terminate(),
    preClose: (done) => {
      system.live.close();
      sayGoodbye(open, done);
    },
  });
  const listeners = new WeakMap<FastifyRequest, Listener>();
  server.route({
    method: "GET",
    url: address,
    preValidation: async (request, reply) => {
      if (!request.ws) throw new Refusal("not-found");
      const listener = await listenerOf(system, request);
      if (typeof listener === "number") return refuseUpgrade(reply, listener);
      listeners.set(request, listener);
    },
    handler: () => {
      throw new Refusal("not-found");
    },
    wsHandler: (socket, request) => {
      const listener = listeners.get(request);
      if (listener) attend(socket, system, listener);
      else socket.terminate();
    },
  });
}

/** Who asks for a socket, or the status they are refused with: nobody has seen a page of ours yet that could say why. */
async function listenerOf(system: System, request: FastifyRequest): Promise<Listener | number> {
  if (!isOwnOrigin(request)) return 403;
  const site = system.sites.at(request.host);
  const sent = sentCookie(request, sessionCookie);
  if (!site || !sent) return 401;
  const { value: token, isFormer } = sent;
  const person = await inTransaction(system.database, { siteId: site.id, access: "read" }, (tx) =>
    findPersonOf({ sessionToken: token, hasFormerCookie: isFormer }, system.clock(), tx),
  );
  if (!person) return 401;
  if (!system.live.hasRoom(token)) return 429;
  return { siteId: site.id, personId: person.personId, name: person.name, photo: person.photo, token };
}

function refuseUpgrade(reply: FastifyReply, status: number): FastifyReply {
  return reply.status(status).header("cache-control", "no-store").send();
}

function attend(socket: WebSocket, { live }: System, listener: Listener): void {
  // Several may have asked at once, each when there still was room.
  if (!live.hasRoom(listener.token)) return socket.close(1008);
  const admitted = live.admit(socket, listener);
  socket.on("message", (data: Buffer, isBinary) => admitted.heard(isBinary ? "" : data.toString()));
  socket.on("pong", admitted.answered);
  socket.on("close", admitted.closed);
}

/** Emits the upgrades that ask for a WebSocket at our address. To all others the server answers as if they had not asked. */
function liveUpgrades(server: FastifyInstance, open: Set<Socket>): EventEmitter {
  const upgrades = new EventEmitter();
  server.server.on("upgrade", (request: IncomingMessage, socket: Socket, head: Buffer) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    const isOurs = request.headers.upgrade?.toLowerCase() === "websocket" && pathOf(request) === address;
    if (isOurs) upgrades.emit("upgrade", request, socket, head);
    else answerPlainly(server, request, socket);
  });
  return upgrades;
}

/** Some clients offer another protocol with every request (h2c); they get their page, and the connection ends. */
function answerPlainly(server: FastifyInstance, request: IncomingMessage, socket: Socket): void {
  socket.on("error", () => socket.destroy());
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket);
  response.on("finish", () => socket.destroySoon());
  server.routing(request, response);
}

function pathOf({ url = "" }: IncomingMessage): string {
  const end = url.indexOf("?");
  return end < 0 ? url : url.slice(0, end);
}

/** The server closes when the last connection has; those that were upgraded are no business of its own any more. */
function sayGoodbye(open: Set<Socket>, done: () => void): void {
  done();
  setTimeout(() => open.forEach((socket) => socket.destroy()), patience).unref();
}
