import { type Command, leadsTo } from "#kernel/command.ts";
import { mayCreateIn, theSite } from "#kernel/viewer.ts";
import { creatingWords } from "../wording.ts";

export const newPage: Command = {
  name: "new-page",
  group: "general",
  label: creatingWords.newPage,
  keywords: creatingWords.newPageKeywords,
  ...leadsTo(({ viewer }) => (mayCreateIn(theSite, viewer) ? "/new/" : null)),
};
