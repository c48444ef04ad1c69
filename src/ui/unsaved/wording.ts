import { words } from "#kernel/words.ts";

/** What is asked before changes are lost, and said while they are being saved (PDLG-14). */
export const unsavedWords = words("unsaved", {
  title: "Discard changes?",
  discard: "Discard changes",
  keepEditing: "Keep editing",
  savingNow: "Please wait, save in progress...",
  formHint: "Your changes will be lost.",
});
