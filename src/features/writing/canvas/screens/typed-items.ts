import type { LucideIcon } from "lucide-react";
import type { Words } from "#kernel/words.ts";
import type { TypedText } from "#widgets/kit/editor.ts";
import type { Canvas } from "./canvas.ts";

/** Something to choose from a list that opened while typing. */
export type TypedItem = {
  /** Tells it from others of the same list. */
  readonly key: string;
  /** As it is shown, in the reader's language. */
  readonly name: string;
  /** What it is for, below the name. */
  readonly help?: string | undefined;
  /** More about it, beside the name. */
  readonly hint?: string | undefined;
  readonly icon?: LucideIcon | undefined;
  /** A sign in the place of an icon. */
  readonly sign?: string | undefined;
  /** The keys or the letters that do the same: `Ctrl+Alt+1`, `##`. */
  readonly keys?: string | undefined;
  /** It is what was typed, from the sign to its end, and nothing else can be meant. */
  readonly isWhole?: boolean;
  /** Is done in one step with the letters going away: by one of the ways of `typed`. */
  choose(typed: TypedText): void;
};

export type TypedGroup = { readonly title: Words; readonly items: readonly TypedItem[] };

export type TypedAt = {
  readonly canvas: Canvas;
  /** The widget in which something is typed. */
  readonly widget: string;
  readonly typed: TypedText;
  /** What stands behind the sign. */
  readonly words: string;
  /** Ends when other words are asked for. */
  readonly signal: AbortSignal;
};

/** What opens for one sign. */
export type TypedList = {
  /** What the list is called. */
  readonly label: Words;
  /** It opens with so many letters behind the sign. */
  readonly least: number;
  /** What is said where nothing is found; null for lists that close then. */
  readonly none: Words | null;
  /** Said while the first items are loaded, where they cannot be, and of how many there are; left out for lists that are there at once. */
  readonly looking?: Words;
  readonly failed?: Words;
  readonly counted?: Words;
  /** The keys that take an item; Enter alone unless it is said. Others do what they do in a text. */
  readonly choosing?: readonly string[];
  /** What is left, for other words, of what was found before. */
  narrowed?(groups: readonly TypedGroup[], words: string): readonly TypedGroup[];
  /** Stands below the items; the keys of the list, unless it is said. */
  readonly foot?: Words;
  /** A list whose items have to be loaded gives a promise; what was found before stays until it is kept. */
  items(at: TypedAt): readonly TypedGroup[] | Promise<readonly TypedGroup[]>;
};
