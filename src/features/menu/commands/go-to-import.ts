import { type Command, leadsTo } from "#kernel/command.ts";
import { mayCreateIn, theSite } from "#kernel/viewer.ts";
import { menuCommandWords } from "../wording.ts";

export const goToImport: Command = {
  name: "go-to-import",
  group: "go",
  label: menuCommandWords.importFiles,
  keywords: menuCommandWords.importKeywords,
  ...leadsTo(({ viewer }) => (mayCreateIn(theSite, viewer) ? "/settings/import/" : null)),
};
