import type { StyleAttributes } from "./letter-styles.ts";
import type { MarkedRange } from "./marked-words.ts";

/**
 * A widget's content as the shared draft keeps it (decision 0014). Two people merge letter by letter in `texts` and
 * `rich`; of a value the later choice counts. Paths are the kind's own, built from letters, digits and slashes.
 */
export type DraftContent = {
  readonly values: Readonly<Record<string, unknown>>;
  readonly texts: Readonly<Record<string, string>>;
  /** Which letters of a text have marks; most texts have none. */
  readonly marks?: Readonly<Record<string, readonly MarkedRange[]>>;
  /** Of drafts that were begun before rich texts had lines, the tree that they were. */
  readonly rich: Readonly<Record<string, RichText | RichDoc>>;
};

/** A rich text in the draft: its lines in order (decision 0040). */
export type RichText = readonly RichLine[];
export type RichLine = {
  readonly look: LineLook;
  readonly runs: readonly RichRun[];
  /** The only line of a text that never has another: it is written without an end. */
  readonly isOpen?: true;
};

/** Where a line stands. Lines of one look beside each other are one list, or one quote. */
export type LineLook = {
  /** An item of a list, or one more line in the item above. */
  readonly list?: "bullet" | "number" | "more";
  /** In so many lists; one unless said otherwise. */
  readonly level?: number;
  /** Begins a list of its own behind another of the same kind. */
  readonly apart?: true;
  /** The number that a list counts from, on its first line; one unless said otherwise. In the middle of a list it says nothing. */
  readonly start?: number;
  readonly style?: "quote" | "note";
  /** In the middle, or at the end of its direction; at the start unless said otherwise. */
  readonly align?: "center" | "end";
};

/** Letters with the same marks. */
export type RichRun = { readonly text: string; readonly marks: RichMarks };
export type RichMarks = Readonly<
  Record<
    string,
    | true
    | { readonly href: string }
    | { readonly of: "person" | "page"; readonly id: number }
    | StyleAttributes
  >
>;

/** A line that goes on below without a new one beginning. */
export const lineBreak = "\u2028";

/** A rich text as a tree: nodes with children, texts with marks. */
export type RichNode = {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  /** Of a pasted line. */
  readonly align?: unknown;
  /** Of a pasted list. */
  readonly start?: unknown;
  readonly content?: readonly RichNode[];
  readonly text?: string;
  /** Of what was pasted. */
  readonly mention?: unknown;
  readonly marks?: readonly { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> }[];
};
export type RichDoc = { readonly type: "doc"; readonly content: readonly RichNode[] };

/** How one version of a kind's content goes into the draft and comes back. */
export type DraftForm<Content> = {
  toDraft(content: Content): DraftContent;
  /** Total: whatever two people did to it together comes back as some content; the kind's schema has the last word. */
  fromDraft(draft: DraftContent): unknown;
  /**
   * For kinds of many texts: the content after nothing but the words at these paths has changed, with everything else the
   * same objects; null where all of it is to be read. It is what `fromDraft` gives, at the cost of what has changed.
   */
  withTexts?(content: Content, draft: DraftContent, paths: readonly string[]): Content | null;
};

export const draftOf = (parts: Partial<DraftContent>): DraftContent => ({
  values: parts.values ?? {},
  texts: parts.texts ?? {},
  ...(parts.marks ? { marks: parts.marks } : {}),
  rich: parts.rich ?? {},
});

/**
 * Tells whether somebody has written since: a removal names the words that it saw, and counts only while they are still
 * the same (words in flight outlive the removal). Two runs of 32 bits over the texts, as letters.
 */
export function fingerprint(draft: Pick<DraftContent, "texts" | "rich">): string {
  const parts = [...Object.entries(draft.texts), ...Object.entries(draft.rich)]
    .filter(([, text]) => text !== "")
    .map(([path, text]) => `${path}=${typeof text === "string" ? text : JSON.stringify(text)}`)
    .sort();
  let one = 0x811c9dc5;
  let other = 0x01000193;
  for (const character of parts.join("\u0000")) {
    const code = character.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other + code, 0x85ebca6b) ^ (other >>> 13);
  }
  return `${(one >>> 0).toString(36)}.${(other >>> 0).toString(36)}`;
}
