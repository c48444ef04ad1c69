import http from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** What Chromium says that it takes. */
export const asBrowsersAsk = { "accept-encoding": "gzip, deflate, br, zstd" };

export type Answer = {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  /** Unpacked when it is looked at, so that whoever only times answers does not time that. */
  readonly text: string;
  /** Bytes of the body as it was sent. */
  readonly sent: number;
};

/** A browser without a screen: keeps its cookies, its magic and one connection. */
export type Visitor = {
  get(path: string, accept?: string): Promise<Answer>;
  post(path: string, fields: Record<string, unknown>): Promise<Record<string, unknown>>;
  cookie(): string;
};

type Sent = { readonly method?: string; readonly headers?: Readonly<Record<string, string>> };

export function openVisitor(base: string, held: Readonly<Record<string, string>> = {}): Visitor {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const cookies = new Map<string, string>(Object.entries(held));
  let magic = "";

  async function request(path: string, { method, headers }: Sent, body?: string): Promise<Answer> {
    const sent = {
      method: method ?? "GET",
      headers: { ...asBrowsersAsk, ...headers, cookie: cookie() },
      agent,
    };
    const answer = await exchange(base + path, sent, body);
    for (const line of answer.headers["set-cookie"] ?? []) {
      const [pair = ""] = line.split(";");
      const [name = "", value = ""] = pair.split("=");
      cookies.set(name, value);
    }
    return answer;
  }

  async function refreshMagic(): Promise<void> {
    const script = await request("/new_magic.js", {});
    magic = /"(.*)"/.exec(script.text)?.[1] ?? "";
  }

  function cookie(): string {
    return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  return {
    cookie,
    get: (path, accept = "text/html") => request(path, { headers: { accept } }),
    post: async (path, fields) => {
      if (magic === "" || path === "/accounts/login/") await refreshMagic();
      const headers = { "content-type": "application/json" };
      const answer = await request(path, { method: "POST", headers }, JSON.stringify({ ...fields, magic }));
      if (path === "/accounts/login/") await refreshMagic();
      return JSON.parse(answer.text) as Record<string, unknown>;
    },
  };
}

/** node:http itself: the lightest client at hand, so that what is measured is the server. */
function exchange(url: string, options: http.RequestOptions, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          sent: chunks.reduce((bytes, chunk) => bytes + chunk.length, 0),
          status: response.statusCode ?? 0,
          headers: response.headers,
          get text() {
            return unpacked(Buffer.concat(chunks), response.headers["content-encoding"]);
          },
        }),
      );
    });
    request.on("error", reject);
    request.end(body);
  });
}

function unpacked(body: Buffer, encoding: string | undefined): string {
  if (encoding === "br") return brotliDecompressSync(body).toString();
  return (encoding === "gzip" ? gunzipSync(body) : body).toString();
}

/** Somebody signed in. */
export async function signedIn(base: string, email: string, password: string): Promise<Visitor> {
  const visitor = openVisitor(base);
  const answer = await visitor.post("/accounts/login/", { email, password });
  if (answer["success"] !== true) throw new Error(`cannot sign in as ${email}: ${JSON.stringify(answer)}`);
  return visitor;
}
