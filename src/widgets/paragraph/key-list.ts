import type { KeyLine } from "#client/key-lists.ts";
import { formatWords, letterWords } from "../kit/wording.ts";
import { textWording as words } from "./wording.ts";

/** The keys of the buttons of lists. */
export const listKeys = { bulletList: "mod+shift+8", orderedList: "mod+shift+7" } as const;

export const alignKeys = { left: "mod+shift+l", center: "mod+shift+e", right: "mod+shift+r" } as const;

/** What the keys do while somebody writes, as it is listed for people. */
export const textKeyList: readonly KeyLine[] = [
  { label: formatWords.bold, keys: ["mod+b"] },
  { label: formatWords.italic, keys: ["mod+i"] },
  { label: formatWords.underline, keys: ["mod+u"] },
  { label: formatWords.strike, keys: ["mod+shift+x", "alt+shift+5"] },
  { label: formatWords.highlight, keys: ["mod+shift+h"] },
  { label: formatWords.code, keys: ["mod+e"] },
  { label: letterWords.larger, keys: ["mod+shift+."] },
  { label: letterWords.smaller, keys: ["mod+shift+,"] },
  { label: formatWords.clear, keys: ["mod+\\"] },
  { label: formatWords.link, keys: ["mod+k"] },
  { label: words.plainText, keys: ["mod+alt+0"] },
  { label: words.headings, keys: ["mod+alt+1 … 4"] },
  { label: words.orderedList, keys: ["mod+shift+7"] },
  { label: words.bulletList, keys: ["mod+shift+8"] },
  { label: words.checklist, keys: ["mod+shift+9"] },
  { label: words.left, keys: [alignKeys.left] },
  { label: words.center, keys: [alignKeys.center] },
  { label: words.right, keys: [alignKeys.right] },
  { label: words.listDeeper, keys: ["tab"] },
  { label: words.listOut, keys: ["shift+tab"] },
  { label: words.lineBreak, keys: ["shift+enter"] },
  { label: formatWords.tools, keys: ["alt+F10"] },
  { label: words.everything, keys: ["/"] },
  { label: words.emoji, keys: [":"] },
  { label: words.mention, keys: ["@"] },
];
