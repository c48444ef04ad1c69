import type { EventEmitter } from "node:events";

type Stream = { write(text: string): unknown };

/**
 * Writes what is written in one turn of the event loop in one piece: a write of its own for each line costs a busy server more
 * than most of what else it does for a page that is kept. What waits when the process ends is written then; a kill loses one turn's lines.
 */
export function gathered(stream: Stream, ending: Pick<EventEmitter, "once"> = process): Stream {
  let waiting = "";

  function flush() {
    const text = waiting;
    waiting = "";
    if (text !== "") stream.write(text);
  }

  ending.once("exit", flush);
  return {
    write(text) {
      if (waiting === "") setImmediate(flush);
      waiting += text;
    },
  };
}
