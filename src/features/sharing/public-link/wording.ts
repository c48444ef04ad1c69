import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type PublicLinkRefusal =
  | "page-not-public"
  | "page-password-short"
  | "public-end-passed"
  | "public-link-changed"
  | "wrong-page-password";

export const publicLinkRefusals: RefusalWording<PublicLinkRefusal> = {
  "page-not-public": { kind: "invalid", text: "Make the page public first, under Page permissions." },
  "page-password-short": { kind: "invalid", text: "Use at least {least} characters." },
  "public-end-passed": { kind: "invalid", text: "Choose today or a later day." },
  "public-link-changed": {
    kind: "conflict",
    text: "Someone changed public access since. Open Share again to see it.",
  },
  "wrong-page-password": { kind: "invalid", text: "Wrong password. Try again." },
};

export const publicLinkWords = words("public-link", {
  heading: "Public access",
  ended: "Public access ended on {day}.",
  newPassword: "Password",
  passwordHint: "Visitors enter it to open the page.",
  passwordIsSet: "A password is set. Type a new one to change it.",
  removePassword: "Remove password",
  lastDay: "Last day",
  lastDayHint: "Visitors can open it until the end of this day.",
  save: "Save",
  saved: "Public access saved",
  undo: "Undo",
  undone: "Public access restored",
  // What visitors see.
  lockedTitle: "This page needs a password",
  lockedHelp: "Ask the person who sent you the link for the password.",
  openPage: "Open page",
  isOpen: "You can open this page.",
});
