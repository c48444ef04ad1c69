import type { BlockText, FoundPassage, Passage } from "../model/found-passage.ts";
import { textPieces } from "../model/pieces-of-text.ts";
import { aroundMost, quoteMost } from "../rules.ts";

/** The text of a block as it is read, and the text nodes of which it is made, each with where it begins. */
type ReadBlock = BlockText & { readonly nodes: readonly { readonly node: Text; readonly start: number }[] };

const inline =
  /^(?:a|abbr|b|bdi|bdo|br|code|del|em|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|time|u|wbr)$/i;
/** What is no text of the page: styles, and what is pressed, which edit mode puts around blocks. */
const skipped = "style, script, button, [hidden], [role=toolbar]";

/** The blocks of the page in an element, as it is read or written. */
export function readBlocks(root: Element): ReadBlock[] {
  return [...root.querySelectorAll<HTMLElement>("[data-widget]")].map((element) => {
    const id = element.dataset["widget"] ?? "";
    const nodes: { node: Text; start: number }[] = [];
    let text = "";
    const walker = document.createTreeWalker(
      element,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
      (node) =>
        node instanceof Element && node.matches(skipped)
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
    );
    let holder: Element | null = null;
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!(node instanceof Text)) continue;
      const now = lineOf(node);
      if (holder && now !== holder) text += "\n";
      holder = now;
      nodes.push({ node, start: text.length });
      text += node.data;
    }
    return { id, text, nodes };
  });
}

/** The element whose line a text is part of. */
function lineOf(node: Text): Element | null {
  let holder = node.parentElement;
  while (holder && inline.test(holder.localName)) holder = holder.parentElement;
  return holder;
}

/** Where a found passage stands in the document. */
export function rangeOf({ block, start, end }: FoundPassage, blocks: readonly ReadBlock[]): Range | null {
  const nodes = blocks.find(({ id }) => id === block)?.nodes ?? [];
  const [first, last] = [placeOf(nodes, start), placeOf(nodes, end - 1)];
  if (!first || !last) return null;
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + 1);
  return range;
}

function placeOf(nodes: ReadBlock["nodes"], at: number) {
  const found = nodes.findLast(({ start }) => start <= at);
  if (!found || at - found.start >= found.node.length) return null;
  return { node: found.node, offset: at - found.start };
}

/** Whether a text stands in what is selected, at least in part. */
function isSelected(node: Text, selected: Range): boolean {
  return selected.comparePoint(node, node.length) >= 0 && selected.comparePoint(node, 0) <= 0;
}

/** What is selected, as whole words of the block in which it begins; null where that is no text of the page. */
export function passageIn(root: Element, selected: Range): (Passage & { readonly range: Range }) | null {
  const blocks = readBlocks(root);
  const block = blocks.find(({ nodes }) => nodes.some(({ node }) => isSelected(node, selected)));
  if (!block) return null;
  const inside = block.nodes.filter(({ node }) => isSelected(node, selected));
  const [first, last] = [inside[0], inside.at(-1)];
  if (!first || !last) return null;
  const from = first.start + (selected.startContainer === first.node ? selected.startOffset : 0);
  const to = last.start + (selected.endContainer === last.node ? selected.endOffset : last.node.length);
  const words = textPieces(block.text).filter(({ start, end }) => end > from && start < to);
  const start = words[0]?.start ?? 0;
  const end = words.findLast((word) => word.end - start <= quoteMost)?.end ?? 0;
  const range = rangeOf({ block: block.id, start, end }, blocks);
  if (!range || end <= start) return null;
  return {
    widget: block.id,
    quote: block.text.slice(start, end),
    // Half of a letter that takes two would be refused.
    before: block.text.slice(Math.max(0, start - aroundMost), start).replace(/^[\udc00-\udfff]/, ""),
    after: block.text.slice(end, end + aroundMost).replace(/[\ud800-\udbff]$/, ""),
    range,
  };
}

/** The texts of a page one by one, for who begins by keys alone. */
const texts = "[data-widget] :is(p, li, h1, h2, h3, h4, td, blockquote, summary)";

/** The first of them that is in sight. */
export function visiblePassage(page: Element | null) {
  const headerHeight = 80;
  const seen = [...(page?.querySelectorAll(texts) ?? [])].find((element) => {
    const { bottom, height } = element.getBoundingClientRect();
    return (height === 0 || bottom >= headerHeight) && element.textContent.trim() !== "";
  });
  return page && seen ? passageOf(page, seen) : null;
}

/** The text before or behind the one that a passage is; null where there is none. */
export function nextPassage(page: Element | null, { widget, quote, before }: Passage, step: 1 | -1) {
  if (!page) return null;
  const passages = [...page.querySelectorAll(texts)].flatMap((element) => passageOf(page, element) ?? []);
  const at = passages.findIndex(
    (each) => each.widget === widget && each.quote === quote && each.before === before,
  );
  return passages[at + step] ?? null;
}

function passageOf(page: Element, element: Element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  return passageIn(page, range);
}
