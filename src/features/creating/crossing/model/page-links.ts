import { Document } from "#documents/document.ts";

/** The pages that a document leads to or mentions, each once. */
export function linkedPages(document: Document): number[] {
  const found = new Set<number>();
  walked(document, (id) => {
    found.add(id);
    return id;
  });
  return [...found];
}

/** The same document with its links and mentions to pages that have copies leading to these. */
export function withLinksTo(document: Document, copies: ReadonlyMap<number, number>): Document {
  return Document.parse(walked(document, (id) => copies.get(id) ?? id));
}

type PageOf = (id: number) => number;

/** Links are texts `page:12` called `href`, mentions say `of: "page"` beside an `id`, in whichever kind of widget they stand. */
function walked(value: unknown, pageOf: PageOf): unknown {
  if (Array.isArray(value)) return value.map((each) => walked(each, pageOf));
  if (typeof value !== "object" || value === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  const isMention = fields["of"] === "page" && typeof fields["id"] === "number";
  const entries = Object.entries(fields).map(([name, held]) => {
    if (name === "href" && typeof held === "string") return [name, relinked(held, pageOf)];
    if (name === "id" && isMention) return [name, pageOf(Number(held))];
    return [name, walked(held, pageOf)];
  });
  return Object.fromEntries(entries);
}

function relinked(href: string, pageOf: PageOf): string {
  return href.replace(/^page:(\d+)/i, (_, id: string) => `page:${pageOf(Number(id))}`);
}
