import type fc from "fast-check";
import type { WidgetKind } from "./widget.ts";

/** What tests make contents of: hostile words, addresses and files. */
export type Ingredients = {
  readonly words: (most: number) => fc.Arbitrary<string>;
  readonly href: fc.Arbitrary<string>;
  /** Links to an address from all places where Markdown takes one. */
  readonly linksTo: (address: string) => string;
  readonly file: fc.Arbitrary<object>;
  readonly picture: fc.Arbitrary<object>;
  /** A name of letters and digits, for rows and items. */
  readonly key: fc.Arbitrary<string>;
};

/** Contents of a kind for the nets of all kinds; tests alone import it. */
export type KindExample = {
  /** A content with something in every place. */
  readonly rich: unknown;
  /** Any content of today's shape, as hostile as its schema lets it be. */
  readonly any: (from: Ingredients) => fc.Arbitrary<unknown>;
  /** A content that says this, as much of it as its limits allow: its readers must be quick with whatever people write. Null for kinds without words. */
  readonly saying: ((text: string) => unknown) | null;
  /** The path of a plain text of its empty content in the draft; null for kinds that are typed into in another way. */
  readonly wordsAt: string | null;
  /** Of a living kind: what its server may have read, at its fullest. */
  readonly data?: unknown;
};

export type KindExamples = { readonly [kind in WidgetKind]: KindExample };
