import { Parser } from "htmlparser2";
import { inlineElements } from "./plain-words.ts";
import type { SaidFeed, SaidItem } from "./feed.ts";

/** Items that are looked at, letters of one field, and how deep elements may lie in each other: the rest is left alone. */
const itemsMost = 5000;
const fieldMost = 20_000;
const deepest = 100;

type Field = "title" | "address" | "at" | "summary";
type Saying = { -readonly [field in Field]?: string };

/** Which field an element says, the better ones first: the summary before the whole text. */
const fieldsOf: { readonly [name: string]: readonly [Field, number] } = {
  title: ["title", 0],
  link: ["address", 0],
  guid: ["address", 1],
  pubdate: ["at", 0],
  published: ["at", 0],
  updated: ["at", 1],
  "dc:date": ["at", 1],
  description: ["summary", 0],
  summary: ["summary", 0],
  content: ["summary", 1],
  "content:encoded": ["summary", 1],
};
const roots = new Set(["rss", "feed", "rdf:rdf"]);

/**
 * RSS 0.9 to 2.0 and Atom, taken apart letter by letter: no entity of a document type is known, so none can grow. Reads as far as it
 * goes, also what was cut off. Null for what is no feed.
 */
export function readXmlFeed(text: string): SaidFeed | null {
  const reading = new Reading();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => void (reading.open(name, attributes) || parser.pause()),
      ontext: (words) => reading.say(words),
      onclosetag: (name) => reading.close(name),
    },
    { xmlMode: true, decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(text);
  return reading.isFeed ? { ...reading.feed, items: reading.items } : null;
}

class Reading {
  isFeed = false;
  readonly feed: Saying = {};
  readonly items: SaidItem[] = [];
  readonly #ranks = new Map<string, number>();
  #prefix = "";
  #path: string[] = [];
  /** The item that is read, and how deep it lies. */
  #item: { readonly said: Saying; readonly depth: number } | null = null;
  #field: { readonly name: Field; readonly rank: number; readonly depth: number } | null = null;
  #said = "";

  /** False as soon as nothing more is to be read. */
  open(full: string, attributes: Readonly<Record<string, string>>): boolean {
    const name = this.#named(full);
    if (this.#path.length >= deepest || this.items.length >= itemsMost || (!this.isFeed && name !== "?xml"))
      return false;
    this.#path.push(name);
    if (this.#field) this.#part(name);
    else if ((name === "item" || name === "entry") && !this.#item) this.#begin();
    else this.#beginField(name, attributes);
    return true;
  }

  say(words: string): void {
    if (this.#field && this.#said.length < fieldMost) this.#said += words.slice(0, fieldMost);
  }

  close(full: string): void {
    const depth = this.#path.length;
    this.#path.pop();
    if (this.#field?.depth === depth) this.#endField(this.#field);
    else if (this.#field) this.#part(this.#named(full));
    if (this.#item?.depth === depth && ["item", "entry"].includes(this.#named(full))) {
      this.items.push(this.#item.said);
      this.#item = null;
    }
  }

  /** A feed may give its own elements a prefix: that of its root is left out. */
  #named(full: string): string {
    if (this.#path.length === 0 && !this.isFeed) {
      const local = full.split(":").at(-1) ?? "";
      this.isFeed = roots.has(full) || local === "feed";
      if (!roots.has(full) && full !== local) this.#prefix = full.slice(0, -local.length);
    }
    return this.#prefix !== "" && full.startsWith(this.#prefix) ? full.slice(this.#prefix.length) : full;
  }

  /** Elements in a field, as XHTML has them, part words. */
  #part(name: string): void {
    if (!inlineElements.has(name)) this.say(" ");
  }

  #begin(): void {
    this.#item = { said: {}, depth: this.#path.length };
    this.#ranks.clear();
  }

  /** Children of the item, or of the feed itself, and no others. */
  #beginField(name: string, attributes: Readonly<Record<string, string>>): void {
    const depth = this.#path.length;
    const isOfItem = this.#item?.depth === depth - 1;
    const parent = this.#path.at(-2);
    const isOfFeed = !this.#item && (parent === "channel" || parent === "feed");
    const known = Object.hasOwn(fieldsOf, name) ? fieldsOf[name] : undefined;
    if (!known || (!isOfItem && !isOfFeed)) return;
    const [field, rank] = known;
    if (name === "guid" && attributes["ispermalink"]?.toLowerCase() === "false") return;
    const href = attributes["href"];
    if (name === "link" && href !== undefined) {
      if ((attributes["rel"] ?? "alternate") === "alternate") this.#keep(field, rank, href);
    } else this.#field = { name: field, rank, depth };
    this.#said = "";
  }

  #endField({ name, rank }: { readonly name: Field; readonly rank: number }): void {
    this.#field = null;
    this.#keep(name, rank, this.#said);
  }

  #keep(field: Field, rank: number, said: string): void {
    if (said.trim() === "") return;
    const to = this.#item?.said ?? this.feed;
    const key = `${this.#item ? "item" : "feed"} ${field}`;
    if (to[field] !== undefined && (this.#ranks.get(key) ?? 0) <= rank) return;
    to[field] = said;
    this.#ranks.set(key, rank);
  }
}
