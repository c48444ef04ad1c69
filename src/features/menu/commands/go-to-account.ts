import { type Command, leadsTo } from "#kernel/command.ts";
import { isSignedIn } from "#kernel/viewer.ts";
import { menuCommandWords, menuWords } from "../wording.ts";

export const goToAccount: Command = {
  name: "go-to-account",
  group: "go",
  label: menuWords.accountSettings,
  keywords: menuCommandWords.accountKeywords,
  ...leadsTo(({ viewer }) => (isSignedIn(viewer) ? "/settings/account/" : null)),
};
