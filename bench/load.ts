import autocannon from "autocannon";
import { asBrowsersAsk } from "./visitor.ts";

/** Requests per second at a number of connections, asked for as browsers do, after a warm-up of four seconds. Throws when an answer is not 2xx. */
export async function requestsPerSecond(
  url: string,
  options: { connections: number; seconds: number; headers?: Record<string, string> },
): Promise<number> {
  const common = { url, connections: options.connections, headers: { ...asBrowsersAsk, ...options.headers } };
  await autocannon({ ...common, duration: 4 });
  const result = await autocannon({ ...common, duration: options.seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return result.requests.average;
}
