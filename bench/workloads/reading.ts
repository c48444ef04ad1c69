import { type Figure, type Timings, ms, perSecond, repeatTimed, timingsOf } from "../figures.ts";
import { rateBeside, requestsPerSecond } from "../load.ts";
import type { Visitor } from "../visitor.ts";
import { type Yardsticks, withGreeting } from "../yardsticks.ts";

type Reading = {
  readonly base: string;
  readonly member: Visitor;
  readonly yardsticks: Yardsticks;
  readonly seconds: number;
};

/** In how many turns at least a page that costs little more than a greeting is held against it. */
const turns = 8;

/** Opening pages, compressed as browsers ask for it: full HTML signed in, the same as a move inside the browser, and public pages for visitors. */
export async function measureReading(
  reading: Reading,
  pages: { readonly own: readonly string[]; readonly open: string },
): Promise<Figure[]> {
  const { base, member, yardsticks, seconds } = reading;
  const headers = { cookie: member.cookie() };
  const first = base + (pages.own[0] ?? "/");
  const html = await requestsPerSecond(first, { connections: 16, seconds, headers });
  const plain = await requestsPerSecond(first, {
    connections: 16,
    seconds,
    headers: { ...headers, "accept-encoding": "identity" },
  });
  const swap = await requestsPerSecond(first, {
    connections: 16,
    seconds,
    headers: { ...headers, accept: "application/json" },
  });
  const firstRead = await firstReadings(member, pages.own);
  const one = await repeatTimed(seconds, async (round) => {
    await member.get(pages.own[round % pages.own.length] ?? "/");
  });
  const open = await withGreeting((greeting) =>
    rateBeside(base + pages.open, greeting, { connections: 16, seconds: Math.max(seconds, turns) }),
  );
  return [
    againstHello("page HTML, signed in, 16 connections", html, yardsticks, 25),
    againstHello("… not compressed, 16 connections", plain, yardsticks, null),
    againstHello("page swap (JSON), 16 connections", swap, yardsticks, null),
    againstSelects("page HTML, signed in, p50, 1 connection", one.p50, yardsticks, 30),
    againstSelects("… read for the first time, p50, 1 connection", firstRead.p50, yardsticks, null),
    againstHello("public page, cached, 16 connections", open.rate, { hello: open.rate * open.times }, 2.5),
  ];
}

/** What the first reader of each page waits for; what is kept of it then serves all others. */
async function firstReadings(member: Visitor, pages: readonly string[]): Promise<Timings> {
  const times: number[] = [];
  for (const page of pages) {
    const began = performance.now();
    await member.get(page);
    times.push(performance.now() - began);
  }
  return timingsOf(times);
}

/** The one page that a guest may read, as often as they like. */
export async function measureReadingAsGuest(
  { base, guest, yardsticks, seconds }: Omit<Reading, "member"> & { readonly guest: Visitor },
  page: string,
): Promise<Figure[]> {
  const headers = { cookie: guest.cookie() };
  const html = await requestsPerSecond(base + page, { connections: 16, seconds, headers });
  const one = await repeatTimed(seconds, async () => {
    await guest.get(page);
  });
  return [
    againstHello("page HTML, guest, 16 connections", html, yardsticks, 50),
    againstSelects("page HTML, guest, p50, 1 connection", one.p50, yardsticks, 30),
  ];
}

/** `share`: the target is at least one `share`th of the greeting. */
function againstHello(
  work: string,
  rate: number,
  { hello }: Pick<Yardsticks, "hello">,
  share: number | null,
): Figure {
  return {
    work,
    measured: perSecond(rate),
    ratio: `1/${(hello / rate).toFixed(1)} hello`,
    target: share === null ? "" : `>= 1/${share} hello`,
    holds: share === null ? null : rate >= hello / share,
  };
}

/** `most`: the target is at most so many selects by key. */
export function againstSelects(
  work: string,
  milliseconds: number,
  { select }: Pick<Yardsticks, "select">,
  most: number | null,
): Figure {
  const selects = milliseconds / select;
  return {
    work,
    measured: ms(milliseconds),
    ratio: `${selects.toFixed(1)} selects`,
    target: most === null ? "" : `<= ${most} selects`,
    holds: most === null ? null : selects <= most,
  };
}
