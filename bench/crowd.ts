import { createHash, randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import pg from "pg";
import { configOf } from "#database/connection.ts";
import { memoryOf } from "./child.ts";
import { timingsOf } from "./figures.ts";
import { type ServerUnderTest, owner, startServerUnderTest } from "./server-under-test.ts";
import { type Visitor, openVisitor, signedIn } from "./visitor.ts";
import { openWriter, pageOfParagraphs } from "./writer.ts";

/**
 * npm run crowd [-- --people 500] [--minutes 10] [--pages 10000] [--pause 5]: so many people at once, each with a session of their
 * own, who read, search and write as 90 : 8 : 2 and pause about so many seconds in between. Prints each minute, then the whole.
 */
const { values } = parseArgs({
  options: {
    people: { type: "string", default: "500" },
    minutes: { type: "string", default: "10" },
    pages: { type: "string", default: "10000" },
    pause: { type: "string", default: "5" },
  },
});
const people = Number(values.people);
const minutes = Number(values.minutes);
const pause = Number(values.pause) * 1000;
/** So many of the people's pages are written on, by whoever's turn it is. */
const drafts = 20;
const words = ["saf", "harbour", "crew l", "winter sche", "the", "captain", "number 77", "harbuor"];

type Act = "read" | "search" | "write";
type Took = Record<Act, number[]>;
const nothing = (): Took => ({ read: [], search: [], write: [] });

const server = await startServerUnderTest();
try {
  await server.command("seed", "--pages", values.pages, "--people", String(people), "--folders", "200");
  await crowd(server);
} finally {
  await server.destroy();
}

async function crowd(server: ServerUnderTest): Promise<void> {
  const members = await visitors(server);
  const write = await writers(server);
  const all = nothing();
  let minute = nothing();
  const errors = new Map<string, number>();
  const until = performance.now() + minutes * 60_000;

  async function act(kind: Act, visitor: Visitor, addresses: readonly string[]): Promise<void> {
    if (kind === "write") return write();
    const word = words[Math.floor(Math.random() * words.length)] ?? "";
    const path = kind === "read" ? any(addresses) : `/ajax/search/?q=${encodeURIComponent(word)}`;
    const { status } = await visitor.get(path, kind === "read" ? "text/html" : "application/json");
    if (status !== 200) throw new Error(`${kind}: ${status}`);
  }

  async function live({ visitor, addresses }: (typeof members)[number]): Promise<void> {
    await sleep(Math.random() * pause);
    while (performance.now() < until) {
      const turn = Math.random();
      const kind = turn < 0.9 ? "read" : turn < 0.98 ? "search" : "write";
      const began = performance.now();
      await act(kind, visitor, addresses).then(
        () => minute[kind].push(performance.now() - began),
        (error: Error) => errors.set(error.message, (errors.get(error.message) ?? 0) + 1),
      );
      await sleep(pause * (0.5 + Math.random()));
    }
  }

  async function report(): Promise<void> {
    for (let at = 1; at <= minutes; at++) {
      await sleep(60_000);
      const passed = minute;
      minute = nothing();
      for (const kind of ["read", "search", "write"] as const) all[kind].push(...passed[kind]);
      const memory = Math.round((await memoryOf(server.pid)) / 1_000_000);
      process.stdout.write(`minute ${at}: ${lineOf(passed)}, memory ${memory} MB\n`);
    }
  }

  await Promise.all([report(), ...members.map(live)]);
  const failed = [...errors].map(([message, count]) => `${count} × ${message}`).join(", ");
  process.stdout.write(`${people} people, ${minutes} minutes: ${lineOf(all)}; errors: ${failed || "none"}\n`);
}

function lineOf(took: Took): string {
  return (Object.entries(took) as [Act, number[]][])
    .map(([kind, times]) => {
      const { p50, p99, count } = timingsOf(times);
      return `${kind} ${count} (p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms)`;
    })
    .join(", ");
}

/** Sessions are put into the database at once: five hundred passwords would be a bench of argon2. */
async function visitors({ base, database }: ServerUnderTest) {
  const client = new pg.Client(configOf(database));
  await client.connect();
  const { rows } = await client.query<{ site_id: number; id: number }>(
    "select site_id::float8 as site_id, id::float8 as id from person order by id limit $1",
    [people],
  );
  const tokens = rows.map(() => randomBytes(24).toString("base64url"));
  await client.query(
    `insert into session (site_id, token_hash, person_id)
     select * from unnest($1::bigint[], $2::bytea[], $3::bigint[])`,
    [
      rows.map((row) => row.site_id),
      tokens.map((token) => createHash("sha256").update(token).digest()),
      rows.map(({ id }) => id),
    ],
  );
  await client.end();
  const members: { visitor: Visitor; addresses: readonly string[] }[] = [];
  for (const token of tokens) {
    const visitor = openVisitor(base, { atrium_session: token });
    const { pages } = await visitor.post("/ajax/pages/action/load/", { by: any(["alphabet", "modified"]) });
    const addresses = (pages as { url: string }[]).map(({ url }) => url);
    // Whoever sees no page at all looks at the home page.
    members.push({ visitor, addresses: addresses.length > 0 ? addresses : ["/"] });
  }
  return members;
}

/** Words typed into drafts, one tab's at a time. */
async function writers({ base }: ServerUnderTest): Promise<() => Promise<void>> {
  const visitor = await signedIn(base, owner.email, owner.password);
  const tabs: { type(): Promise<void>; last: Promise<void> }[] = [];
  for (let at = 0; at < drafts; at++) {
    const { id } = await pageOfParagraphs(visitor, 20);
    tabs.push({ ...(await openWriter(visitor, id)), last: Promise.resolve() });
  }
  let turn = 0;
  return () => {
    const tab = tabs[turn++ % tabs.length];
    if (!tab) return Promise.resolve();
    const typed = tab.last.then(() => tab.type());
    tab.last = typed.catch(() => {});
    return typed;
  };
}

function any<Value>(list: readonly Value[]): Value {
  return list[Math.floor(Math.random() * list.length)] as Value;
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
