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
    text: "This link does not work any more. Ask the person who sent it to you for a new one.",
  },
  "guests-not-allowed": { kind: "forbidden", text: "Guests are switched off for this site." },
  "guests-by-members": { kind: "forbidden", text: "Sorry, only members of this site can invite guests." },
  "guests-only-view": {
    kind: "invalid",
    text: "Guests can read a page. To let somebody edit it, add a person.",
  },
  "guests-by-email": { kind: "invalid", text: "Only new guests are added by email." },
  "guests-stay": { kind: "invalid", text: "To turn off guest access, remove the guests." },
  "guests-needed": { kind: "invalid", text: "Add one or more guests to enable guest access." },
  "too-many-guests": { kind: "invalid", text: "A page has at most {most} guests." },
};

export const guestWords = words("guests", {
  guests: "Guests",
  guestsHint: "Each guest gets a mail with a link to this page, and needs no account.",
  access: "Guest access",
  add: "Add a guest",
  email: "Email of a new guest",
  waiting: "Gets a mail when you save",
  invited: "Reads by a link",
  copy: "Copy the link of {email}",
  copied: "Link copied. Whoever has it can read this page.",
  remove: "Remove {email}",
  removeEmpty: "Remove this line",
  removed: "Removed when you save. The link stops working.",
  undoFor: "Keep {email}",
  suggestions: "Guests of other pages",
  notAnAddress: "This is not an email address.",
  listedAlready: "This address is on the list already.",
  title: "You're invited to read “{title}”",
  help: "A page of {site}. You need no account: whoever has this link can read it.",
  helpSignedIn:
    "You are signed in as {name}, and this page is not shared with you. With this link you can read it.",
  open: "Open the page",
});

export const guestMailWords = words("guest-mail", {
  subject: "{inviter} shares “{page}” with you",
  subjectPlain: "“{page}” is shared with you",
  greeting: "Hello,",
  text: "{inviter} invites you to read “{page}” at {site}. You need no account for it.",
  textPlain: "you are invited to read “{page}” at {site}. You need no account for it.",
  button: "Read the page",
  closing:
    "Whoever has this link can read the page, so it is best kept to yourself. It works as long as you are a guest of the page.",
});
