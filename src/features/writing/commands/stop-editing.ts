import { type Command, whereOffered } from "#kernel/command.ts";
import { draftCommandWords, draftWords } from "../wording.ts";

export const stopEditing: Command = {
  ...whereOffered("stop-editing"),
  group: "writing",
  label: draftWords.done,
  keywords: draftCommandWords.doneKeywords,
};
