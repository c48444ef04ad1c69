import { type Command, whereOffered } from "#kernel/command.ts";
import { findingWords } from "../finding/wording.ts";

export const replaceInPage: Command = {
  ...whereOffered("replace-in-page"),
  group: "writing",
  label: findingWords.replaceCommand,
  keywords: findingWords.replaceKeywords,
  keys: ["mod+h"],
};
