import { type Command, whereOffered } from "#kernel/command.ts";
import { draftCommandWords } from "../wording.ts";

export const copyBlockLink: Command = {
  ...whereOffered("copy-block-link"),
  group: "writing",
  label: draftCommandWords.copyBlockLink,
  keywords: draftCommandWords.copyBlockLinkKeywords,
  keys: ["mod+shift+k"],
};
