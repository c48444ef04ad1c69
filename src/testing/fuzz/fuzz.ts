import fc from "fast-check";
import type { Identities } from "./identities.ts";
import type { FuzzRequest } from "./requests.ts";
import { type FuzzAnswer, send } from "./send.ts";

export type FuzzRun = {
  readonly url: string;
  readonly bodies: number;
  readonly seed: number;
  readonly requests: fc.Arbitrary<FuzzRequest>;
  /** Asked for anew now and then, because the calls themselves end sessions. */
  readonly identities: () => Promise<Identities>;
  readonly isAlive: () => boolean;
};

/** What went wrong, ready to print, and how often each status was answered. */
export type Tally = { readonly failures: string[]; readonly statuses: Map<number, number> };

/** Requests under way at once, and requests between two renewals of the identities. */
const lanes = 8;
const batch = 500;

/** Sends seeded requests: an answer of 500 or above, none in time, or a server that died is a failure. */
export async function fuzz(run: FuzzRun): Promise<Tally> {
  const tally: Tally = { failures: [], statuses: new Map() };
  for (let done = 0; done < run.bodies && run.isAlive(); done += batch) {
    const identities = await run.identities();
    const numRuns = Math.min(batch, run.bodies - done);
    const requests = fc.sample(run.requests, { seed: run.seed + done, numRuns });
    await sendAll(run.url, { requests, identities, tally });
  }
  const health = await fetch(`${run.url}/health`).then((answer) => answer.status, String);
  if (!run.isAlive() || health !== 200)
    tally.failures.push(`the server is not well: /health answers ${health}`);
  return tally;
}

type Round = { requests: FuzzRequest[]; identities: Identities; tally: Tally };

async function sendAll(url: string, { requests, identities, tally }: Round): Promise<void> {
  const waiting = [...requests];
  const lane = async (): Promise<void> => {
    for (let made = waiting.pop(); made; made = waiting.pop()) {
      const answer = await send(url, made, identities[made.who]);
      tally.statuses.set(answer.status, (tally.statuses.get(answer.status) ?? 0) + 1);
      if (answer.status === 0 || answer.status >= 500) tally.failures.push(told(made, answer));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

function told(made: FuzzRequest, answer: FuzzAnswer): string {
  const body = made.body?.("…").toString().slice(0, 600) ?? "";
  const line = `${made.who} ${made.method} ${made.path.slice(0, 300)} (${made.type})`;
  return `${answer.status} ${answer.text.slice(0, 200)}\n  ${line}\n  ${body}`;
}
