import { type Command, leadsTo } from "#kernel/command.ts";
import { mayChangeTheme } from "../rules.ts";
import { themeWords } from "../wording.ts";

export const goToTheme: Command = {
  name: "go-to-theme",
  group: "go",
  label: themeWords.theme,
  keywords: themeWords.themeKeywords,
  ...leadsTo(({ viewer }) => (mayChangeTheme(viewer).allowed ? "/settings/theme/" : null)),
};
