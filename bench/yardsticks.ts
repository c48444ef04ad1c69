import { fileURLToPath } from "node:url";
import pg from "pg";
import { configOf, type DatabaseAddress } from "#database/connection.ts";
import { startChild } from "./child.ts";
import { type Figure, type Timings, ms, perSecond, repeatTimed, timingsOf } from "./figures.ts";
import { requestsPerSecond } from "./load.ts";

/** What this machine can do right now: absolute times drift with it, ratios do not. */
export type Yardsticks = {
  /** Requests per second of a bare node:http greeting at 16 connections. */
  readonly hello: number;
  /** Milliseconds of a prepared select by key over the socket, median. */
  readonly select: number;
};

/** What the machine can do on which the targets in milliseconds and per second were set. */
const reference: Yardsticks = { hello: 90_000, select: 0.063 };

/** A rate, as it would be on the reference machine by the greeting's measure. */
export function againstRate(work: string, rate: number, here: Yardsticks, least: number): Figure {
  const there = (rate / here.hello) * reference.hello;
  return {
    work,
    measured: perSecond(rate),
    ratio: `${perSecond(there)} ref`,
    target: `>= ${perSecond(least)} ref`,
    holds: there >= least,
  };
}

/** A time, as it would be on the reference machine by the select's measure. */
export function againstTime(work: string, time: number, here: Yardsticks, most: number | null): Figure {
  const there = (time / here.select) * reference.select;
  return {
    work,
    measured: ms(time),
    ratio: `${ms(there)} ref`,
    target: most === null ? "" : `<= ${ms(most)} ref`,
    holds: most === null ? null : there <= most,
  };
}

export async function measureYardsticks(address: DatabaseAddress, seconds: number): Promise<Yardsticks> {
  const perSecond = await withGreeting((greeting) =>
    requestsPerSecond(greeting, { connections: 16, seconds }),
  );
  const client = new pg.Client(configOf(address));
  await client.connect();
  const { p50 } = await repeatTimed(seconds, () => selectByKey(client));
  await client.end();
  return { hello: perSecond, select: p50 };
}

/** Does `work` while a bare server greets at the address given to it. */
export async function withGreeting<T>(work: (address: string) => Promise<T>): Promise<T> {
  const hello = await startChild(["--import", "tsx", fileURLToPath(new URL("hello.ts", import.meta.url))], {
    until: /^\d+$/,
  });
  try {
    return await work(`http://127.0.0.1:${hello.line}/`);
  } finally {
    await hello.stop();
  }
}

async function selectByKey(client: pg.Client): Promise<void> {
  await client.query({ name: "by-key", text: "select name from site where id = $1", values: [1] });
}

/** For how many milliseconds selects are done in a row, after as many that do not count, and the work between two such rows. */
const [row, spell] = [300, 1000];

/**
 * Does `work` as `repeatTimed` does, with rows of selects in between: the speed of a machine that others share changes from one second to the next, and
 * what was measured against the select of a minute ago says more of the machine than of the work.
 */
export async function besideSelects(
  client: pg.Client,
  seconds: number,
  work: (round: number) => Promise<void>,
): Promise<Timings & Pick<Yardsticks, "select">> {
  const [selects, times]: [number[], number[]] = [[], []];
  await repeatTimed(seconds / 5, work);
  for (const until = performance.now() + seconds * 1000; performance.now() < until; ) {
    await repeatTimed(row / 1000, () => selectByKey(client));
    for (const pause = performance.now() + row; performance.now() < pause; )
      selects.push(await timed(() => selectByKey(client)));
    for (const pause = performance.now() + spell; performance.now() < pause; )
      times.push(await timed(() => work(times.length)));
  }
  return { ...timingsOf(times), select: timingsOf(selects).p50 };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
