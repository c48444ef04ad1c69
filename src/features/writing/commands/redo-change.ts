import { type Command, whereOffered } from "#kernel/command.ts";
import { draftCommandWords, draftWords } from "../wording.ts";

export const redoChange: Command = {
  ...whereOffered("redo-change"),
  group: "writing",
  label: draftWords.redo,
  keywords: draftCommandWords.redoKeywords,
  keys: ["mod+shift+z", "mod+y"],
};
