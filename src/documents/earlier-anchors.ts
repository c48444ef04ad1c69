import type { Document } from "./document.ts";
import { outlineOf } from "./outline.ts";
import { readingOf } from "./reading-of.ts";

/** So many earlier names of one widget are kept, and so many of a page; the oldest go first. */
const mostOfWidget = 10;
const mostOfPage = 300;

/**
 * A document that is about to take the place of another, with the names by which links led to its headings before: whoever has
 * an old address still comes to the heading. A name that another heading has now leads there.
 */
export function withEarlierAnchors(before: Document, after: Document): Document {
  const { earlier: _, ...rest } = after;
  // Of a long text the anchors are found at a price that nobody should wait for (decision 0027): then those of before are kept.
  const isRough = [before, after].some((document) => readingOf(document) === "rough");
  const [was, now] = isRough ? [none, none] : [outlineOf(before).names, outlineOf(after).names];
  const taken = new Set([...now.values()].flat());
  const earlier: Record<string, string[]> = {};
  let left = mostOfPage;
  for (const id of Object.keys(after.widgets)) {
    const known = [...(before.earlier?.[id] ?? []), ...(was.get(id) ?? [])];
    const names = [...new Set(known)].filter((name) => !taken.has(name) && !madeUp.test(name));
    const kept = names.slice(-Math.min(mostOfWidget, left));
    if (kept.length === 0 || left === 0) continue;
    earlier[id] = kept;
    left -= kept.length;
  }
  return Object.keys(earlier).length > 0 ? { ...rest, earlier } : rest;
}

const none: ReadonlyMap<string, readonly string[]> = new Map();

/** Names of headings without words say nothing of them. */
const madeUp = /^section(-\d+)?$/;
