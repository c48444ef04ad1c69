import { maySeeSettings } from "#features/sites/rules.ts";
import { type Command, leadsTo } from "#kernel/command.ts";
import { menuCommandWords, menuWords } from "../wording.ts";

export const goToSettings: Command = {
  name: "go-to-settings",
  group: "go",
  label: menuWords.settings,
  keywords: menuCommandWords.settingsKeywords,
  ...leadsTo(({ viewer }) => (maySeeSettings(viewer).allowed ? "/settings/" : null)),
};
