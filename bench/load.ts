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
  let before = 0;
  for (let rounds = 0; rounds < mostRounds; rounds++) {
    const rate = await rateOf(url, { ...asked, seconds: round });
    if (rate < before * settled) break;
    before = rate;
  }
  return rateOf(url, { ...asked, seconds });
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
