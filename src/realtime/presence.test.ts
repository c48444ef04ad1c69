import { describe, expect, it } from "vitest";
import { at, board, bridge, crew, fleet, log, people, topics } from "#testing/hub-fleet.ts";
import { type Hub, openHub } from "./hub.ts";
import { liveLimits } from "./limits.ts";
import { liveBook } from "./live-book.ts";
import type { PresenceWord } from "./roster.ts";

describe("a tab that says where it is", () => {
  it("is told to those who listen, under the name of its session, and at once to who comes later", async () => {
    const { hubs } = fleet(2);
    const [ed, ada] = [await board(hubs[0], "ed"), await board(hubs[1], "ada")];
    await ed.listen();
    expect(ed.told()).toEqual([{ all: [] }]);
    ed.here(1);
    ed.here(2);
    await ada.listen();
    expect(ada.told()).toEqual([{ all: [at("2.a", "ed", 2)] }]);
    ed.here(2);
    ed.here(3);
    expect(ada.told()).toEqual([{ here: at("2.a", "ed", 3) }]);
  });

  it("cannot take another person's place or name", async () => {
    const { hubs } = fleet();
    const [ed, ada] = [await board(hubs[0], "ed"), await board(hubs[0], "ada")];
    await ed.listen();
    await ada.listen();
    ed.here(1, "same");
    ada.here(2, "same");
    ada.told();
    await ada.listen();
    expect(ada.told()).toEqual([{ all: [at("2.same", "ed", 1), at("3.same", "ada", 2)] }]);
    ada.send({ here: bridge(7), tab: "2.same", place: { deck: 1 } });
    expect(ada.state.end).toBe("1008");
  });

  it.each<[string, object]>([
    ["a place out of shape", { here: bridge(7), tab: "a", place: { deck: 1, name: "Olga" } }],
    ["another person", { here: bridge(7), tab: "a", place: { deck: 1 }, person: { id: 1, name: "Olga" } }],
    ["a tab without end", { here: bridge(7), tab: "a".repeat(41), place: { deck: 1 } }],
    ["a topic that nobody is at", { here: log(7), tab: "a", place: { deck: 1 } }],
    ["a topic of people", { here: crew(7), tab: "a", place: { deck: 1 } }],
  ])("but says %s, is closed", async (_, frame) => {
    const ed = await board(fleet().hubs[0], "ed");
    await ed.listen();
    ed.send(frame);
    expect(ed.state.end).toBe("1008");
  });

  it("is not heard where it does not listen, nor on another site", async () => {
    const { hubs } = fleet();
    const [ed, ada, foreign] = [
      await board(hubs[0], "ed"),
      await board(hubs[0], "ada"),
      await board(hubs[0], "ada", 9),
    ];
    await ada.listen();
    await foreign.listen();
    ed.here(1);
    expect(ada.told()).toEqual([{ all: [] }]);
    await ed.listen();
    ed.here(1);
    expect(ada.told()).toHaveLength(1);
    expect(foreign.told()).toEqual([{ all: [] }]);
    await foreign.listen();
    expect(foreign.told()).toEqual([{ all: [] }]);
  });
});

it("where a tab moves while its rights are asked is told afterwards, if it still may be there", async () => {
  const rights = { areGiven: true };
  const { hubs } = fleet(1, (topic) => rights.areGiven || topic === crew(7));
  const [ed, ada] = [await board(hubs[0], "ed"), await board(hubs[0], "ada")];
  await ed.listen();
  await ada.listen();
  ed.here(1);
  ada.told();
  hubs[0]?.ask(1, { personId: 2 });
  ed.here(2);
  expect(ada.told()).toEqual([]);
  await ed.listen(crew(7));
  expect(ada.told()).toEqual([{ here: at("2.a", "ed", 2) }]);
  rights.areGiven = false;
  hubs[0]?.ask(1, { personId: 2 });
  ed.here(3);
  await ed.listen(crew(7));
  expect(ada.told()).toEqual([{ gone: "2.a" }]);
});

describe("a tab is gone", () => {
  it("at once when it is closed or stops listening", async () => {
    const { hubs } = fleet(2);
    const [ed, ada, late] = [
      await board(hubs[0], "ed"),
      await board(hubs[1], "ada"),
      await board(hubs[0], "ed"),
    ];
    for (const each of [ed, ada, late]) await each.listen();
    ed.here(1, "a");
    late.here(1, "b");
    ada.told();
    ed.closed();
    late.send({ stop: bridge(7) });
    expect(ada.told()).toEqual([{ gone: "2.a" }, { gone: "2.b" }]);
  });

  it("at once when its session ends, although its browser says nothing to the goodbye", async () => {
    const over = new Set<number>();
    const { hubs } = fleet(
      2,
      () => true,
      (personId) => over.has(personId),
    );
    const [ed, ada] = [await board(hubs[0], "ed"), await board(hubs[1], "ada")];
    await ed.listen();
    await ada.listen();
    ed.here(1);
    ada.told();
    over.add(people.ed[0]);
    hubs[0]?.ask(1, { personId: people.ed[0] });
    await ada.listen(crew(7));
    expect(ada.told()).toEqual([{ gone: "2.a" }]);
    expect(ed.state.end).toBe("4401");
  });

  it("within forty seconds when nothing of it is heard, and not before when it answers", async () => {
    const { hubs, pass } = fleet();
    const [ed, ada] = [await board(hubs[0], "ed"), await board(hubs[0], "ada")];
    await ed.listen();
    await ada.listen();
    ed.here(1);
    ada.told();
    pass(30);
    expect(ada.told()).toEqual([]);
    ed.state.isReachable = false;
    pass(8);
    expect(ada.told()).toEqual([{ gone: "2.a" }]);
  });

  it("within forty seconds when its process dies without a word", async () => {
    const { hubs, dead, pass } = fleet(2);
    const [ed, ada] = [await board(hubs[0], "ed"), await board(hubs[1], "ada")];
    await ed.listen();
    await ada.listen();
    ed.here(1);
    dead.add(hubs[0] as Hub);
    ada.told();
    pass(8);
    expect(ada.told()).toEqual([{ gone: "2.a" }]);
  });

  it("but not when it has come back on another socket before the old one ends", async () => {
    const { hubs } = fleet(2);
    const [old, again, ada] = [
      await board(hubs[0], "ed"),
      await board(hubs[1], "ed"),
      await board(hubs[1], "ada"),
    ];
    for (const each of [old, again, ada]) await each.listen();
    old.here(1);
    again.here(1);
    ada.told();
    old.closed();
    expect(ada.told()).toEqual([]);
    again.closed();
    expect(ada.told()).toEqual([{ gone: "2.a" }]);
  });
});

it("a tab that comes back under another name is told again", async () => {
  const { hubs } = fleet();
  const ada = await board(hubs[0], "ada");
  await ada.listen();
  const here = { siteId: 1, topic: bridge(7), ...at("2.a", "ed", 1), socket: "old" };
  hubs[0]?.presence({ here, isGone: false });
  const renamed = { ...here, person: { id: 2, name: "Eduard" }, socket: "new" };
  ada.told();
  hubs[0]?.presence({ here: renamed, isGone: false });
  expect(ada.told()).toEqual([{ here: { ...at("2.a", "ed", 1), person: { id: 2, name: "Eduard" } } }]);
});

describe("who only wants to know the people", () => {
  it("hears of each person once, and nothing of tabs and places", async () => {
    const { hubs } = fleet(2);
    const reader = await board(hubs[1], "ada");
    const tabs = [await board(hubs[0], "ed"), await board(hubs[1], "ed")];
    await reader.listen(crew(7));
    expect(reader.told(crew(7))).toEqual([{ people: [] }]);
    for (const tab of tabs) await tab.listen();
    tabs[0]?.here(1, "a");
    tabs[1]?.here(2, "b");
    tabs[0]?.here(5, "a");
    expect(reader.told(crew(7))).toEqual([{ people: [{ id: 2, name: "Ed" }] }]);
    tabs[0]?.closed();
    expect(reader.told(crew(7))).toEqual([]);
    tabs[1]?.closed();
    expect(reader.told(crew(7))).toEqual([{ people: [] }]);
  });
});

it("a process that has just started is told who is there", async () => {
  const { hubs } = fleet(2);
  const ed = await board(hubs[0], "ed");
  await ed.listen();
  const words: PresenceWord[] = [];
  ed.here(1);
  const fresh = openHub({
    book: liveBook(topics, []),
    ask: async (_, asked) => new Set(asked),
    clock: () => new Date(0),
    log: () => {},
    spread: (word) => void words.push(word),
  });
  hubs.push(fresh);
  hubs[0]?.repeatPresence();
  const ada = await board(fresh, "ada");
  await ada.listen();
  expect(ada.told()).toEqual([{ all: [at("2.a", "ed", 1)] }]);
  expect(words).toEqual([]);
});

it("any number of tabs fit the frames of who comes", async () => {
  const { hubs } = fleet();
  for (let tab = 0; tab < liveLimits.tabsInFrame + 5; tab++) {
    const ed = await board(hubs[0], "ed");
    await ed.listen();
    ed.here(tab, `t${tab}`);
  }
  const ada = await board(hubs[0], "ada");
  await ada.listen();
  const [all, ...rest] = ada.told();
  expect((all as { all: unknown[] }).all).toHaveLength(liveLimits.tabsInFrame);
  expect(rest).toHaveLength(5);
});
