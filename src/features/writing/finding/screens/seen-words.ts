import { type FoundWords, type Query, placesOf } from "#documents/draft/finding/found-words.ts";
import { titlePart } from "#widgets/kit/draft-parts.ts";
import { isMention } from "#widgets/kit/text-points.ts";

/** Where words that were found are seen: in the text of the page, or in a field of it. */
export type SeenWords = { readonly range: Range } | { readonly field: HTMLTextAreaElement };

/**
 * Where the words of a widget are seen. The page shows the same texts in the same order as the draft has them; where it shows
 * others as well, or fewer (a table that keeps its rows still while somebody writes in it), nothing is said of single words.
 */
export function seenWords(found: readonly FoundWords[], query: Query): readonly SeenWords[] | null {
  const element = elementOf(found[0]?.id ?? "");
  if (!element) return null;
  const places = placesOf(query);
  const seen = textsIn(element).flatMap((text) =>
    places(text.words).map((at) => seenAt(text, at, query.words.length)),
  );
  return seen.length === found.length ? seen : null;
}

export function elementOf(id: string): Element | null {
  if (id === titlePart) return document.querySelector(".writing-title-field");
  return document.querySelector(`.canvas [data-widget="${CSS.escape(id)}"]`);
}

type SeenText = {
  words: string;
  readonly nodes: { readonly node: Text; readonly at: number }[];
  readonly field: HTMLTextAreaElement | null;
};

const blocks = "p, li, td, th, h2, h3, h4, figcaption, .kit-text-host";
/** What floats over the page, and what is only said or pressed. */
const notOfPage = "button, [aria-hidden=true], [role=toolbar], .ui-unseen, [contenteditable=false], style";

/** The texts that stand in an element: lines, cells and fields, each for itself. */
function textsIn(element: Element): SeenText[] {
  const texts: SeenText[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let block: Element | null = null;
  for (let node: Node | null = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof HTMLTextAreaElement) {
      // The field in a cell lies over its words.
      if (!node.closest("td, th")) texts.push({ words: node.value, nodes: [], field: node });
      block = null;
    }
    // A break parts words and is no text node.
    const broken = node instanceof HTMLBRElement ? texts.at(-1) : undefined;
    if (broken) broken.words += "\n";
    if (!(node instanceof Text) || node.parentElement?.closest("textarea") !== null) continue;
    const { parentElement } = node;
    // A mention is no text to editors, and its name is one to readers.
    if (parentElement?.closest(notOfPage) && !isMention(parentElement)) continue;
    const own = parentElement?.closest(blocks) ?? null;
    const last = texts.at(-1);
    if (!last || own !== block || last.field) texts.push({ words: "", nodes: [], field: null });
    block = own;
    const text = texts.at(-1);
    text?.nodes.push({ node, at: text.words.length });
    if (text) text.words += node.data;
  }
  return texts;
}

function seenAt({ nodes, field }: SeenText, from: number, length: number): SeenWords {
  if (field) return { field };
  const range = document.createRange();
  for (const { node, at } of nodes) {
    const end = at + node.data.length;
    if (from >= at && from < end) range.setStart(node, from - at);
    if (from + length > at && from + length <= end) range.setEnd(node, from + length - at);
  }
  return { range };
}

/** Marks words on the page without a change to it, all of them and the one that is looked at. */
export function markWords(all: readonly SeenWords[], current: SeenWords | null, id: string | null): void {
  const ranges = (seen: readonly SeenWords[]) =>
    seen.flatMap((each) => ("range" in each ? [each.range] : []));
  const highlights = (globalThis.CSS as { highlights?: HighlightRegistry }).highlights;
  highlights?.set("found", new Highlight(...ranges(all)));
  const now = new Highlight(...ranges(current ? [current] : []));
  now.priority = 1;
  highlights?.set("found-now", now);
  // Fields cannot be marked inside, nor what is not seen word by word: their widget is.
  const isWhole = id !== null && (!highlights || !current || "field" in current);
  for (const marked of document.querySelectorAll("[data-found]")) marked.removeAttribute("data-found");
  if (isWhole) elementOf(id)?.setAttribute("data-found", "");
}
