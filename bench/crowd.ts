import { parseArgs } from "node:util";
import { type Person, openPeople, openWriters } from "./crowd/people.ts";
import { type Place, fleetPlace, onePlace } from "./crowd/place.ts";
import { timingsOf } from "./figures.ts";

/**
 * npm run crowd [-- --people 500] [--minutes 10] [--pages 10000] [--pause 5] [--blows 15]: so many people at once, each with a
 * session of their own, who read, search and write as 90 : 8 : 2 and pause about so many seconds in between. Who is not answered
 * asks again. Prints each minute, then the whole, and whether every acknowledged word is there.
 *
 * With `--blows` it goes to three processes behind a proxy, of which one is killed every so many seconds, in turn with Postgres.
 */
const { values } = parseArgs({
  options: {
    people: { type: "string", default: "500" },
    minutes: { type: "string", default: "10" },
    pages: { type: "string", default: "10000" },
    pause: { type: "string", default: "5" },
    blows: { type: "string" },
    port: { type: "string", default: "8190" },
  },
});
const minutes = Number(values.minutes);
const pause = Number(values.pause) * 1000;
const blows = Number(values.blows ?? 0) * 1000;
/** Who is not answered asks again after so long, in milliseconds. */
const again = 250;
const words = ["saf", "harbour", "crew l", "winter sche", "the", "captain", "number 77", "harbuor"];

type Act = "read" | "search" | "write";
type Took = Record<Act, number[]>;
const nothing = (): Took => ({ read: [], search: [], write: [] });

const place = blows > 0 ? await fleetPlace(3, Number(values.port)) : await onePlace();
try {
  await place.seed("--pages", values.pages, "--people", values.people, "--folders", "200");
  await crowd(place);
} finally {
  await place.close();
}

async function crowd(place: Place): Promise<void> {
  const people = await openPeople(place, Number(values.people));
  const writers = await openWriters(place);
  const all = nothing();
  let minute = nothing();
  const refusals = new Map<string, number>();
  const struck: string[] = [];
  const until = performance.now() + minutes * 60_000;
  const isOver = () => performance.now() >= until;

  async function act(kind: Act, { visitor, addresses }: Person): Promise<void> {
    if (kind === "write") return writers.write();
    const path = kind === "read" ? any(addresses) : `/ajax/search/?q=${encodeURIComponent(any(words))}`;
    const { status } = await visitor.get(path, kind === "read" ? "text/html" : "application/json");
    if (status !== 200) throw new Error(`${kind}: ${status}`);
  }

  async function actUntilAnswered(kind: Act, person: Person): Promise<void> {
    const began = performance.now();
    for (;;) {
      try {
        await act(kind, person);
        minute[kind].push(performance.now() - began);
        return;
      } catch (error) {
        const reason = (error as Error).message;
        refusals.set(reason, (refusals.get(reason) ?? 0) + 1);
        await sleep(again);
      }
    }
  }

  async function live(person: Person): Promise<void> {
    await sleep(Math.random() * pause);
    while (!isOver()) {
      const turn = Math.random();
      await actUntilAnswered(turn < 0.9 ? "read" : turn < 0.98 ? "search" : "write", person);
      await sleep(pause * (0.5 + Math.random()));
    }
  }

  async function strike(): Promise<void> {
    while (place.strike && !isOver()) {
      await sleep(blows);
      if (!isOver()) struck.push(place.strike(struck.length + 1));
    }
  }

  async function report(): Promise<void> {
    for (let at = 1; at <= minutes; at++) {
      await sleep(60_000);
      const passed = minute;
      minute = nothing();
      for (const kind of ["read", "search", "write"] as const) all[kind].push(...passed[kind]);
      const memory = Math.round((await place.memory()) / 1_000_000);
      process.stdout.write(`minute ${at}: ${lineOf(passed)}, memory ${memory} MB\n`);
    }
  }

  await Promise.all([report(), strike(), ...people.map(live)]);
  const missing = await writers.missing();
  const failed = [...refusals].map(([reason, count]) => `${count} × ${reason}`).join(", ");
  const lines = [
    `${people.length} people, ${minutes} minutes: ${lineOf(all)}`,
    `not answered at first: ${failed || "none"}`,
    `${writers.acknowledged()} words acknowledged, ${missing.length} missing`,
    ...(struck.length > 0 ? [`${struck.length} blows: ${tally(struck)}; ${place.summary()}`] : []),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
  if (missing.length > 0) process.exitCode = 1;
}

function lineOf(took: Took): string {
  return (Object.entries(took) as [Act, number[]][])
    .map(([kind, times]) => {
      const { p50, p99, count } = timingsOf(times);
      const longest = times.reduce((most, each) => Math.max(most, each), 0);
      return `${kind} ${count} (p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, longest ${longest.toFixed(0)} ms)`;
    })
    .join(", ");
}

function tally(names: readonly string[]): string {
  return [...new Set(names)]
    .map((name) => `${name} ${names.filter((each) => each === name).length}`)
    .join(", ");
}

function any<Value>(list: readonly Value[]): Value {
  return list[Math.floor(Math.random() * list.length)] as Value;
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
