import { plainText } from "#documents/plain-text.ts";
import { readDocument } from "#documents/read-document.ts";
import { escaped } from "#kernel/escaped.ts";
import type { PageBody } from "#kernel/page-body.ts";

/** Letters that are shown of a document whose rendering takes too long. */
const lettersMost = 200_000;
const summaryMost = 200;

/** The words of a document and nothing else, at the cost of one look at each letter. */
export function plainBody(stored: unknown): PageBody {
  const words = plainText(readDocument(stored), "rough").slice(0, lettersMost);
  return {
    html: `<section class="pages-widget"><pre class="pages-plain-words" tabindex="0" dir="auto">${escaped(words)}</pre></section>`,
    holes: [],
    contents: [],
    minutes: Math.max(1, Math.round(words.length / 1300)),
    summary: words.slice(0, summaryMost).replace(/\s+/g, " ").trim(),
    picture: null,
    isPlain: true,
  };
}
