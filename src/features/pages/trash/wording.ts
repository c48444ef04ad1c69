import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type TrashRefusal = "homepage-not-trashed" | "template-not-trashed" | "page-not-in-trash";

export const trashRefusals: RefusalWording<TrashRefusal> = {
  // TRSH-03.
  "homepage-not-trashed": {
    kind: "conflict",
    text: "The homepage cannot be deleted. Please make a different page the homepage first.",
  },
  // TRSH-04, TRSH-15.
  "template-not-trashed": {
    kind: "conflict",
    text: "This page cannot be deleted because it is available as a template. Edit the page's properties and uncheck the Template option.",
  },
  "page-not-in-trash": { kind: "missing", text: "This page is no longer in the trash." },
};

export const trashWords = words("trash", {
  trash: "Trash",
  // TRSH-01.
  dialogTitle: "Move page to Trash",
  dialogText: "“{title}” will no longer be visible to anyone. You can restore it for 30 days.",
  moved: "Moved to trash",
  undo: "Undo",
  restored: "Restored",
  restore: "Restore",
  // TRSH-05.
  moveFailed: "Sorry, couldn't delete this page. Please try again later.",
  // TRSH-12.
  restoreFailed: "Unable to restore this page from trash!",
  // TRSH-14.
  removeFailed: "Unable to permanently remove this page from trash!",
  remove: "Delete permanently",
  removeTitle: "Delete permanently?",
  removeText: "“{title}” will be gone with its versions, files and comments. You can't undo this.",
  removed: "Deleted permanently",
  // TRSH-17.
  notice: "Pages deleted within the last 30 days are shown here. You only see pages you could edit.",
  // PLST-20.
  empty: "The trash is empty!",
  inTrash: "This page is in the trash",
  inTrashBy: "{name} moved “{title}” to the trash on {date}.",
  inTrashSince: "“{title}” was moved to the trash on {date}.",
  inTrashUntil: "It will be deleted permanently on {date}.",
  openTrash: "Open trash",
  pageOptions: "Options for {title}",
  deletedBy: "Deleted by {name}",
  count: "{count, plural, one {# page} other {# pages}} in trash",
  countMany: "More than {count, number} pages in trash",
});
