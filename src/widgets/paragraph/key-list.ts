import type { KeyLine } from "#client/key-lists.ts";
import { textWording as words } from "./wording.ts";

/** The keys of the buttons over selected words. */
export const barKeys: Readonly<Record<string, string>> = {
  bold: "mod+b",
  italic: "mod+i",
  underline: "mod+u",
  strike: "mod+shift+x",
  highlight: "mod+shift+h",
  code: "mod+e",
  clear: "mod+\\",
  bulletList: "mod+shift+8",
  orderedList: "mod+shift+7",
  link: "mod+k",
};

/** What the keys do while somebody writes, as it is listed for people. */
export const textKeyList: readonly KeyLine[] = [
  { label: words.bold, keys: ["mod+b"] },
  { label: words.italic, keys: ["mod+i"] },
  { label: words.underline, keys: ["mod+u"] },
  { label: words.strike, keys: ["mod+shift+x", "alt+shift+5"] },
  { label: words.highlight, keys: ["mod+shift+h"] },
  { label: words.code, keys: ["mod+e"] },
  { label: words.clear, keys: ["mod+\\"] },
  { label: words.link, keys: ["mod+k"] },
  { label: words.plainText, keys: ["mod+alt+0"] },
  { label: words.headings, keys: ["mod+alt+1 … 4"] },
  { label: words.orderedList, keys: ["mod+shift+7"] },
  { label: words.bulletList, keys: ["mod+shift+8"] },
  { label: words.checklist, keys: ["mod+shift+9"] },
  { label: words.listDeeper, keys: ["tab"] },
  { label: words.listOut, keys: ["shift+tab"] },
  { label: words.lineBreak, keys: ["shift+enter"] },
  { label: words.tools, keys: ["alt+F10"] },
  { label: words.everything, keys: ["/"] },
  { label: words.emoji, keys: [":"] },
];
