import { type Command, leadsTo } from "#kernel/command.ts";
import { mayArrangeIn, theSite } from "#kernel/viewer.ts";
import { menuCommandWords } from "../wording.ts";

export const goToImport: Command = {
  name: "go-to-import",
  group: "go",
  label: menuCommandWords.importFiles,
  keywords: menuCommandWords.importKeywords,
  ...leadsTo(({ viewer }) => (mayArrangeIn(theSite, viewer) ? "/settings/import/" : null)),
};
