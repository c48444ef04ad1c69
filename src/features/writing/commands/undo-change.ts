import { type Command, whereOffered } from "#kernel/command.ts";
import { draftCommandWords, draftWords } from "../wording.ts";

export const undoChange: Command = {
  ...whereOffered("undo-change"),
  group: "writing",
  label: draftWords.undo,
  keywords: draftCommandWords.undoKeywords,
  keys: ["mod+z"],
};
