import { type Command, whereOffered } from "#kernel/command.ts";
import { menuCommandWords, menuWords } from "../wording.ts";

export const signOutCommand: Command = {
  ...whereOffered("sign-out"),
  group: "go",
  label: menuWords.signOut,
  keywords: menuCommandWords.signOutKeywords,
};
