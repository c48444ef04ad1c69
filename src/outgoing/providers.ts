import { type IncomingMessage, request as askPlain } from "node:http";
import { request as askSecure } from "node:https";
import { isIP } from "node:net";
import { guardedLookup } from "./guarded-lookup.ts";
import { isPublicAddress } from "./public-addresses.ts";

/** It could not be asked, or did not answer as a server does: nothing was decided by it. */
export class Unreachable extends Error {
  override readonly name = "Unreachable";
}

type Asked = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** The providers that companies sign in with: servers that an owner of a site has named. */
export type Providers = {
  /** Whether an address is one that is asked at all: https at the usual port, or what whoever runs Atrium has listed. */
  readonly mayAsk: (address: string) => boolean;
  /** Asks one of them, as `fetch` does, without following it elsewhere. Throws `Unreachable`. */
  readonly ask: (address: string, asked: Asked) => Promise<Response>;
};

type Guard = {
  /** By scheme, host and port: such a provider may stand on a private address, and speak http. */
  readonly isListed: (origin: string) => boolean;
  readonly isOpen: (ip: string) => boolean;
  /** Milliseconds for a whole answer. */
  readonly within: number;
};

/** Configurations, keys and tokens are a few kilobytes. */
const bytesMost = 1024 * 1024;

/**
 * The one client for providers. An address that is not listed by the host is looked up once, by the connection itself, and never connected to where it is
 * none of the open net; what a provider says of further addresses of its own is asked under the same guard.
 */
export function openProviders({
  isListed = () => false,
  isOpen = isPublicAddress,
  within = 10_000,
}: Partial<Guard> = {}): Providers {
  const mayAsk = (address: string): boolean => {
    if (!URL.canParse(address)) return false;
    const { protocol, origin, port, username, password } = new URL(address);
    if (username !== "" || password !== "") return false;
    return isListed(origin) || (protocol === "https:" && port === "");
  };
  return {
    mayAsk,
    ask: async (address, asked) => {
      if (!mayAsk(address)) throw new Unreachable("address");
      const url = new URL(address);
      const isOpenHere = isListed(url.origin) ? () => true : isOpen;
      const host = url.hostname.replace(/^\[|\]$/g, "");
      if (isIP(host) !== 0 && !isOpenHere(host)) throw new Unreachable("closed");
      try {
        const answer = await answerOf(await send(url, asked, { isOpen: isOpenHere, within }));
        if (answer.status < 500) return answer;
        throw new Error(`status ${answer.status}`);
      } catch (error) {
        throw new Unreachable("no answer", { cause: error });
      }
    },
  };
}

function send(
  url: URL,
  { method, headers, body }: Asked,
  { isOpen, within }: Pick<Guard, "isOpen" | "within">,
): Promise<IncomingMessage> {
  const ask = url.protocol === "https:" ? askSecure : askPlain;
  return new Promise((resolve, reject) => {
    const options = {
      method,
      headers: { ...headers, "accept-encoding": "identity", "user-agent": "Atrium" },
      lookup: guardedLookup(isOpen),
      // A connection of its own: one that is kept could be another's.
      agent: false,
      signal: AbortSignal.timeout(within),
    };
    const request = ask(url, options, resolve);
    request.on("error", reject);
    request.end(body === undefined || body === null ? undefined : String(body));
  });
}

async function answerOf(message: IncomingMessage): Promise<Response> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of message as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > bytesMost) throw new Error("too long");
    pieces.push(piece);
  }
  const headers = Object.entries(message.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const status = message.statusCode ?? 502;
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : Buffer.concat(pieces), { status, headers });
}
