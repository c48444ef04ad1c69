import { type Command, leadsTo } from "#kernel/command.ts";
import { maySeeTrash } from "../rules.ts";
import { trashWords } from "../wording.ts";

export const goToTrash: Command = {
  name: "go-to-trash",
  group: "go",
  label: trashWords.trash,
  keywords: trashWords.goKeywords,
  ...leadsTo(({ viewer }) => (maySeeTrash(viewer).allowed ? "/pages/trash/" : null)),
};
