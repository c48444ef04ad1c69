import { type Command, whereOffered } from "#kernel/command.ts";
import { draftCommandWords, draftWords } from "../wording.ts";

export const previewPage: Command = {
  ...whereOffered("preview-page"),
  group: "writing",
  label: draftWords.preview,
  keywords: draftCommandWords.previewKeywords,
};
