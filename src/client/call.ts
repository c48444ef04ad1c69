import type { Call, Fields, OutputOf, SentOf } from "#kernel/call.ts";
import { forgetAhead } from "./ahead.ts";
import { currentFormToken, refreshFormTokenWhenStale, usedFormToken } from "./form-token.ts";
import { type Failure, failedReply, unreached } from "./failure.ts";
import { callHere } from "./here-in-browser.ts";
import { randomValue } from "./random-value.ts";
import { meetFailure } from "./session-expiry.ts";
import { tokenFromOtherTab } from "./token-elsewhere.ts";
import { showSending } from "./under-way.ts";

export type { Failure } from "./failure.ts";

/** Milliseconds that a POST may take unless the caller says otherwise (CALL-03, CALL-05). */
export const callTimeout = 15_000;

export type Answered<C> = ({ readonly success: true } & OutputOf<C>) | Failure;

type Options = {
  readonly timeout_ms?: number;
  readonly signal?: AbortSignal;
  /** Nobody has asked for it: what is written is stored by itself. */
  readonly quietly?: boolean;
  /** The subsite that it is about, where that need not be the one that is shown. */
  readonly subsite?: string | undefined;
};

/** Sends a call with the CSRF token and a random `ajx`; never throws, an unreachable server is a failure too. */
export async function send<C extends Call<Fields, Fields>>(
  call: C,
  input: SentOf<C>,
  options: Options = {},
): Promise<Answered<C>> {
  await refreshFormTokenWhenStale();
  if (call.method !== "GET") forgetAhead();
  const answered = options.quietly || call.access === "read" ? null : showSending();
  // What breaks while it is made ready is over as well.
  const asked = askAgainWhenStale(call, input as Record<string, unknown>, options);
  const answer = await asked.finally(() => answered?.());
  if (call.method !== "GET") forgetAhead();
  if (!answer.success) meetFailure(answer);
  return answer as Answered<C>;
}

/** Browsers take 64 kB from tabs that close, for all their requests together. */
const lastMost = 60_000;

/** Hands a POST to the browser while the tab is closing: nobody waits for its answer. False when it is too large for that. */
export function sendLast<C extends Call<Fields, Fields>>(call: C, input: SentOf<C>): boolean {
  const { path, request } = requestOf(call, input as Record<string, unknown>);
  if (String(request.body).length > lastMost) return false;
  fetch(path, { ...request, keepalive: true }).catch(() => {});
  return true;
}

/** The same person may have signed in once more in another tab. What asks for a session is refused before it has any effect. */
async function askAgainWhenStale(...asked: Parameters<typeof ask>) {
  const answer = await ask(...asked);
  return !answer.success && answer.expired && (await tokenFromOtherTab()) ? ask(...asked) : answer;
}

async function ask(call: Call<Fields, Fields>, input: Record<string, unknown>, options: Options) {
  const { path, request } = requestOf(call, input, options.subsite);
  try {
    const response = await fetch(path, { ...request, signal: signalOf(options) });
    usedFormToken();
    return await read(response);
  } catch {
    return unreached();
  }
}

function requestOf(call: Call<Fields, Fields>, input: Record<string, unknown>, subsite?: string) {
  const fields: Record<string, unknown> = { ...input, ajx: randomValue(), magic: currentFormToken() };
  const own = call.path.replace(/\{([a-z_]+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(fields[name]));
    delete fields[name];
    return value;
  });
  const path = call.isOfSite ? own : callHere(own, subsite);
  const method = call.changesByGet ? "POST" : call.method;
  const accept = "application/json";
  if (method === "GET")
    return { path: withQuery(path, fields), request: { method, headers: { accept }, body: null } };
  const headers = { accept, "content-type": accept };
  return { path, request: { method, headers, body: JSON.stringify(fields) } };
}

/** Only an answer that says so itself is a success: a proxy's page of status 200 is none. */
async function read(response: Response): Promise<{ success: true } | Failure> {
  const reply: unknown = await response.json().catch(() => null);
  const body = typeof reply === "object" && reply !== null ? (reply as Record<string, unknown>) : {};
  if (response.ok && body["success"] === true) return { ...body, success: true };
  return failedReply(body, response);
}

function signalOf({ timeout_ms, signal }: Options): AbortSignal {
  const timeout = AbortSignal.timeout(timeout_ms ?? callTimeout);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

function withQuery(path: string, fields: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== null) query.set(name, String(value));
  return `${path}?${query.toString()}`;
}
