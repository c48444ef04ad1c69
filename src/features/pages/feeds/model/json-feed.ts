import type { SaidFeed, SaidItem } from "./feed.ts";

const itemsMost = 5000;
/** Letters of a feed: a longer one is as none. */
const lettersMost = 1_000_000;

/** A JSON Feed (jsonfeed.org, 1.0 and 1.1); null for what is none. */
export function readJsonFeed(text: string): SaidFeed | null {
  const said = objectOf(text.length > lettersMost ? null : parsed(text));
  const { items } = said;
  if (!String(said["version"]).startsWith("https://jsonfeed.org/version/") || !Array.isArray(items))
    return null;
  return {
    ...wordsOf({ title: said["title"], address: said["home_page_url"] }),
    items: items.slice(0, itemsMost).map((each): SaidItem => {
      const item = objectOf(each);
      return wordsOf({
        title: item["title"],
        address: item["url"] ?? item["external_url"],
        at: item["date_published"] ?? item["date_modified"],
        summary: item["summary"] ?? item["content_text"] ?? item["content_html"],
      });
    }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function wordsOf<Field extends string>(
  fields: Readonly<Record<Field, unknown>>,
): { [field in Field]?: string } {
  const said = Object.entries(fields).filter(([, value]) => typeof value === "string");
  return Object.fromEntries(said) as { [field in Field]?: string };
}
