import { type Command, leadsTo } from "#kernel/command.ts";
import { mayImport } from "../rules.ts";
import { importingWords } from "../wording.ts";

export const importFiles: Command = {
  name: "import-files",
  group: "general",
  label: importingWords.title,
  keywords: importingWords.commandKeywords,
  ...leadsTo(({ viewer }) => (mayImport(viewer).allowed ? "/settings/import/" : null)),
};
