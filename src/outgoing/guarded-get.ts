import { type IncomingMessage, get as getPlain } from "node:http";
import { get as getSecure } from "node:https";
import { isIP } from "node:net";
import { guardedLookup } from "./guarded-lookup.ts";
import { isPublicAddress } from "./public-addresses.ts";

/** Why nothing came of a request; told to nobody but logs and tests, since it would say what stands behind a wall. */
export type NotFetched = "address" | "closed" | "busy" | "redirects" | "status" | "unreachable";

export type Fetched =
  | { readonly stream: IncomingMessage; readonly address: string }
  | { readonly notFetched: NotFetched };

/**
 * Asks for what the world may read, at an address that somebody else chose. Never throws. Nothing of this site goes along: no
 * cookie, no referrer.
 */
export type GuardedGet = (address: string, accept: string) => Promise<Fetched>;

type Guard = {
  readonly isOpen: (ip: string) => boolean;
  readonly ports: readonly string[];
  /** Milliseconds for everything, redirects and body included. */
  readonly within: number;
  /** Requests at once over the process. */
  readonly most: number;
};

/** The ports of the web, by URL: empty where it is that of the scheme. */
const webPorts = ["", "80", "443"];
const redirectsMost = 5;

/**
 * The one client for requests to addresses that people or pages bring. Names are looked up once, by the connection itself, and
 * each address is looked at before it is connected to: at the first request and at each redirect. So a name cannot mean one
 * machine when it is looked at and another when it is asked.
 */
export function openGuardedGet({
  isOpen = isPublicAddress,
  ports = webPorts,
  within = 20_000,
  most = 12,
}: Partial<Guard> = {}): GuardedGet {
  let running = 0;
  return async (address, accept) => {
    if (running >= most) return { notFetched: "busy" };
    running++;
    try {
      const fetched = await follow(address, { accept, isOpen, ports, signal: AbortSignal.timeout(within) });
      if (!("stream" in fetched)) running--;
      else fetched.stream.once("close", () => void running--);
      return fetched;
    } catch {
      running--;
      return { notFetched: "unreachable" };
    }
  };
}

type Asking = Pick<Guard, "isOpen" | "ports"> & { readonly accept: string; readonly signal: AbortSignal };

async function follow(address: string, asking: Asking): Promise<Fetched> {
  let url = allowedUrl(address, undefined, asking);
  for (let hop = 0; url; hop++) {
    if (hop > redirectsMost) return { notFetched: "redirects" };
    const host = url.hostname.replace(/^\[|\]$/g, "");
    if (isIP(host) !== 0 && !asking.isOpen(host)) return { notFetched: "closed" };
    const answer = await ask(url, asking);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return { stream: answer, address: url.href };
    answer.destroy();
    if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined)
      return { notFetched: "status" };
    url = allowedUrl(headers.location, url.href, asking);
  }
  return { notFetched: "address" };
}

function allowedUrl(address: string, base: string | undefined, { ports }: Asking): URL | null {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  return isWeb && url.username === "" && url.password === "" && ports.includes(url.port) ? url : null;
}

function ask(url: URL, { accept, isOpen, signal }: Asking): Promise<IncomingMessage> {
  const get = url.protocol === "https:" ? getSecure : getPlain;
  return new Promise((resolve, reject) => {
    const headers = { accept, "accept-encoding": "identity", "user-agent": "Atrium" };
    // A connection of its own: one that is kept could be another's.
    const request = get(url, { headers, lookup: guardedLookup(isOpen), agent: false, signal }, resolve);
    request.on("error", reject);
  });
}
