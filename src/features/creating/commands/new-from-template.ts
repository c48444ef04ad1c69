import { templateWords } from "#features/templates/wording.ts";
import { type Command, leadsTo } from "#kernel/command.ts";
import { currentSubsite, mayCreateIn } from "#kernel/viewer.ts";

export const newFromTemplate: Command = {
  name: "new-from-template",
  group: "general",
  label: templateWords.newFromTemplate,
  keywords: templateWords.newFromTemplateKeywords,
  ...leadsTo(({ viewer }) => (mayCreateIn(currentSubsite(viewer), viewer) ? "/new/?choose=1" : null)),
};
