import autocannon from "autocannon";
import { asBrowsersAsk } from "./visitor.ts";

type Asked = { connections: number; seconds: number; headers?: Record<string, string> };

/** Seconds of one round of the warm-up, and the most rounds of it. */
const round = 3;
const mostRounds = 6;
/** It is warm when a round is faster than the one before by less than this share: until then its code is still being compiled. */
const settled = 1.03;

/** Requests per second at a number of connections, asked for as browsers do, once the server is warm. Throws when an answer is not 2xx. */
export async function requestsPerSecond(url: string, { seconds, ...asked }: Asked): Promise<number> {
  await warm(url, asked);
  return rateOf(url, { ...asked, seconds });
}

/**
 * How many times as often `other` answers as `url`, each asked for a second in turn: the speed of a machine that others share changes from one minute to the
 * next. With the rate of `url` itself.
 */
export async function rateBeside(
  url: string,
  other: string,
  { seconds, ...asked }: Asked,
): Promise<{ rate: number; times: number }> {
  await warm(url, asked);
  await warm(other, asked);
  let [ours, theirs] = [0, 0];
  const turns = Math.max(1, Math.round(seconds));
  for (let turn = 0; turn < turns; turn++) {
    ours += await rateOf(url, { ...asked, seconds: 1 });
    theirs += await rateOf(other, { ...asked, seconds: 1 });
  }
  return { rate: ours / turns, times: theirs / ours };
}

async function warm(url: string, asked: Omit<Asked, "seconds">): Promise<void> {
  let before = 0;
  for (let rounds = 0; rounds < mostRounds; rounds++) {
    const rate = await rateOf(url, { ...asked, seconds: round });
    if (rate < before * settled) break;
    before = rate;
  }
}

async function rateOf(url: string, { connections, seconds, headers }: Asked): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { ...asBrowsersAsk, ...headers },
    setupClient: leaveBodies,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return result.requests.average;
}

/** Nobody looks at them; the client would read packed bytes as letters, on the cores that are measured. */
function leaveBodies(client: autocannon.Client): void {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody(data: Buffer): void } };
  pipelinedRequests.addBody = () => {};
}
