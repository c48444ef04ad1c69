import { type Command, whereOffered } from "#kernel/command.ts";
import { draftCommandWords } from "../wording.ts";

export const storeDraft: Command = {
  ...whereOffered("store-draft"),
  group: "writing",
  label: draftCommandWords.storeNow,
  keywords: draftCommandWords.storeKeywords,
  keys: ["mod+s"],
};
