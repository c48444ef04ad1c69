import { type Command, whereOffered } from "#kernel/command.ts";
import { menuCommandWords, menuWords } from "../wording.ts";

export const showShortcuts: Command = {
  ...whereOffered("show-shortcuts"),
  group: "general",
  label: menuWords.shortcuts,
  keywords: menuCommandWords.shortcutsKeywords,
  keys: ["?"],
};
