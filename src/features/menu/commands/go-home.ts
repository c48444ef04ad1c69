import { type Command, leadsTo } from "#kernel/command.ts";
import { homeOf } from "../rules.ts";
import { menuCommandWords, menuWords } from "../wording.ts";

export const goHome: Command = {
  name: "go-home",
  group: "go",
  label: menuWords.toHome,
  keywords: menuCommandWords.homeKeywords,
  ...leadsTo(({ viewer }) => homeOf(viewer)),
};
