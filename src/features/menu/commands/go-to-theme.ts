import { mayOwn } from "#features/sites/rules.ts";
import { type Command, leadsTo } from "#kernel/command.ts";
import { menuCommandWords } from "../wording.ts";

export const goToTheme: Command = {
  name: "go-to-theme",
  group: "go",
  label: menuCommandWords.theme,
  keywords: menuCommandWords.themeKeywords,
  ...leadsTo(({ viewer }) => (mayOwn(viewer).allowed ? "/settings/theme/" : null)),
};
