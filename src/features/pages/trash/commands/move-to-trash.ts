import { type Command, whereOffered } from "#kernel/command.ts";
import { trashWords } from "../wording.ts";

/** Of the page that is open. */
export const moveToTrash: Command = {
  ...whereOffered("move-to-trash"),
  group: "page",
  label: trashWords.move,
  keywords: trashWords.moveKeywords,
};
