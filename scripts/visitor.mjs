/** One person's browser, as far as calls go: it keeps its cookies and sends the magic with each change. */
export class Visitor {
  #cookies = new Map();
  #magic = "";
  #address;

  constructor(address) {
    this.#address = address;
  }

  async signIn({ email, password }) {
    await this.#request("GET", "/");
    await this.#renewMagic();
    const answer = await this.#request("POST", "/accounts/login/", { email, password, magic: this.#magic });
    await this.#renewMagic();
    if (answer.status >= 400) throw new Error(`the server answers ${answer.status}`);
    const tree = await this.call("/ajax/category/tree/", {});
    if (!tree.success) throw new Error(tree.error ?? "not signed in");
  }

  /** `[{ id, name, level, parent_id }]` */
  async folders() {
    const { success, tree, error } = await this.call("/ajax/category/tree/", {});
    if (!success) throw new Error(`The folders cannot be listed: ${error}`);
    return tree;
  }

  createFolder(parentId, name) {
    return this.call(`/ajax/category/create/${parentId}/`, { new_name: name });
  }

  /** Makes a page and gives its id. */
  async createPage(settings) {
    const made = await this.call("/ajax/page/page_settings/create/", { settings: JSON.stringify(settings) });
    if (!made.success) throw new Error(made.error);
    const { text } = await this.#request("GET", made.redirect, undefined, { accept: "application/json" });
    return JSON.parse(text).data.page.id;
  }

  /** Sends a file for a page as it comes, `pieces` an async iterable of bytes. */
  async upload(pageId, { as, name, type, pieces }) {
    const head =
      `--x\r\ncontent-disposition: form-data; name="magic"\r\n\r\n${this.#magic}\r\n` +
      `--x\r\ncontent-disposition: form-data; name="as"\r\n\r\n${as}\r\n` +
      `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
    async function* body() {
      yield Buffer.from(head);
      yield* pieces;
      yield Buffer.from("\r\n--x--\r\n");
    }
    const response = await fetch(`${this.#address}/ajax/widget/upload/${pageId}/aWidget1/`, {
      method: "POST",
      body: ReadableStream.from(body()),
      duplex: "half",
      headers: { "content-type": "multipart/form-data; boundary=x", cookie: this.cookieLine() },
    });
    return response.json();
  }

  async fetch(path, headers = {}) {
    return fetch(`${this.#address}${path}`, { headers: { ...headers, cookie: this.cookieLine() } });
  }

  /** The same browser at another door to the same site, a process without the proxy for one. */
  at(address) {
    const same = new Visitor(address);
    same.#cookies = this.#cookies;
    same.#magic = this.#magic;
    return same;
  }

  cookieLine() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  async call(path, fields) {
    const answer = await this.#request("POST", path, { ...fields, magic: this.#magic });
    return JSON.parse(answer.text);
  }

  async #renewMagic() {
    const { text } = await this.#request("GET", "/new_magic.js");
    this.#magic = /window\.magic\s*=\s*"([^"]*)"/.exec(text)?.[1] ?? "";
  }

  async #request(method, path, fields, headers = {}) {
    const response = await fetch(`${this.#address}${path}`, {
      method,
      redirect: "manual",
      body: fields && new URLSearchParams(fields),
      headers: { ...headers, cookie: this.cookieLine() },
      signal: AbortSignal.timeout(20_000),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name) this.#cookies.set(name, value);
    }
    return { status: response.status, text: await response.text() };
  }
}
