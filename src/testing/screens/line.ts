import { clearTimeout as stopTimeout, setTimeout as realTimeout } from "node:timers";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";

/** What a browser sends to the server. */
export type Sent = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The fields of a JSON body; null for anything else. */
  readonly fields: Readonly<Record<string, unknown>> | null;
};

/** Stands between a browser and the server: answers in its place, or null to let the request through. */
export type Meddler = (sent: Sent) => Promise<Response> | Response | null;

/** The line from one browser to the server in process, with the browser's cookies. */
export type Line = {
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** What was sent so far, oldest first. */
  readonly sent: readonly Sent[];
  readonly isBusy: () => boolean;
  /** Until the next answer has come; at once where none is awaited. Throws when none comes. */
  answered(): Promise<void>;
  /** Cookies that the page's script wrote, to be sent from now on and found by the next document. */
  take(written: string): void;
  readonly written: ReadonlyMap<string, string>;
  meddle(meddler: Meddler | null): void;
};

const origin = "https://noordervaart.example";

/** Milliseconds of the real clock, which goes on while that of the screen stands: long after any answer, and long before a test is given up. */
const longest = 60_000;

export function openLine(
  server: Pick<FastifyInstance, "inject">,
  cookie: string,
  patience: number = longest,
): Line {
  const cookies = new Map(cookie.split("; ").map((pair) => pair.split("=") as [string, string]));
  const written = new Map<string, string>();
  const sent: Sent[] = [];
  let meddler: Meddler | null = null;
  const awaited = new Awaited(patience);

  async function ask(request: Sent, payload: string | Buffer | undefined): Promise<Response> {
    const end = awaited.begin(`${request.method} ${request.path}`);
    try {
      const given = [...cookies, ...written].map((pair) => pair.join("=")).join("; ");
      const response = await server.inject({
        method: request.method as "GET",
        url: request.path,
        headers: { ...request.headers, host: new URL(origin).host, origin, cookie: given },
        payload,
      });
      for (const { name, value } of response.cookies)
        if (value === "") cookies.delete(name);
        else cookies.set(name, value);
      return answerOf(response);
    } finally {
      end();
    }
  }

  async function fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const { signal } = init;
    const payload = init.body as string | Buffer | undefined | null;
    const request = requestOf(path, init);
    sent.push(request);
    signal?.throwIfAborted();
    const stopped = new Promise<never>((_, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason as Error));
    });
    return Promise.race([meddler?.(request) ?? ask(request, payload ?? undefined), stopped]);
  }

  return {
    fetch,
    sent,
    isBusy: () => awaited.any,
    answered: () => awaited.next(),
    take: (text) => {
      for (const [name = "", value = ""] of text.split("; ").map((pair) => pair.split("=")))
        if (name !== "") written.set(name, value);
    },
    written,
    meddle: (given) => {
      meddler = given;
    },
  };
}

/** What the server in process has answered, as a browser is given it. */
function answerOf({ statusCode: status, headers, rawPayload }: LightMyRequestResponse): Response {
  const isEmpty = [204, 304].includes(status);
  return new Response(isEmpty ? null : new Uint8Array(rawPayload), {
    status,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, String(each)]),
    ),
  });
}

/** The answers that have not come yet. */
class Awaited {
  readonly #patience: number;
  readonly #asked = new Set<{ readonly what: string }>();
  readonly #waiting: (() => void)[] = [];

  constructor(patience: number) {
    this.#patience = patience;
  }

  get any() {
    return this.#asked.size > 0;
  }
  begin(what: string): () => void {
    const asked = { what };
    this.#asked.add(asked);
    return () => {
      this.#asked.delete(asked);
      for (const goOn of this.#waiting.splice(0)) goOn();
    };
  }
  next(): Promise<void> {
    if (!this.any) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const giveUp = realTimeout(() => reject(new Error(this.#complaint())), this.#patience).unref();
      this.#waiting.push(() => {
        stopTimeout(giveUp);
        resolve();
      });
    });
  }

  #complaint(): string {
    const asked = [...this.#asked].map(({ what }) => what).join(", ");
    return `no answer to ${asked}: does the server wait for a timer, while the clock of the screen stands still?`;
  }
}

function requestOf(path: string, { method = "GET", headers, body }: RequestInit): Sent {
  return {
    method,
    path,
    headers: Object.fromEntries(new Headers(headers).entries()),
    fields: fieldsOf(body),
  };
}

function fieldsOf(payload: unknown): Sent["fields"] {
  if (typeof payload !== "string" || !payload.startsWith("{")) return null;
  return JSON.parse(payload) as Record<string, unknown>;
}
