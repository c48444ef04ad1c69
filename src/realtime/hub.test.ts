import { describe, expect, it } from "vitest";
import { defineEvent } from "#kernel/event.ts";
import { defineTopic } from "#kernel/topic.ts";
import type { Ask } from "./asking.ts";
import type { Socket } from "./connection.ts";
import { openHub } from "./hub.ts";
import { liveLimits } from "./limits.ts";
import { liveBook } from "./live-book.ts";
import { heard, live } from "./live-topic.ts";
import { readSaid } from "./protocol.ts";
import type { TailRow } from "./tail.ts";

const moved = defineEvent<"moved", { id: number }>("moved", { publicChange: "nothing-public" });
const shipTopic = defineTopic("ship");
const radioTopic = defineTopic("radio");
const ships = live(shipTopic, {
  mayListen: async () => true,
  from: [heard(moved, ({ id }) => ({ id, data: "moved" }), { changesRights: true })],
});
const radios = live(radioTopic, { mayListen: async () => true });

/** A hub whose rights the test decides: it waits for `answer` each time it asks. */
function harbour() {
  const asked: ((allowed: readonly string[] | null) => void)[] = [];
  const ask: Ask = (_, topics) =>
    new Promise((resolve) =>
      asked.push((allowed) => resolve(allowed && new Set(topics.filter((each) => allowed.includes(each))))),
    );
  const bugs: string[] = [];
  const book = liveBook([ships, radios], []);
  const hub = openHub({ book, ask, clock: () => new Date(0), log: (line) => void bugs.push(line) });
  hub.begin([], { xid: 10n, id: 0 });
  return {
    hub,
    bugs,
    answer: async (allowed: readonly string[] | null) => {
      asked.shift()?.(allowed);
      for (let turn = 0; turn < 8; turn++) await Promise.resolve();
    },
  };
}

function boat(hub: ReturnType<typeof harbour>["hub"]) {
  const said: object[] = [];
  const state = { buffered: 0, end: "" };
  const socket: Socket = {
    get bufferedAmount() {
      return state.buffered;
    },
    send: (text) => void said.push(readSaid(text)),
    ping: () => {},
    close: (code) => void (state.end = String(code)),
    terminate: () => void (state.end = "cut"),
  };
  const admitted = hub.admit(socket, { siteId: 1, personId: 2, name: "Vera", token: "t" });
  const listen = (topic: string, after: string | null = null) =>
    admitted.heard(JSON.stringify({ listen: topic, after }));
  return { said, state, listen, ...admitted };
}

const row = (xid: bigint, id = 7): TailRow => ({
  siteId: 1,
  kind: "moved",
  facts: { id },
  position: { xid, id: 1 },
});

describe("while rights are asked again", () => {
  it("nothing is told, and afterwards only what they still may hear", async () => {
    const { hub, answer } = harbour();
    const vera = boat(hub);
    vera.listen(shipTopic(7));
    await answer(["ship:7"]);
    vera.said.length = 0;
    hub.next([row(11n)], { xid: 12n, id: 0 });
    expect(vera.said).toEqual([]);
    await answer(["ship:7"]);
    expect(vera.said).toEqual([{ topic: "ship:7", position: "11.1", data: "moved" }]);
    hub.next([row(12n)], { xid: 13n, id: 0 });
    await answer([]);
    expect(vera.said.slice(1)).toEqual([{ refused: "ship:7" }]);
  });

  it("an answer from before the change does not count", async () => {
    const { hub, answer } = harbour();
    const vera = boat(hub);
    vera.listen(shipTopic(7));
    hub.ask(1, { topic: "ship:7" });
    await answer(["ship:7"]);
    expect(vera.said).toEqual([{ hello: { position: "10.0" } }]);
    await answer([]);
    expect(vera.said.slice(1)).toEqual([{ refused: "ship:7" }]);
  });

  it("a session that is over ends the socket", async () => {
    const { hub, answer } = harbour();
    const vera = boat(hub);
    hub.ask(1, { personId: 2 });
    await answer(null);
    expect(vera.state.end).toBe("4401");
  });
});

describe("a signal", () => {
  it("is told at once, without a position, to those of its site", async () => {
    const { hub, answer, bugs } = harbour();
    const vera = boat(hub);
    vera.listen(radioTopic(3));
    await answer(["radio:3"]);
    hub.signal(2, "radio:3", "elsewhere");
    hub.signal(1, "radio:3", { word: "ahoy" });
    expect(vera.said.at(-1)).toEqual({ topic: "radio:3", data: { word: "ahoy" } });
    hub.signal(1, "ship:7", "nobody said that ships have signals");
    expect(bugs).toHaveLength(1);
  });

  it("cannot be asked for again: whoever comes back has a gap, and everybody when the line was down", async () => {
    const { hub, answer } = harbour();
    const vera = boat(hub);
    vera.listen(radioTopic(3), "10.0");
    await answer(["radio:3"]);
    expect(vera.said.slice(1)).toEqual([{ gap: "radio:3" }, { listening: "radio:3", position: "10.0" }]);
    hub.signalsLost();
    expect(vera.said.at(-1)).toEqual({ gap: "radio:3" });
  });
});

describe("a socket is ended", () => {
  it("when nobody reads what waits for it", async () => {
    const { hub, answer } = harbour();
    const vera = boat(hub);
    vera.listen(radioTopic(3));
    await answer(["radio:3"]);
    vera.state.buffered = liveLimits.buffered + 1;
    hub.signal(1, "radio:3", "x");
    expect(vera.state.end).toBe("cut");
  });

  it("after two beats without an answer, not before", () => {
    const { hub } = harbour();
    const vera = boat(hub);
    hub.beat();
    hub.beat();
    vera.answered();
    hub.beat();
    hub.beat();
    expect(vera.state.end).toBe("");
    hub.beat();
    expect(vera.state.end).toBe("cut");
  });
});

it("listens to fifty topics at most", async () => {
  const { hub } = harbour();
  const vera = boat(hub);
  for (let id = 1; id <= liveLimits.topics; id++) vera.listen(shipTopic(id));
  expect(vera.said).toHaveLength(1);
  const second = boat(hub);
  expect(second.said).toHaveLength(1);
});

it("a tab that comes from a process ahead of this one is not left out of what comes next", async () => {
  const { hub, answer } = harbour();
  const vera = boat(hub);
  vera.listen(shipTopic(7), "99.0");
  await answer(["ship:7"]);
  hub.next([row(11n)], { xid: 12n, id: 0 });
  await answer(["ship:7"]);
  expect(vera.said.at(-1)).toEqual({ topic: "ship:7", position: "11.1", data: "moved" });
});

it("what was told long ago is forgotten, and said to be", async () => {
  const { hub, answer } = harbour();
  for (let at = 0; at < liveLimits.memory * 2; at++) hub.next([row(11n + BigInt(at))], { xid: 12n, id: 0 });
  const vera = boat(hub);
  vera.listen(shipTopic(7), "11.1");
  await answer(["ship:7"]);
  expect(vera.said[1]).toEqual({ gap: "ship:7" });
});
