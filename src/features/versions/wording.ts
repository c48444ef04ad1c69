import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export const versionRefusals: RefusalWording<"version-not-found"> = {
  "version-not-found": { kind: "missing", text: "Sorry, this version is no longer there." },
};

export const versionWords = words("versions", {
  versionsKeywords: "history, earlier, restore",
  versions: "Version history",
  help: "Each published version is kept here. Discarded drafts stay for 30 days.",
  current: "Shown now",
  created: "Page created",
  nobody: "Former member",
  older: "Older versions",
  newest: "Newest versions",
  all: "All versions",
  madeBy: "By {name}, {date}",
  isOld: "This is how the page was. Readers see a newer version.",
  isNow: "Readers see this version now.",
  hasDraft:
    "This page has unpublished changes. Restoring discards them for everybody; they stay in the version history for 30 days.",
  restore: "Restore this version",
  copy: "Copy from this version",
  restored: "The version is restored",
  undo: "Undo",
  discardedDraft: "Discarded draft",
  discardedBy: "Draft discarded by {name}",
  discardedAt: "Draft discarded by {name}, {date}",
  wordsOf: "{count, plural, one {# word} other {# words}}",
  changesIn: "{count, plural, one {# unpublished change.} other {# unpublished changes.}}",
  keptUntil: "Kept until {date}.",
  overtaken:
    "The page was published after this draft. Publishing the restored draft replaces what readers see now.",
  restoreDraft: "Restore",
  previewDraft: "Preview",
  draftRestored: "Draft restored. Readers don't see it until you publish.",
  undone: "The page is as it was before",
});
