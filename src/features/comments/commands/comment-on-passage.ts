import { type Command, whereOffered } from "#kernel/command.ts";
import { commentCommandWords } from "./wording.ts";

export const commentOnPassage: Command = {
  ...whereOffered("comment"),
  group: "page",
  label: commentCommandWords.comment,
  keywords: commentCommandWords.keywords,
  keys: ["mod+alt+m"],
};
