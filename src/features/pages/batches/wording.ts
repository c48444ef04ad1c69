import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

/** Why something is done to no page of a batch, or not to one of them. */
export type BatchRefusal =
  | "batch-too-large"
  | "batch-not-editable"
  | "batch-nothing"
  | "pages-not-in-trash"
  | "batch-tags-many"
  | "page-tags-full";

export const batchRefusals: RefusalWording<BatchRefusal> = {
  "batch-too-large": { kind: "invalid", text: "Select at most {most, number} pages at a time." },
  "batch-not-editable": { kind: "forbidden", text: "You can only view these pages." },
  "batch-nothing": { kind: "conflict", text: "None of these pages can be changed." },
  "pages-not-in-trash": { kind: "missing", text: "These pages are no longer in the trash." },
  "batch-tags-many": { kind: "invalid", text: "Add at most 100 tags." },
  "page-tags-full": { kind: "conflict", text: "A page has at most 100 tags." },
};

/** Pages that are left as they are, by reason: `count` of `total`. */
export const leftWords = words("batches-left", {
  gone: "{count, number} of {total, number} can't be changed: no longer there.",
  inTrash: "{count, number} of {total, number} can't be changed: already in the trash.",
  notInTrash: "{count, number} of {total, number} can't be changed: no longer in the trash.",
  notEditable:
    "{count, number} of {total, number} can't be changed: you can only view {count, plural, one {it} other {them}}.",
  already: "{count, number} of {total, number} can't be moved: already in this folder.",
  homepage: "{count, number} of {total, number} can't be deleted: it's the home page.",
  template:
    "{count, number} of {total, number} can't be deleted: used as {count, plural, one {a template} other {templates}}.",
  tagsFull: "{count, number} of {total, number} can't be changed: a page has at most 100 tags.",
  otherwise: "{count, number} of {total, number} can't be changed. {reason}",
});

export const batchWords = words("batches", {
  select: "Select",
  selectPage: "Select {title}",
  selected: "{count, plural, =0 {No pages selected} one {# page selected} other {# pages selected}}",
  bar: "Selected pages",
  selectAll: "Select all",
  selectedMost: "The first {most, number} pages are selected.",
  notAllLoaded: "Couldn't select all pages. Try again.",
  end: "Done selecting",
  move: "Move to folder",
  tags: "Tags",
  pages: "{count, plural, one {# page} other {# pages}}",
  undo: "Undo",
  failed: "That didn't work. Try again.",
  moved: "{count, plural, one {# page} other {# pages}} moved to {name}",
  trashed: "{count, plural, one {# page} other {# pages}} moved to trash",
  tagged: "Tags changed on {count, plural, one {# page} other {# pages}}",
  undone: "{count, plural, =0 {Nothing undone} one {# page restored} other {# pages restored}}",
  kept: "{count, plural, one {# page couldn't be undone and stays as it is.} other {# pages couldn't be undone and stay as they are.}}",
  trashTitle: "Move {count, plural, one {# page} other {# pages}} to Trash",
  trashText:
    "{count, plural, one {# page will no longer be visible to anyone. You can restore it for 30 days.} other {# pages will no longer be visible to anyone. You can restore them for 30 days.}}",
  noneAllowed: "None of these pages can be changed.",
  tagsTitle: "Tags of {count, plural, one {# page} other {# pages}}",
  tagsNow: "On these pages",
  onPages: "{name}, on {count, number} of {total, number}",
  save: "Save",
  movingTitle: "Move {count, plural, one {# page} other {# pages}} to {name}",
  movingTitleForOthers: "Move {count, plural, one {# page} other {# pages}}",
  taggingTitle: "Change tags of {count, plural, one {# page} other {# pages}}",
  shared: "Sharing changed on {count, plural, one {# page} other {# pages}}",
  nothing: "Nothing changed yet",
  shareTitle: "Share {count, plural, one {# page} other {# pages}}",
  shareHint: "Only what you change is saved. A dash means some pages.",
  sharingTitle: "Change sharing of {count, plural, one {# page} other {# pages}}",
  restored: "{count, plural, one {# page restored} other {# pages restored}}",
  removed: "{count, plural, one {# page} other {# pages}} deleted permanently",
  removeTitle: "Delete {count, plural, one {# page} other {# pages}} permanently?",
  removeText:
    "{count, plural, one {It will be gone with its versions, files and comments. You can't undo this.} other {They will be gone with their versions, files and comments. You can't undo this.}}",
  restoringTitle: "Restore {count, plural, one {# page} other {# pages}}",
  restoredResult: "{done, plural, one {# page} other {# pages}} restored",
  trashedAgainResult: "{undone, plural, one {# page} other {# pages}} moved to trash",
  movedResult: "{done, plural, one {# page} other {# pages}} moved",
  trashedResult: "{done, plural, one {# page} other {# pages}} moved to trash",
  changedResult: "{done, plural, one {# page} other {# pages}} changed",
  undoneResult: "{undone, plural, one {# page} other {# pages}} restored",
});
