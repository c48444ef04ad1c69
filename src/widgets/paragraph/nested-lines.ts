import type { LineLook } from "../kit/draft.ts";
import { startFrom } from "../kit/list-start.ts";
import { deepestList } from "../kit/rich-text.ts";

/** How blocks are made of lines: those of a document, or those of an editor. */
export type BlockMaker<Block> = {
  /** The line of this number, without what it stands in. */
  line(at: number): Block;
  /** A numbered list may count from another number than one. */
  list(kind: "bulletList" | "orderedList", items: readonly Block[], start?: number): Block;
  item(blocks: readonly Block[]): Block;
  box(style: "quote" | "note", blocks: readonly Block[]): Block;
};

/** The blocks that lines stand in: quotes and notes, lists in lists, each as long as its lines go on. */
export function nestedLines<Block>(looks: readonly LineLook[], make: BlockMaker<Block>): Block[] {
  const blocks: Block[] = [];
  for (let start = 0; start < looks.length; ) {
    const style = looks[start]?.style;
    let end = start + 1;
    while (end < looks.length && looks[end]?.style === style) end++;
    const inside = blocksOf(placesOf(looks, start, end), 1, make);
    blocks.push(...(style ? [make.box(style, inside)] : inside));
    start = end;
  }
  return blocks;
}

/** A line in so many lists; it begins an item of the innermost, or goes on in one. */
type Place = {
  readonly at: number;
  readonly depth: number;
  readonly isItem: boolean;
  readonly look: LineLook;
};

/** A line that goes on in an item is in no more lists than the line above. */
function placesOf(looks: readonly LineLook[], start: number, end: number): Place[] {
  let above = 0;
  return looks.slice(start, end).map((look, offset) => {
    const wanted = look.list === undefined ? 0 : Math.min(deepestList, look.level ?? 1);
    const isItem = look.list === "bullet" || look.list === "number";
    above = isItem ? wanted : Math.min(wanted, above);
    return { at: start + offset, depth: above, isItem, look };
  });
}

function blocksOf<Block>(places: readonly Place[], level: number, make: BlockMaker<Block>): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < places.length; ) {
    const place = places[at];
    if (!place) break;
    if (place.depth < level) {
      blocks.push(make.line(place.at));
      at++;
      continue;
    }
    const end = endOfList(places, at, level);
    const start = place.depth === level ? place.look.start : undefined;
    blocks.push(make.list(kindOf(place), itemsOf(places.slice(at, end), level, make), start));
    at = end;
  }
  return blocks;
}

const kindOf = ({ look }: Place) => (look.list === "number" ? "orderedList" : "bulletList");

function endOfList(places: readonly Place[], start: number, level: number): number {
  const first = places[start];
  const isBehind = (place: Place) =>
    place.depth < level ||
    (place.depth === level &&
      place.isItem &&
      (place.look.apart === true || !first || kindOf(place) !== kindOf(first)));
  const behind = places.findIndex((place, at) => at > start && isBehind(place));
  return behind < 0 ? places.length : behind;
}

function itemsOf<Block>(places: readonly Place[], level: number, make: BlockMaker<Block>): Block[] {
  const items: Block[] = [];
  for (let at = 0; at < places.length; ) {
    const next = places.findIndex((place, n) => n > at && place.depth === level && place.isItem);
    const end = next < 0 ? places.length : next;
    const first = places[at];
    const hasOwnLine = first?.depth === level;
    const rest = places.slice(hasOwnLine ? at + 1 : at, end);
    const own = first && hasOwnLine ? [make.line(first.at)] : [];
    items.push(make.item([...own, ...blocksOf(rest, level + 1, make)]));
    at = end;
  }
  return items;
}

type Nested = {
  readonly type: string;
  readonly children: readonly Nested[];
  readonly start?: number | undefined;
};

/** How lines stand that say where they stand: one that goes on in an item stands by itself where there is none above it. */
export function standingLooks(looks: readonly LineLook[]): LineLook[] {
  const blocks = nestedLines<Nested>(looks, {
    line: () => ({ type: "paragraph", children: [] }),
    list: (type, children, start) => ({ type, children, start }),
    item: (children) => ({ type: "listItem", children }),
    box: (type, children) => ({ type, children }),
  });
  const standing: LineLook[] = [];
  const read: BlockReader<Nested> = {
    type: ({ type }) => type,
    children: ({ children }) => children,
    start: ({ start }) => start,
  };
  eachLine(blocks, read, (_, look) => standing.push(look));
  return standing;
}

/** How blocks are taken apart. */
export type BlockReader<Block> = {
  type(block: Block): string;
  children(block: Block): readonly Block[];
  /** Of a list: the number that it counts from, if that is not one. */
  start(block: Block): unknown;
};

type Around = {
  readonly level: number;
  readonly list?: "bullet" | "number";
  readonly apart?: boolean;
  readonly start?: number | null;
  readonly style?: "quote" | "note";
};

/** The lines in blocks, in their order, each with its look. */
export function eachLine<Block>(
  blocks: readonly Block[],
  read: BlockReader<Block>,
  visit: (line: Block, look: LineLook) => void,
): void {
  walk(blocks, { level: 0 });

  function walk(all: readonly Block[], around: Around): void {
    for (const [at, block] of all.entries()) {
      const type = read.type(block);
      const before = all[at - 1];
      if (type === "quote" || type === "note") walk(read.children(block), { level: 0, style: type });
      else if (type === "bulletList" || type === "orderedList")
        walkItems(block, { ...around, apart: before !== undefined && read.type(before) === type });
      else visit(block, lookIn(around, at === 0));
    }
  }

  function walkItems(list: Block, { apart = false, ...around }: Around): void {
    const kind = read.type(list) === "orderedList" ? "number" : "bullet";
    const start = kind === "number" ? startFrom(read.start(list)) : null;
    const inside = { ...around, level: around.level + 1, list: kind } as const;
    for (const [at, item] of read.children(list).entries())
      walk(read.children(item), at === 0 ? { ...inside, apart, start } : { ...inside, start: null });
  }
}

function lookIn({ level, list, apart = false, start = null, style }: Around, isFirst: boolean): LineLook {
  const depth = Math.min(level, deepestList);
  return {
    ...(list ? { list: isFirst ? list : ("more" as const) } : {}),
    ...(list && depth > 1 ? { level: depth } : {}),
    ...(list && apart && isFirst ? { apart } : {}),
    ...(start !== null && isFirst ? { start } : {}),
    ...(style ? { style } : {}),
  };
}
