import { words } from "#kernel/words.ts";

export const removalWords = words("removal", {
  title: "Delete {name}?",
  signIn: "{name} can no longer sign in.",
  stays: "Stays",
  goes: "Is deleted",
  undoable: "You can undo this for 90 days: they get a new invitation, and no old notifications.",
  handOver: "Hand over to",
  handOverHint: "They get this person's shared pages, groups, subsites and followed pages.",
  heirChosen: "{name} gets what is handed over.",
  confirm: "Delete user",
  task: "Delete {name}",
  done: "{name} deleted",
  undone: "{name} is back",
  notLoaded: "Couldn't load what this person has here. Try again in a moment.",
});

/** What people hold, of which each room tells the number. */
export const heldWords = words("held", {
  memberships: "Membership of {count, plural, one {# subsite} other {# subsites}}",
  alone: "{names} {count, plural, one {has} other {have}} no other administrator. A site owner can step in.",
  pages: "{count, plural, one {# page they made} other {# pages they made}}",
  drafts: "{count, plural, one {# draft, open to administrators} other {# drafts, open to administrators}}",
  stars: "{count, plural, one {# starred page} other {# starred pages}}",
  follows: "{count, plural, one {# followed page} other {# followed pages}}",
  shares: "Access by name to {count, plural, one {# page} other {# pages}}",
  guests: "{count, plural, one {# guest they invited} other {# guests they invited}}",
  entries: "{count, plural, one {# entry on a page} other {# entries on pages}}",
  comments: "{count, plural, one {# comment on a page} other {# comments on pages}}",
  notifications: "{count, plural, one {# notification} other {# notifications}}",
});
