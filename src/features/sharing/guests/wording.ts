import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type GuestRefusal =
  | "guest-link-gone"
  | "guests-not-allowed"
  | "guests-by-members"
  | "guests-only-view"
  | "guests-by-email"
  | "guests-stay"
  | "guests-needed"
  | "too-many-guests";

export const guestRefusals: RefusalWording<GuestRefusal> = {
  "guest-link-gone": {
    kind: "missing",
    text: "This link no longer works. Ask the sender for a new one.",
  },
  "guests-not-allowed": { kind: "forbidden", text: "Guests are turned off for this site." },
  "guests-by-members": { kind: "forbidden", text: "Only members of this site can invite guests." },
  "guests-only-view": {
    kind: "invalid",
    text: "Guests can only read. To let someone edit, add a person.",
  },
  "guests-by-email": { kind: "invalid", text: "Only new guests can be added by email." },
  "guests-stay": { kind: "invalid", text: "To turn off guest access, remove the guests." },
  "guests-needed": { kind: "invalid", text: "Add one or more guests to enable guest access." },
  "too-many-guests": { kind: "invalid", text: "A page can have {most} guests at most." },
};

export const guestWords = words("guests", {
  guests: "Guests",
  guestsHint: "Each guest gets a link by email and needs no account.",
  noMailHint: "Copy each guest's link and send it yourself.",
  access: "Guest access",
  add: "Add guest",
  email: "New guest's email",
  waiting: "Emailed when you save",
  noMailWaiting: "Gets a link when saved",
  invited: "Has a link",
  copy: "Copy link for {email}",
  notCopied: "Couldn't copy the link. Allow clipboard access, then try again.",
  copied: "Link copied. Anyone with it can read this page.",
  remove: "Remove {email}",
  removeEmpty: "Remove line",
  removed: "Removed when you save. The link stops working.",
  undoFor: "Keep {email}",
  suggestions: "Guests of other pages",
  notAnAddress: "Enter a valid email address.",
  listedAlready: "This address is already in the list.",
  title: "You're invited to read “{title}”",
  help: "A page from {site}. Anyone with this link can read it.",
  helpSignedIn:
    "You're signed in as {name}. This page isn't shared with you, but you can open it with this link.",
  open: "Open page",
});

export const guestMailWords = words("guest-mail", {
  subject: "{inviter} shared “{page}” with you",
  subjectPlain: "“{page}” is shared with you",
  text: "{inviter} invited you to read “{page}” at {site}. You don't need an account.",
  textPlain: "You're invited to read “{page}” at {site}. You don't need an account.",
  button: "Read page",
  closing: "Anyone with this link can read the page, so keep it private. It works until someone removes you.",
});
