import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export const versionRefusals: RefusalWording<"version-not-found"> = {
  "version-not-found": { kind: "missing", text: "Sorry, this version is no longer there." },
};

export const versionWords = words("versions", {
  versionsKeywords: "history, earlier, restore",
  versions: "Versions",
  help: "Every time somebody publishes, the page as it was before stays here.",
  current: "Shown now",
  nobody: "Somebody who is gone",
  older: "Older versions",
  newest: "Newest versions",
  all: "All versions",
  madeBy: "By {name}, {date}",
  isOld: "This is how the page was. Readers see a newer version.",
  isNow: "Readers see this version now.",
  hasDraft:
    "This page has unpublished changes. Restoring takes them out of the draft for everybody; Undo brings them back.",
  restore: "Restore this version",
  copy: "Copy from this version",
  restored: "The version is restored",
  undo: "Undo",
  undone: "The page is as it was before",
});
