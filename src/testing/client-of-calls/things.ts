import type { Client } from "./browser.ts";
import type { DocumentedCall } from "./documented.ts";

/** Sent by POST, and what an address names stays as it is. */
const changesNothing =
  /^(pages_|list_pages|category_tree|category_create|category_bulk_create|page_(create|clone)_|page_follow|page_unfollow|sharing_details|notification_details)/;
let made = 0;

/** What attempts are made with: everything of its own, made by the calls themselves when the first address names it, and anew once a call has changed it. */
export class Things {
  #ids: Record<string, number> = {};
  #main = 0;
  #at = 0;
  readonly #maker: Client;
  readonly #prefix: string;

  constructor(maker: Client, prefix: string) {
    this.#maker = maker;
    this.#prefix = prefix;
  }

  /** All that the address of a call names, and a number that no other attempt has. */
  async forCall({ id, path }: DocumentedCall): Promise<Readonly<Record<string, number>>> {
    const named = (...names: string[]) => names.some((name) => path.includes(`{${name}}`));
    this.#main ||= await this.#findMain();
    if (this.#ids["folder"] === undefined) {
      this.#at = ++made;
      this.#ids["folder"] = await this.#folder("Fleet");
    }
    if (named("other")) this.#ids["other"] ??= await this.#folder("Oars");
    // Whatever lists pages lists this one.
    if (this.#ids["page"] === undefined) Object.assign(this.#ids, await this.#pageWithTag());
    if (named("trashed") || id === "pages_load_trash") this.#ids["trashed"] ??= await this.#trashedPage();
    // A right of 1 is to see it; editing is 2.
    return { ...this.#ids, main: this.#main, version: 0, right: 1, at: ++made };
  }

  /** After a call that was let through: what it may have changed is made anew. */
  changedBy({ id, method }: DocumentedCall): void {
    if (method === "POST" && !changesNothing.test(id)) this.#ids = {};
  }

  async #findMain(): Promise<number> {
    const { tree } = await this.post("/ajax/category/tree/");
    const folders = tree as { id: number; parent_id: number | null }[];
    return folders.find(({ parent_id }) => parent_id === null)?.id ?? 0;
  }

  async #folder(name: string): Promise<number> {
    const fields = { new_name: `${name} ${this.#at}` };
    return Number((await this.post(`/ajax/category/create/${this.#main}/`, fields))["id"]);
  }

  async #pageWithTag(): Promise<{ page: number; template: number; tag: number }> {
    const { id, tids } = await this.#page("Fog");
    return { page: id, template: id, tag: tids[0] ?? 0 };
  }

  async #trashedPage(): Promise<number> {
    const { id } = await this.#page("Ice");
    await this.post(`/ajax/page/page_settings/delete/${id}/`);
    return id;
  }

  async #page(word: string): Promise<{ id: number; tids: number[] }> {
    const title = `${word} ${this.#at}`;
    const settings = {
      title,
      category: `Main/Fleet ${this.#at}`,
      tags: [{ tag: `Quay ${this.#at}` }],
      markdown: "Words.",
    };
    await this.post("/ajax/page/page_settings/create/", { settings: JSON.stringify(settings) });
    const { pages } = (await this.post("/ajax/pages/action/load/", { cat_id: this.#ids["folder"] })) as {
      pages: { id: number; title_u: string; tids: number[] }[];
    };
    return pages.find(({ title_u: name }) => name === title) ?? { id: 0, tids: [] };
  }

  async post(path: string, fields: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    const { status, body } = await this.#maker.call("POST", this.#prefix + path, fields);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    return body ?? {};
  }
}
