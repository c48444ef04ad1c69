import { type Command, whereOffered } from "#kernel/command.ts";
import { pageWords } from "../../wording.ts";

/** Of the page that is open. */
export const moveToTrash: Command = {
  ...whereOffered("move-to-trash"),
  group: "page",
  label: pageWords.toTrash,
  keywords: pageWords.toTrashKeywords,
};
