import type { Words } from "#kernel/words.ts";

/** The groups in which kinds are offered, in their order. */
export const kindGroupNames = ["text", "files", "web", "together", "home"] as const;
export type KindGroupName = (typeof kindGroupNames)[number];

/** What a kind is called, and how the canvas treats it; pure, so that the server may name kinds too. */
export type KindFace = {
  readonly name: Words;
  /** Other words by which people look for it, separated by blanks. */
  readonly otherNames: Words;
  /** What it is for, in one line of a list. */
  readonly help: Words;
  readonly group: KindGroupName;
  /** One with its words: whoever writes in it is shown no frame and no settings. */
  readonly isText?: true;
  /** What a line of a text can turn into: offered there as that, and not as a widget of its own. */
  readonly isLine?: true;
  /** Takes the caret when its page is opened for writing; others change their face then, and the page would move. */
  readonly takesCaretAtOnce?: true;
  /** What an empty page begins with, and what says in an empty place how to go on. One kind alone. */
  readonly beginsPages?: true;
  /** The place among the kinds that people usually use, from 0; kinds without one are not offered there. */
  readonly usual?: number;
  /** In the list that opens at a `/`: another name than its own, and the letters that make one at the start of a line. */
  readonly typed?: { readonly name?: Words; readonly sign?: string };
  /** Shown to people of the site alone, never to visitors and guests; makes its page as wide as a home page, without a rail. */
  readonly isHomeBlock?: true;
  /** Greets in place of the title, for people of the site; those who hear a page are told the title all the same. */
  readonly titles?: true;
  /** The files that become such a widget when they are dropped or pasted on the page; one kind for each. */
  readonly takesFiles?: "pictures" | "others";
};
