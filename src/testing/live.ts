import { openDatabase } from "#database/connection.ts";
import { openMessages } from "#database/messages.ts";
import type { LiveFrame, ListenFrame } from "#kernel/live-frame.ts";
import { type Live, openLive } from "#realtime/open-live.ts";
import { readSaid } from "#realtime/protocol.ts";
import WebSocket from "ws";
import { expect, vi } from "vitest";
import { type TestWeb, openTestWeb } from "./server.ts";
import type { World } from "./world.ts";

/** One process of several over a world: its own web server on a port, its own line for messages, its own hub. */
export type LiveProcess = {
  readonly web: TestWeb;
  readonly live: Live;
  readonly port: number;
  /** Opens a socket under the cookies of a browser. */
  connect(browser: { readonly cookie: string }, headers?: Record<string, string>): Promise<TestSocket>;
  close(): Promise<void>;
};

/**
 * In milliseconds. What has happened is told once every older transaction of all databases of a server is over, and other tests hold
 * some open for as long as they take.
 */
const longest = 90_000;

/** A browser's end of a socket. */
export type TestSocket = {
  readonly raw: WebSocket;
  readonly frames: LiveFrame[];
  send(frame: ListenFrame | string): void;
  /** Waits until a frame like this has come. */
  hears(frame: object): Promise<LiveFrame>;
  /** Waits for the end, and gives its code. */
  ended(): Promise<number>;
};

export async function openLiveProcess(world: World, clock?: () => Date): Promise<LiveProcess> {
  const database = openDatabase(world.address, 5);
  const messages = await openMessages(world.address);
  const opened: Live[] = [];
  const web = await openTestWeb(
    { ...world, database },
    {
      ...(clock ? { clock } : {}),
      openLive: async (options) => {
        opened.push(await openLive(options, messages));
        return opened[0] as Live;
      },
    },
  );
  const live = opened[0] as Live;
  database.afterCommit = (siteId, events) => {
    live.announceRights(siteId, events);
    messages.announce({ topic: "committed", about: String(siteId) });
  };
  const address = await web.server.listen({ port: 0, host: "127.0.0.1" });
  const port = Number(new URL(address).port);
  return {
    web,
    live,
    port,
    connect: (browser, headers) => connect(port, browser, headers),
    close: async () => {
      await web.close();
      await live.stop();
      await messages.close();
      await database.end();
    },
  };
}

/** The status that an upgrade is refused with. */
export async function refusedUpgrade(port: number, headers: Record<string, string>): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/-/live/`, { headers });
  socket.on("error", () => {});
  return new Promise((resolve) => {
    socket.on("unexpected-response", (_, response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    socket.on("open", () => resolve(101));
  });
}

async function connect(
  port: number,
  { cookie }: { readonly cookie: string },
  headers: Record<string, string> = {},
): Promise<TestSocket> {
  const raw = new WebSocket(`ws://127.0.0.1:${port}/-/live/`, {
    headers: { host: "noordervaart.example", origin: "https://noordervaart.example", cookie, ...headers },
  });
  const frames: LiveFrame[] = [];
  let code = 0;
  raw.on("message", (data: Buffer) => void frames.push(readSaid(data.toString())));
  raw.on("close", (given) => {
    code = given;
  });
  raw.on("error", () => {});
  const socket: TestSocket = {
    raw,
    frames,
    send: (frame) => raw.send(typeof frame === "string" ? frame : JSON.stringify(frame)),
    hears: (frame) =>
      vi.waitFor(() => {
        expect(frames).toContainEqual(expect.objectContaining(frame));
        return frames.findLast((each) => matches(each, frame)) as LiveFrame;
      }, longest),
    ended: () => vi.waitFor(() => expect(code).not.toBe(0), longest).then(() => code),
  };
  await socket.hears({ hello: expect.anything() });
  return socket;
}

function matches(frame: LiveFrame, wanted: object): boolean {
  return expect.objectContaining(wanted).asymmetricMatch(frame);
}
