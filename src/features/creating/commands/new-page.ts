import { type Command, leadsTo } from "#kernel/command.ts";
import { currentSubsite, mayCreateIn } from "#kernel/viewer.ts";
import { creatingWords } from "../wording.ts";

export const newPage: Command = {
  name: "new-page",
  group: "general",
  label: creatingWords.newPage,
  keywords: creatingWords.newPageKeywords,
  ...leadsTo(({ viewer }) => (mayCreateIn(currentSubsite(viewer), viewer) ? "/new/" : null)),
};
