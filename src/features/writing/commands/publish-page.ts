import { type Command, whereOffered } from "#kernel/command.ts";
import { draftCommandWords, draftWords } from "../wording.ts";

export const publishPage: Command = {
  ...whereOffered("publish-page"),
  group: "writing",
  label: draftWords.publish,
  keywords: draftCommandWords.publishKeywords,
};
