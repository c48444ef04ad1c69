import { pageWords } from "#features/pages/wording.ts";
import { type Command, leadsTo, ofEditablePage } from "#kernel/command.ts";
import { versionWords } from "../wording.ts";

export const showVersions: Command = {
  name: "show-versions",
  group: "page",
  label: pageWords.versions,
  keywords: versionWords.versionsKeywords,
  ...leadsTo(ofEditablePage(({ id }) => `/page/versions/${id}/`)),
};
