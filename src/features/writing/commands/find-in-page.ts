import { type Command, whereOffered } from "#kernel/command.ts";
import { findingWords } from "../finding/wording.ts";

export const findInPage: Command = {
  ...whereOffered("find-in-page"),
  group: "writing",
  label: findingWords.find,
  keywords: findingWords.keywords,
  keys: ["mod+f"],
};
