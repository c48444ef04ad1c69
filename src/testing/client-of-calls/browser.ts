type Body = Readonly<Record<string, unknown>>;
export type Answered = { readonly status: number; readonly body: Body | null };

/** A client that has read the documents of the calls and nothing else: cookies, the magic, and JSON. */
export class Client {
  #cookies = new Map<string, string>();
  #magic = "";
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  async arrive(): Promise<void> {
    await this.#request("GET", "/new_magic.js");
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.arrive();
    const { status } = await this.#request("POST", "/accounts/login/", { email, password });
    if (status !== 200) throw new Error(`${email} is answered ${status}`);
    await this.arrive();
  }

  call(method: "GET" | "POST", path: string, fields: Body = {}): Promise<Answered> {
    return this.#request(method, path, fields);
  }

  async #request(method: "GET" | "POST", path: string, fields: Body = {}): Promise<Answered> {
    const sent = { ...fields, magic: this.#magic, ajx: String(Math.random()) };
    const query = new URLSearchParams(Object.entries(sent).map(([name, value]) => [name, String(value)]));
    const isRead = method === "GET";
    const response = await fetch(`${this.#address}${path}${isRead ? `?${query.toString()}` : ""}`, {
      method,
      redirect: "manual",
      headers: {
        accept: "application/json",
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(!isRead && { "content-type": "application/x-www-form-urlencoded" }),
      },
      ...(!isRead && { body: query.toString() }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    const text = await response.text();
    this.#magic = /window\.magic\s*=\s*"([^"]*)"/.exec(text)?.[1] ?? this.#magic;
    return { status: response.status, body: bodyOf(text) };
  }
}

function bodyOf(text: string): Body | null {
  try {
    return JSON.parse(text) as Body;
  } catch {
    return null;
  }
}
