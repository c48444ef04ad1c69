import { words } from "#kernel/words.ts";

export const mathWords = words("math", {
  kindName: "Formula",
  kindOtherNames: "math equation tex latex katex calculation fraction sum symbol",
  kindHelp: "A formula written in TeX.",
  source: "Formula in TeX",
  placeholder: "E = mc^2",
  sourceHint: "Fractions, for example: {example}",
  notRead: "This formula can't be read. Readers see what you typed.",
  notReadAt: "This formula can't be read near “{letters}”. Readers see what you typed.",
});
