import { setTimeout as pause } from "node:timers/promises";

/** What visitors of a public page are promised: never older than so many milliseconds. */
const promisedToVisitors = 2000;
const between = 15;

/**
 * People who read without end: somebody signed in, to whom everything acknowledged must be there at once, and visitors at
 * the proxy and at every process, whose pages may come from a memory.
 */
export function openReaders({ fleet, owner, page, published }) {
  const stop = new AbortController();
  const faults = [];
  const counts = { member: 0, visitors: 0, lists: 0, unanswered: 0 };
  let longest = 0;
  let oldest = 0;
  let answered = performance.now();

  async function read(door, { cookie, patience, kind }) {
    const asked = performance.now();
    const response = await fetch(`${door}${page.address}`, {
      headers: cookie ? { cookie } : {},
      signal: AbortSignal.timeout(20_000),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(String(response.status));
    const seen = Number(/Words number (\d+)/.exec(text)?.[1] ?? Number.NaN);
    counts[kind] += 1;
    const promised = published.promisedAt(asked - patience);
    if (!(seen >= promised)) faults.push(`${kind} at ${door} saw ${seen}, promised was ${promised}`);
    // How old was what they saw, when something newer had been promised before they asked.
    const newer = published.promisedAt(asked) > seen ? published.atOf(seen + 1) : undefined;
    if (newer !== undefined) oldest = Math.max(oldest, asked - newer);
  }

  async function repeat(step, isThroughProxy) {
    while (!stop.signal.aborted) {
      try {
        await step();
        if (isThroughProxy) {
          longest = Math.max(longest, performance.now() - answered);
          answered = performance.now();
        }
      } catch {
        if (isThroughProxy) counts.unanswered += 1;
      }
      await pause(between);
    }
  }

  const member = () => read(fleet.address, { cookie: owner.cookieLine(), patience: 0, kind: "member" });
  const visitor = (door) => () => read(door, { patience: promisedToVisitors, kind: "visitors" });
  const lists = async () => {
    for (const path of ["/pages/", "/ajax/search/?q=words"]) {
      const response = await owner.fetch(path);
      await response.text();
      if (!response.ok) throw new Error(String(response.status));
      counts.lists += 1;
    }
    await pause(200);
  };
  const working = [
    repeat(member, true),
    repeat(lists, true),
    repeat(visitor(fleet.address), true),
    ...fleet.ports.map((port) => repeat(visitor(`http://127.0.0.1:${port}`), false)),
  ];
  return {
    faults,
    summary: () =>
      `Read: ${counts.member} pages by a member, ${counts.visitors} by visitors, ${counts.lists} lists and searches; ` +
      `${counts.unanswered} not answered at the proxy, longest pause ${Math.round(longest)} ms; ` +
      `oldest page to a visitor ${Math.round(oldest)} ms behind.`,
    stop: async () => {
      stop.abort();
      await Promise.all(working);
    },
  };
}
