import { words } from "#kernel/words.ts";

export const twoStepNeedWords = words("two-step-need", {
  title: "Two-step verification",
  help: "A code from an app, set up at the next sign-in.",
  label: "Required for",
  nobody: "No one",
  admins: "Administrators and owners",
  everybody: "Everyone",
  saved: "Saved",
  undo: "Undo",
});
