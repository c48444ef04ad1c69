import { setTimeout as pause } from "node:timers/promises";
import WebSocket from "ws";

const pauseBeforeConnecting = 200;

/**
 * Hears what others do to a draft, as a browser does: over the live channel, and by reading whatever it was not told. A
 * socket that ends is opened again, at whatever process the address leads to then.
 */
export function listenToDraft({ address, visitor, place, apply }) {
  const { page, epoch } = place;
  const topic = `draft:${page}`;
  let upTo = place.seq;
  let socket = null;
  let isClosed = false;
  let sockets = 0;

  async function read() {
    const response = await visitor.fetch(`/-/draft/${page}/?epoch=${epoch}&after=${upTo}`);
    const answer = await response.json();
    if (!answer.success) throw new Error(answer.error);
    apply(Buffer.from(answer.update, "base64"));
    upTo = Math.max(upTo, answer.seq);
  }

  async function catchUp() {
    while (!isClosed) {
      try {
        return await read();
      } catch {
        await pause(100);
      }
    }
  }

  function hear(frame) {
    if ("gap" in frame) return void catchUp();
    if (frame.topic !== topic || frame.data.epoch !== epoch || frame.data.seq === undefined) return;
    const { seq, update } = frame.data;
    if (update === undefined || seq > upTo + 1) return void catchUp();
    apply(Buffer.from(update, "base64"));
    upTo = Math.max(upTo, seq);
  }

  function connect() {
    if (isClosed) return;
    const mine = new WebSocket(`${address.replace(/^http/, "ws")}/-/live/`, {
      headers: { cookie: visitor.cookieLine(), origin: address },
    });
    socket = mine;
    mine.on("open", () => {
      sockets += 1;
      mine.send(JSON.stringify({ listen: topic, after: "0.0" }));
    });
    mine.on("message", (data) => hear(JSON.parse(data.toString())));
    mine.on("error", () => {});
    mine.on("close", () => setTimeout(connect, pauseBeforeConnecting));
  }

  connect();
  return {
    catchUp,
    sockets: () => sockets,
    close: () => {
      isClosed = true;
      socket?.terminate();
    },
  };
}
