import { escaped } from "#kernel/escaped.ts";
import type { Say } from "#kernel/language.ts";
import type { PageBody } from "#kernel/page-body.ts";
import { pageWords } from "../wording.ts";

/** The body's HTML, under a sentence where it is only the words. */
export function htmlOf(body: PageBody, say: Say): string {
  if (!body.isPlain) return body.html;
  return `<p class="pages-plain-note" role="note">${escaped(say(pageWords.onlyWords))}</p>${body.html}`;
}
