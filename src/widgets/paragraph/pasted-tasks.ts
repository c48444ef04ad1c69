import type { Taking } from "../kit/clipboard.ts";
import type { StoredWidget } from "../widget.ts";
import { attributeOf, type HtmlNode, isElement, tagOf } from "../kit/html-node.ts";
import type { Block, Inline, ListItem } from "./schema.ts";
import { taskMost } from "../kit/text-limits.ts";

export type PastedList = Extract<Block, { content: ListItem[] }>;
type Part = { readonly tasks: string[] } | { readonly block: Block };

/** What stands before the words of a task: `[ ]`, `[x]`, a box. */
const sign = /^(?:\[[\s xX]?\](?:\s+|$)|[☐☑]\s*)/u;

/** Whether an item of a web page begins with a box to tick, as task lists there do; it stands at most two elements deeper. */
export function hasBox(item: HtmlNode, deepest = 3): boolean {
  // Google Docs says it of the item itself, and draws the box as a picture.
  if (attributeOf(item, "role").toLowerCase() === "checkbox") return true;
  const first = Array.from(
    { length: Math.min(item.childNodes.length, 3) },
    (_, at) => item.childNodes[at],
  ).find((child) => child !== undefined && isElement(child));
  if (!first || deepest === 0) return false;
  if (tagOf(first) === "input") return attributeOf(first, "type").toLowerCase() === "checkbox";
  return ["p", "label", "span"].includes(tagOf(first)) && hasBox(first, deepest - 1);
}

/** Whether a task of what was pasted is ticked. Ticks are what readers enter, so the items of a checklist begin without. */
export function holdsTicks(html: string, text: string): boolean {
  return (
    /<input\b[^>]{0,200}\bchecked\b|\baria-checked="true"/i.test(html) ||
    /^.{0,200}(?:\[[xX]\]|☑)/mu.test(text)
  );
}

/** The box in words, as Markdown has it. */
export function withBox([first, ...rest]: Block[]): Block[] {
  if (first?.type !== "paragraph") return first ? [first, ...rest] : [];
  return [{ ...first, content: [{ type: "text", text: "[ ] " }, ...(first.content ?? [])] }, ...rest];
}

/**
 * A list in parts, in the order of its items: those that begin with a box as checklists, which know neither lists in lists nor
 * styles, and the others as the lists that they are. A list without boxes stays whole.
 */
export function partsOfList(list: PastedList, listsOf: Taking["tasks"]): (StoredWidget | Block)[] {
  return joined(partsIn(list)).flatMap((part): (StoredWidget | Block)[] =>
    "tasks" in part ? [...listsOf(part.tasks.filter((text) => text !== ""))] : [part.block],
  );
}

function partsIn(list: PastedList): Part[] {
  if (!holdsTasks(list)) return [{ block: list }];
  return list.content.flatMap(({ content }) => {
    const words = taskIn(content[0]);
    const end = content.findIndex(holdsTasks);
    const own = words === null ? content.slice(0, end < 0 ? content.length : end) : content.slice(0, 1);
    const first: Part =
      words === null ? { block: { type: list.type, content: [itemOf(own)] } } : { tasks: [words] };
    const inside = content
      .slice(own.length)
      .flatMap((block) => (isList(block) ? partsIn(block) : [{ block }]));
    return own.length > 0 ? [first, ...inside] : inside;
  });
}

/** Parts of one sort that follow each other are one. */
function joined(parts: readonly Part[]): Part[] {
  const result: Part[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last && "tasks" in last && "tasks" in part) last.tasks.push(...part.tasks);
    else if (last && "block" in last && "block" in part && isList(last.block) && isList(part.block)) {
      if (last.block.type === part.block.type) last.block.content.push(...part.block.content);
      else result.push(part);
    } else result.push(part);
  }
  return result;
}

function holdsTasks(block: Block): boolean {
  return (
    isList(block) &&
    block.content.some(({ content }) => taskIn(content[0]) !== null || content.some(holdsTasks))
  );
}

/** The words of a task; null for anything else, also for more words than an item has. */
function taskIn(block: Block | undefined): string | null {
  if (block?.type !== "paragraph") return null;
  const words = (block.content ?? []).map(wordsOf).join("").trim();
  const found = sign.exec(words);
  const rest = words.slice(found?.[0].length);
  return found && rest.length <= taskMost ? rest : null;
}

/** An item has no links of its own: an address that the words do not say stands behind them. */
function wordsOf(inline: Inline): string {
  if (inline.type !== "text") return " ";
  const href = inline.marks?.find((mark) => mark.type === "link")?.attrs.href ?? "";
  return /^(?:https?|mailto):/.test(href) && !href.includes(inline.text.trim())
    ? `${inline.text} (${href})`
    : inline.text;
}

function itemOf(content: Block[]): ListItem {
  return { type: "listItem", content };
}

function isList(block: Block): block is PastedList {
  return block.type !== "paragraph";
}
