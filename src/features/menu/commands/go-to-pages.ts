import { type Command, leadsTo } from "#kernel/command.ts";
import { isSignedIn } from "#kernel/viewer.ts";
import { menuCommandWords, menuWords } from "../wording.ts";

export const goToPages: Command = {
  name: "go-to-pages",
  group: "go",
  label: menuWords.browse,
  keywords: menuCommandWords.pagesKeywords,
  ...leadsTo(({ viewer }) => (isSignedIn(viewer) ? "/pages/" : null)),
};
