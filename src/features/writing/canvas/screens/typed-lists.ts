import { emojiList } from "./emoji-list.ts";
import { slashList } from "./slash-list.ts";
import { mentionList } from "./mention-list.ts";
import type { TypedList } from "./typed-items.ts";

/** The lists that open while somebody types, by their signs. A further one has its line here. */
export const typedLists: Readonly<Record<string, TypedList>> = {
  "/": slashList,
  ":": emojiList,
  "@": mentionList,
};

export const typedSigns = Object.keys(typedLists).join("");
