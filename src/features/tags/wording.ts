import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type TagRefusal =
  | "tag-not-found"
  | "tag-exists"
  | "tag-name-empty"
  | "tag-name-long"
  | "tag-name-comma"
  | "tag-gone";

export const tagRefusals: RefusalWording<TagRefusal> = {
  "tag-not-found": { kind: "missing", text: "We couldn't find this tag." },
  "tag-exists": { kind: "conflict", text: "A tag with this name already exists." },
  "tag-name-empty": { kind: "invalid", text: "Enter a tag name." },
  "tag-name-long": { kind: "invalid", text: "A tag has at most 90 characters." },
  "tag-name-comma": { kind: "invalid", text: "A tag can't contain commas." },
  "tag-gone": { kind: "missing", text: "This tag can no longer be restored." },
};

export const tagWords = words("tags", {
  tags: "Tags",
  add: "Add a tag",
  hint: "Press Enter or comma after each tag.",
  // TAGP-02.
  addNew: "Add new tag",
  // TAGP-06.
  notAdded: '"{text}" has not been added yet. Discard?',
  discardText: "Discard",
  keepEditing: "Keep editing",
  added: "{name} added",
  removed: "{name} removed",
  alreadyThere: "{name} is already added.",
  tooMany: "A page has at most 100 tags.",
  goneMeanwhile: "The tag {name} no longer exists. Remove it, or add it again.",
  options: "Options for {name}",
  rename: "Rename",
  renameTitle: "Rename tag",
  name: "Name",
  // TOPT-04.
  renameFailed: "Something went wrong",
  remove: "Delete",
  deleted: "Tag deleted",
  undo: "Undo",
  // TOPT-08; what follows is the reason.
  notDeleted: "Unable to delete tag!",
  notUndeleted: "Unable to undelete tag!",
});
