import MarkdownIt, { type MarkdownIt as Reader } from "markdown-it";

/** Longer texts are not searched for addresses (TEXT-02). */
export const autoLinkMost = 10_000;

type Linkify = Reader["linkify"];

/** Makes a finder of addresses know exactly http, https, www. and mail addresses (TEXT-10). */
export function findAddresses(linkify: Linkify): Linkify {
  linkify.set({ fuzzyLink: false, fuzzyEmail: true, fuzzyIP: false });
  for (const scheme of ["ftp:", "//"]) linkify.add(scheme, null);
  linkify.add("www.", {
    validate: (text, at) =>
      /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#][^\s<>"]*[^\s<>"'.,;:!?)\]])?/i.exec(text.slice(at))?.[0].length ??
      0,
    normalize: (match) => {
      match.url = `http://${match.url}`;
    },
  });
  const { test } = linkify;
  linkify.test = (text) => text.length <= autoLinkMost && test.call(linkify, text);
  return linkify;
}

const finder = findAddresses(new MarkdownIt().linkify);

export type TextPart = { readonly text: string; readonly address: string | null };

/** A text cut at the addresses in it (TEXT-01). */
export function linkedParts(text: string): TextPart[] {
  const matches = finder.test(text) ? (finder.match(text) ?? []) : [];
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of matches) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), address: null });
    parts.push({ text: match.text, address: match.url });
    end = match.lastIndex;
  }
  if (end < text.length) parts.push({ text: text.slice(end), address: null });
  return parts;
}
