import type { Call, Fields, OutputOf, SentOf } from "#kernel/call.ts";
import { type Offer, isOffer } from "#kernel/refusal.ts";
import { currentMagic, refreshMagicWhenStale, usedMagic } from "./magic.ts";
import { isSessionExpired, meetFailure } from "./session-expiry.ts";
import { clientWords } from "./wording.ts";

/** Milliseconds that a POST may take unless the caller says otherwise (CALL-03, CALL-05). */
export const callTimeout = 15_000;

export type Failed = {
  readonly success: false;
  /** The sentence to show: `message` when the server sent one, else `error` (CALL-09). */
  readonly reason: string;
  readonly code: string;
  /** 0 when the server could not be reached. */
  readonly status: number;
  /** The rights that one can request to be let through (ROLE-23). */
  readonly offer: Offer | null;
  /** The session is over: a notice about it is on the screen already (CALL-06, CALL-07). */
  readonly expired: boolean;
  readonly fields: Readonly<Record<string, string>>;
};

export type Answered<C> = ({ readonly success: true } & OutputOf<C>) | Failed;

type Options = { readonly timeout_ms?: number; readonly signal?: AbortSignal };

/** Sends a call with the CSRF token and a random `ajx`; never throws, an unreachable server is a failure too. */
export async function send<C extends Call<Fields, Fields>>(
  call: C,
  input: SentOf<C>,
  options: Options = {},
): Promise<Answered<C>> {
  await refreshMagicWhenStale();
  const answer = await ask(call, input as Record<string, unknown>, options);
  if (!answer.success) meetFailure(answer);
  return answer as Answered<C>;
}

async function ask(call: Call<Fields, Fields>, input: Record<string, unknown>, options: Options) {
  const fields: Record<string, unknown> = { ...input, ajx: randomValue(), magic: currentMagic() };
  const path = call.path.replace(/\{([a-z_]+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(fields[name]));
    delete fields[name];
    return value;
  });
  try {
    const response = await fetch(call.method === "GET" ? withQuery(path, fields) : path, {
      method: call.method,
      headers: {
        accept: "application/json",
        ...(call.method === "POST" ? { "content-type": "application/json" } : {}),
      },
      body: call.method === "POST" ? JSON.stringify(fields) : null,
      signal: signalOf(options),
    });
    usedMagic();
    return await read(response);
  } catch {
    return failure(clientWords.unreachable.message, { code: "unreachable", status: 0 });
  }
}

async function read(response: Response): Promise<{ success: true } | Failed> {
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (response.ok && body["success"] !== false) return { ...body, success: true };
  const reason = [body["message"], body["error_message"], body["error"]].find(
    (text) => typeof text === "string" && text !== "",
  );
  const { status } = response;
  const code = response.headers.get("x-refusal") ?? String(status);
  // Where only plain text can be shown, this is the sentence of a session that is over (CALL-11).
  if (isSessionExpired(String(body["error"]), code)) return expired({ code, status });
  return {
    ...failure(String(reason ?? ""), { code, status }, fieldsOf(body)),
    offer: offerIn(response.headers),
  };
}

function offerIn(headers: Headers): Failed["offer"] {
  const offer = headers.get("x-offer");
  return isOffer(offer) ? offer : null;
}

function fieldsOf(body: Record<string, unknown>): Record<string, string> {
  const byForm = body["form_errors"];
  if (typeof byForm === "object" && byForm !== null) return byForm as Record<string, string>;
  const list = Array.isArray(body["errors"]) ? (body["errors"] as unknown[]) : [];
  const pairs = list.filter(
    (each): each is { path: string; message: string } => typeof each === "object" && each !== null,
  );
  return Object.fromEntries(pairs.map((each) => [each.path, each.message]));
}

type Why = { readonly code: string; readonly status: number };

function failure(reason: string, why: Why, fields: Record<string, string> = {}): Failed {
  return { success: false, reason, ...why, offer: null, expired: false, fields };
}

function expired(why: Why): Failed {
  return { ...failure(clientWords.expiredPlain.message, why), expired: true };
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

function randomValue(): string {
  return Math.random().toString(36).slice(2);
}
